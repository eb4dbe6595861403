import { describe, expect, it } from "vitest"
import { timedOut, refused } from "#book/fixtures/shell/problems.ts"
import { usedVoucher } from "#book/fixtures/wallet/wallet.ts"
import { redemptionMachine } from "#machines/wallet/redemption.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

describe("redemption", () => {
  it("sends a code again with its key where the answer was lost, and another code with another key [S21] [X1]", async () => {
    const { actor, requests, last } = startTestActor(redemptionMachine, { kind: "voucher", seed: "s" })
    await last("fetchList").answer([])
    const redeem = () => actor.send({ type: "code.redeem" })
    actor.send({ type: "code.type", code: "BIRTHDAY30" })
    redeem()
    await last("redeem").refuse(timedOut)
    redeem()
    await last("redeem").refuse(refused("used"))
    actor.send({ type: "code.type", code: "BIRTHDAY31" })
    redeem()
    await last("redeem").answer(usedVoucher)
    const keys = requests.flatMap(({ port, input }) =>
      port === "redeem" ? [(input as { readonly input: { readonly key?: string } }).input.key] : [],
    )
    expect(keys).toEqual([keys[0], keys[0], expect.any(String)])
    expect(keys[0]).toMatch(/^s-/)
    expect(keys[2]).not.toBe(keys[0])
  })
})
