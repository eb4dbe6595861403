/** Law of the recharge machine: whatever the shopper, the network and the bank do, the screen ends as the shop says, within ten seconds. */
import { describe, expect, it } from "vitest"
import fc from "fast-check"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { rechargeAs, rechargeInFlight } from "#book/fixtures/wallet/wallet.ts"
import type { PaymentStatus } from "#domain/entities/cart/payment.ts"
import { rechargeMachine } from "#machines/wallet/recharge.ts"
import "#tests/laws.ts"
import { paymentStatuses, statusAfter } from "#tests/machines/payment-statuses.ts"
import { advanceSeconds, startTestActor } from "#tests/machines/test-actor.ts"

/** Seconds within which the screen says what the shop says. */
const promised = 10

const shown: Readonly<Record<PaymentStatus, string>> = {
  pending: "waiting",
  processing: "waiting",
  paid: "paid",
  failed: "declined",
  overdue: "ended",
  canceled: "ended",
  refunded: "ended",
}

/** What is in the wallet stays there, and late money comes into it. */
const rechargeAfter = (status: PaymentStatus, pick: number): PaymentStatus => {
  if (status === "paid") return status
  return shown[status] === "ended" && pick > 2 ? "paid" : statusAfter(status, pick)
}

type Step =
  | { readonly type: "shop"; readonly pick: number }
  | { readonly type: "seconds"; readonly count: number }
  | { readonly type: "presence"; readonly visible: boolean; readonly online: boolean }
  | { readonly type: "network"; readonly works: boolean }
  | { readonly type: "check" }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant("shop" as const), pick: fc.nat(4) }),
  fc.record({ type: fc.constant("seconds" as const), count: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ type: fc.constant("presence" as const), visible: fc.boolean(), online: fc.boolean() }),
  fc.record({ type: fc.constant("network" as const), works: fc.boolean() }),
  fc.record({ type: fc.constant("check" as const) }),
)

describe("a recharge in any order of events", () => {
  it("ends in the state of the shop's last response", async () => {
    const seen = new Set<PaymentStatus>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        let status: PaymentStatus = "pending"
        let works = true
        const { actor, clock, requests } = startTestActor(rechargeMachine, { number: rechargeInFlight.number, seed: "walk" })
        let answered = 0
        const answer = async () => {
          while (answered < requests.length) {
            const request = requests[answered]
            answered += 1
            await (works ? request?.answer(rechargeAs(status)) : request?.refuse(unreachable))
          }
        }
        const wait = async (seconds: number) => {
          for (let second = 0; second < seconds; second += 1) {
            advanceSeconds(clock, 1)
            await answer()
          }
        }
        await answer()
        for (const one of steps) {
          if (one.type === "shop") status = rechargeAfter(status, one.pick)
          else if (one.type === "seconds") await wait(one.count)
          else if (one.type === "presence") actor.send({ type: "presence.changed", visible: one.visible, online: one.online })
          else if (one.type === "network") works = one.works
          else actor.send({ type: "recharge.check" })
          await answer()
        }
        works = true
        actor.send({ type: "presence.changed", visible: true, online: true })
        await wait(promised)
        const { context, value } = actor.getSnapshot()
        seen.add(status)
        actor.stop()
        return context.recharge?.payment.status === status && value === shown[status]
      }),
    )
    expect([...seen].toSorted()).toEqual(paymentStatuses.toSorted())
  })
})
