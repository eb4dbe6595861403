/** Law of the cart for any order of clicks and responses. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { withQuantity } from "#domain/rules/cart/cart.ts"
import { quantityDebounce } from "#domain/rules/timings.ts"
import { lineId, openCart } from "./open-cart.ts"
import { answersHandled } from "#tests/machines/test-actor.ts"

describe("any order of clicks and responses", () => {
  type Move =
    | { readonly kind: "want"; readonly quantity: number }
    | { readonly kind: "answer" }
    | { readonly kind: "refuse" }
    | { readonly kind: "pause" }
    | { readonly kind: "hide" }
    | { readonly kind: "retry" }
  const move: fc.Arbitrary<Move> = fc.oneof(
    fc.integer({ min: 1, max: 9 }).map((quantity) => ({ kind: "want" as const, quantity })),
    fc.constant({ kind: "answer" as const }),
    fc.constant({ kind: "refuse" as const }),
    fc.constant({ kind: "pause" as const }),
    fc.constant({ kind: "hide" as const }),
    fc.constant({ kind: "retry" as const }),
  )

  it("sends one change at a time, and ends with the last wish", async () => {
    const outcomes = { settled: 0, unconnected: 0, isAborted: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 30 }), async (moves) => {
        const cart = await openCart()
        let stored = cartOrder
        let wish = 2
        const answered = new Set<unknown>()
        const out = () => cart.requests.filter((each) => each.port === "changeOrder" && !each.isAborted() && !answered.has(each))
        const answerNext = async (kind: "answer" | "refuse") => {
          const [change] = out()
          if (change === undefined) return
          answered.add(change)
          if (kind === "refuse") {
            await change.refuse(unreachable)
            outcomes.unconnected++
            return
          }
          stored = withQuantity(stored, lineId, (change.input as { input: { quantity: number } }).input.quantity)
          await change.answer(stored)
          outcomes.settled++
        }
        for (const each of moves) {
          if (each.kind === "want") {
            wish = each.quantity
            cart.send({ type: "line.change", lineId, quantity: wish })
          } else if (each.kind === "pause") cart.clock.increment(quantityDebounce)
          else if (each.kind === "retry") cart.send({ type: "cart.retry" })
          else if (each.kind === "hide") cart.send({ type: "cart.settle" })
          else await answerNext(each.kind)
          expect(out().length).toBeLessThanOrEqual(1)
          expect(cart.quantity()).toBe(wish)
        }
        cart.clock.increment(quantityDebounce)
        cart.send({ type: "cart.retry" })
        while (out().length > 0) {
          await answerNext("answer")
          cart.clock.increment(quantityDebounce)
        }
        expect(stored.lineItems.find(({ id }) => id === lineId)?.quantity).toBe(wish)
        outcomes.isAborted += cart.requests.filter((each) => each.isAborted() && !answered.has(each)).length
        await answersHandled()
      }),
      { numRuns: 150 },
    )
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(5)
  })
})
