/** The cart: what a shopper does to it, and what the shop makes of it. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dress, hat, scarf } from "#book/fixtures/goods.ts"
import { cartOrder, placedOrder } from "#book/fixtures/orders.ts"
import { couponExpired, missing, refused, timedOut, unauthorised, unreachable } from "#book/fixtures/problems.ts"
import type { LineId } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/order.ts"
import { withQuantity } from "#domain/rules/cart.ts"
import { quantitySettles } from "#domain/rules/waiting.ts"
import { cartMachine } from "#machines/cart.ts"
import { refusalOf, shownOrder, shownPieces } from "#machines/cart-context.ts"
import { heard, rehearse } from "./rehearsal.ts"

const lineId = dress.id as number as LineId
const place = { type: "order.place", paymentMethodId: 1, receipt: { kind: "person" } } as const

const openCart = async (order: Order | null = cartOrder) => {
  const cart = rehearse(cartMachine, { seed: "cart" })
  await cart.last("fetchCurrentOrder").answer(order)
  const state = () => cart.actor.getSnapshot().value
  const context = () => cart.actor.getSnapshot().context
  return {
    ...cart,
    send: cart.actor.send,
    /** Changes the line, and lets the moment pass in which another press might have come. */
    change: (quantity: number) => {
      cart.actor.send({ type: "line.change", lineId, quantity })
      cart.clock.increment(quantitySettles)
    },
    state,
    context,
    quantity: () => shownOrder(context())?.lineItems.find(({ id }) => id === lineId)?.quantity,
    changes: () => cart.asked.filter(({ port }) => port === "changeOrder").map(({ question }) => (question as { question: object }).question),
    placings: () => cart.asked.filter(({ port }) => port === "placeOrder").map(({ question }) => question as { key: string }),
    said: () => cart.emitted.flatMap((event) => (event.type === "notice.raise" ? [event.notice.said] : [])),
  }
}

describe("a cart", () => {
  it("takes a finished order for no order", async () => {
    const cart = await openCart(placedOrder)
    expect(cart.state().order).toBe("absent")
    expect(cart.context().order).toBeNull()
  })

  it("shows a quantity at once and sends ten quick clicks as one question", async () => {
    const cart = await openCart()
    for (let quantity = 3; quantity <= 12; quantity++) {
      cart.send({ type: "line.change", lineId, quantity })
      cart.clock.increment(quantitySettles - 1)
      expect(cart.quantity()).toBe(quantity)
    }
    expect(cart.changes()).toEqual([])
    cart.clock.increment(1)
    expect(cart.changes()).toMatchObject([{ quantity: 12 }])
    await cart.last("changeOrder").answer(withQuantity(cartOrder, lineId, 12))
    expect(cart.state().order).toBe("ready")
  })

  it("keeps clicks that come while a change is out, and sends the last of them", async () => {
    const cart = await openCart()
    cart.change(3)
    for (const quantity of [4, 5, 6]) cart.change(quantity)
    expect(cart.quantity()).toBe(6)
    await cart.last("changeOrder").answer(withQuantity(cartOrder, lineId, 3))
    expect(cart.quantity()).toBe(6)
    cart.clock.increment(quantitySettles)
    expect(cart.changes()).toMatchObject([{ quantity: 3 }, { quantity: 6 }])
  })

  it("sends a quantity at once when something else follows it", async () => {
    const cart = await openCart()
    cart.send({ type: "line.change", lineId, quantity: 3 })
    expect(cart.state().order).toBe("counting")
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    expect(cart.changes()).toMatchObject([{ quantity: 3 }])
  })

  it("tells the shop a quantity at once when the page hides", async () => {
    const cart = await openCart()
    cart.send({ type: "line.change", lineId, quantity: 3 })
    expect(cart.changes()).toEqual([])
    cart.send({ type: "cart.settle" })
    expect(cart.changes()).toMatchObject([{ quantity: 3 }])
  })

  it("calls off a quantity that is out for a newer one when the page hides", async () => {
    const cart = await openCart()
    cart.change(3)
    const older = cart.last("changeOrder")
    cart.send({ type: "line.change", lineId, quantity: 4 })
    cart.send({ type: "cart.settle" })
    expect(older.calledOff()).toBe(true)
    expect(cart.changes()).toMatchObject([{ quantity: 3 }, { quantity: 4 }])
    await cart.last("changeOrder").answer(withQuantity(cartOrder, lineId, 4))
    expect(cart.state().order).toBe("ready")
    expect(cart.quantity()).toBe(4)
  })

  it("calls nothing off that is out for something else when the page hides", async () => {
    const cart = await openCart()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    cart.send({ type: "line.change", lineId, quantity: 4 })
    cart.send({ type: "cart.settle" })
    expect(cart.last("changeOrder").calledOff()).toBe(false)
    expect(cart.changes()).toHaveLength(1)
  })

  it("keeps what is added while another change is out, and counts it at once", async () => {
    const cart = await openCart(null)
    cart.send({ type: "item.add", variantId: dress.variantId, quantity: 1 })
    cart.send({ type: "item.add", variantId: scarf.variantId, quantity: 2 })
    cart.send({ type: "item.add", variantId: scarf.variantId, quantity: 1 })
    expect(shownPieces(cart.context())).toBe(4)
    await cart.last("changeOrder").answer(cartOrder)
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.changes()).toMatchObject([{ variantId: dress.variantId, quantity: 1 }, { variantId: scarf.variantId, quantity: 3 }])
  })

  it("keeps what is added before it knows what the order is", async () => {
    const cart = rehearse(cartMachine, { seed: "cart" })
    cart.actor.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    expect(cart.asked.map(({ port }) => port)).toEqual(["fetchCurrentOrder"])
    await cart.last("fetchCurrentOrder").answer(null)
    expect(cart.last("changeOrder").question).toMatchObject({ port: "addItem", question: { variantId: hat.variantId } })
  })

  it("goes back to what the shop said and says the shop's words when a change is refused", async () => {
    const cart = await openCart()
    cart.change(99)
    expect(cart.quantity()).toBe(99)
    await cart.last("changeOrder").refuse(refused("Ердөө 10 ширхэг үлдсэн."))
    expect(cart.state().order).toBe("refused")
    expect(cart.quantity()).toBe(2)
    expect(cart.said()).toEqual([{ text: "Ердөө 10 ширхэг үлдсэн." }])
  })

  it("tries a change again under the same name", async () => {
    const cart = await openCart()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    await cart.last("changeOrder").refuse(unreachable)
    cart.send({ type: "cart.retry" })
    const [first, second] = cart.changes()
    expect(second).toEqual(first)
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.state().order).toBe("ready")
  })

  it("gives each change a name of its own", async () => {
    const cart = await openCart()
    for (const quantity of [3, 4]) {
      cart.change(quantity)
      await cart.last("changeOrder").answer(cartOrder)
    }
    const keys = cart.changes().map((change) => (change as { key: string }).key)
    expect(new Set(keys).size).toBe(2)
  })

  it.each([
    ["a line is gone", missing],
    ["another tab has placed it", { ...refused("Захиалга баталгаажсан байна."), code: "order_placed" }],
  ])("fetches the order again when %s, and says so", async (_, problem) => {
    const cart = await openCart()
    cart.change(3)
    await cart.last("changeOrder").refuse(problem)
    expect(cart.said()).toEqual([{ key: "notice.cartChanged" }])
    expect(cart.state().order).toBe("fetching")
    await cart.last("fetchCurrentOrder").answer(withQuantity(cartOrder, lineId, 0))
    expect(cart.state().order).toBe("ready")
    expect(cart.quantity()).toBeUndefined()
  })

  it("says for three seconds that something was added, counted from the last thing", async () => {
    const cart = await openCart()
    const add = async () => {
      cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
      await cart.last("changeOrder").answer(cartOrder)
    }
    await add()
    cart.clock.increment(2999)
    await add()
    cart.clock.increment(2999)
    expect(cart.state().feedback).toBe("justChanged")
    cart.clock.increment(1)
    expect(cart.state().feedback).toBe("quiet")
  })

  it("takes a line out at once and offers to put it back", async () => {
    const cart = await openCart()
    cart.send({ type: "line.remove", lineId })
    expect(cart.quantity()).toBeUndefined()
    const notice = cart.emitted.find((event) => event.type === "notice.raise")?.notice
    expect(notice).toMatchObject({ said: { key: "notice.lineRemoved", values: { name: dress.title } }, action: { key: "notice.undo" } })
    await cart.last("changeOrder").answer(withQuantity(cartOrder, lineId, 0))
    cart.send(notice!.action!.event)
    expect(cart.changes().at(-1)).toMatchObject({ variantId: dress.variantId, quantity: 2 })
  })

  it("asks again after the order when it is told that the shop knows better", async () => {
    const cart = await openCart()
    cart.send({ type: "cart.refresh" })
    expect(cart.state().order).toBe("fetching")
  })

  it("waits with asking again until a change is answered", async () => {
    const cart = await openCart()
    cart.change(3)
    cart.send({ type: "cart.refresh" })
    expect(cart.state().order).toBe("settling")
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.state().order).toBe("fetching")
  })

  it("holds nothing of a shopper who has left", async () => {
    const cart = await openCart()
    cart.change(3)
    cart.send({ type: "cart.reset" })
    expect(cart.state().order).toBe("absent")
    expect(cart.last("changeOrder").calledOff()).toBe(true)
    expect(shownPieces(cart.context())).toBe(0)
  })
})

describe("a coupon", () => {
  it("is said to be applied, and its field is empty again", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.type", code: " WINTER10 " })
    cart.send({ type: "coupon.apply", code: " WINTER10 " })
    expect(cart.changes()).toMatchObject([{ code: "WINTER10" }])
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.said()).toEqual([{ key: "notice.couponApplied" }])
    expect(cart.context().typedCode).toBe("")
  })

  it("that is refused stays in its field with the shop's words", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.type", code: "НАМАР50" })
    cart.send({ type: "coupon.apply", code: "НАМАР50" })
    await cart.last("changeOrder").refuse(couponExpired)
    expect(cart.context().typedCode).toBe("НАМАР50")
    expect(refusalOf(cart.context(), "ApplyCoupon")).toEqual(couponExpired)
  })

  it("applied quietly says neither success nor refusal", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.apply", code: "WINTER10", quiet: true })
    await cart.last("changeOrder").answer(cartOrder)
    cart.send({ type: "coupon.apply", code: "НАМАР50", quiet: true })
    await cart.last("changeOrder").refuse(couponExpired)
    expect(cart.said()).toEqual([])
  })

  it("of a visitor leads to the login and is still there afterwards", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.type", code: "WINTER10" })
    cart.send({ type: "coupon.apply", code: "WINTER10" })
    await cart.last("changeOrder").refuse(unauthorised)
    expect(cart.emitted.map(({ type }) => type)).toContain("login.needed")
    cart.send({ type: "cart.refresh" })
    await cart.last("fetchCurrentOrder").answer(cartOrder)
    expect(cart.context().typedCode).toBe("WINTER10")
  })
})

describe("placing an order", () => {
  it("waits until every change is answered", async () => {
    const cart = await openCart()
    cart.send({ type: "line.change", lineId, quantity: 3 })
    cart.send(place)
    expect(cart.placings()).toEqual([])
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.placings()).toHaveLength(1)
  })

  it("is called off when the cart turns out to be another one", async () => {
    const cart = await openCart()
    cart.send({ type: "line.change", lineId, quantity: 3 })
    cart.send(place)
    await cart.last("changeOrder").refuse(missing)
    await cart.last("fetchCurrentOrder").answer(withQuantity(cartOrder, lineId, 0))
    expect(cart.placings()).toEqual([])
    expect(cart.emitted.map(({ type }) => type)).toContain("place.refused")
  })

  it("is called off when a change before it is refused", async () => {
    const cart = await openCart()
    cart.send({ type: "line.change", lineId, quantity: 3 })
    cart.send(place)
    await cart.last("changeOrder").refuse(refused("Үлдэгдэл хүрэлцэхгүй."))
    expect(cart.placings()).toEqual([])
    expect(cart.emitted.map(({ type }) => type)).toContain("place.refused")
  })

  it("leaves no order behind, and tells which one was placed", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").answer(placedOrder)
    expect(cart.state().order).toBe("absent")
    expect(cart.emitted).toContainEqual({ type: "order.placed", order: placedOrder })
  })

  it("asks for the order before anything else when no answer came, and finds it placed", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(timedOut)
    expect(cart.state().order).toBe("askingOutcome")
    cart.send(place)
    await cart.last("fetchOrder").answer(placedOrder)
    expect(cart.placings()).toHaveLength(1)
    expect(cart.state().order).toBe("absent")
  })

  it("is done again under the same name when it turns out not to have happened", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(timedOut)
    await cart.last("fetchOrder").answer(cartOrder)
    expect(cart.state().order).toBe("refused")
    cart.send(place)
    const [first, second] = cart.placings()
    expect(second).toEqual(first)
  })

  it("in another way gets another name", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(timedOut)
    await cart.last("fetchOrder").answer(cartOrder)
    cart.send({ ...place, paymentMethodId: 2 })
    const keys = cart.placings().map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })

  it("asks every five seconds while the outcome cannot be found out, and never places meanwhile", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(timedOut)
    await cart.last("fetchOrder").refuse(unreachable)
    expect(cart.state().order).toBe("outcomeUnknown")
    cart.clock.increment(4999)
    expect(cart.state().order).toBe("outcomeUnknown")
    cart.clock.increment(1)
    expect(cart.state().order).toBe("askingOutcome")
    await cart.last("fetchOrder").refuse(unreachable)
    cart.send(place)
    expect(cart.state().order).toBe("askingOutcome")
    expect(cart.placings()).toHaveLength(1)
  })

  it("is followed to its outcome even when the shopper logs out meanwhile", async () => {
    const cart = await openCart()
    cart.send(place)
    cart.send({ type: "cart.reset" })
    expect(cart.state().order).toBe("placing")
    await cart.last("placeOrder").refuse(refused("Түр хүлээнэ үү."))
    expect(cart.state().order).toBe("absent")
  })
})

describe("however a shopper clicks and however slowly the shop answers", () => {
  type Move = { readonly kind: "want"; readonly quantity: number } | { readonly kind: "answer" } | { readonly kind: "refuse" } | { readonly kind: "pause" } | { readonly kind: "hide" }
  const move: fc.Arbitrary<Move> = fc.oneof(
    fc.integer({ min: 1, max: 9 }).map((quantity) => ({ kind: "want" as const, quantity })),
    fc.constant({ kind: "answer" as const }),
    fc.constant({ kind: "refuse" as const }),
    fc.constant({ kind: "pause" as const }),
    fc.constant({ kind: "hide" as const }),
  )

  it("one change is out at a time, and the last wish is what the shop ends up with", async () => {
    const outcomes = { settled: 0, refused: 0, calledOff: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 30 }), async (moves) => {
        const cart = await openCart()
        let held = cartOrder
        let wish = 2
        const answered = new Set<unknown>()
        const out = () => cart.asked.filter((each) => each.port === "changeOrder" && !each.calledOff() && !answered.has(each))
        const settle = async (kind: "answer" | "refuse") => {
          const [change] = out()
          if (change === undefined) return
          answered.add(change)
          if (kind === "refuse") {
            await change.refuse(unreachable)
            wish = held.lineItems.find(({ id }) => id === lineId)?.quantity ?? 0
            outcomes.refused++
            return
          }
          held = withQuantity(held, lineId, (change.question as { question: { quantity: number } }).question.quantity)
          await change.answer(held)
          outcomes.settled++
        }
        for (const each of moves) {
          if (each.kind === "want") {
            wish = each.quantity
            cart.send({ type: "line.change", lineId, quantity: wish })
          } else if (each.kind === "pause") cart.clock.increment(quantitySettles)
          else if (each.kind === "hide") cart.send({ type: "cart.settle" })
          else await settle(each.kind)
          expect(out().length).toBeLessThanOrEqual(1)
          expect(cart.quantity()).toBe(wish)
        }
        cart.clock.increment(quantitySettles)
        while (out().length > 0) {
          await settle("answer")
          cart.clock.increment(quantitySettles)
        }
        expect(held.lineItems.find(({ id }) => id === lineId)?.quantity).toBe(wish)
        outcomes.calledOff += cart.asked.filter((each) => each.calledOff() && !answered.has(each)).length
        await heard()
      }),
      { numRuns: 150 },
    )
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(5)
  })
})
