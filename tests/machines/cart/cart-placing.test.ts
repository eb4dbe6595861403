/** Placing an order from the cart: once, whatever becomes of the connection. */
import { describe, expect, it } from "vitest"
import { dress } from "#book/fixtures/goods.ts"
import { cartOrder, placedOrder } from "#book/fixtures/orders.ts"
import { missing, orderChanged, refused, timedOut, unreachable } from "#book/fixtures/problems.ts"
import type { OrderNumber } from "#domain/entities/ids.ts"
import { withQuantity } from "#domain/rules/cart/cart.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { lineId, openCart, place } from "./open-cart.ts"

describe("placing an order", () => {
  it("waits until every change is answered", async () => {
    const cart = await openCart()
    cart.send({ type: "line.change", lineId, quantity: 3 })
    cart.send(place)
    expect(cart.placings()).toEqual([])
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.placings()).toHaveLength(1)
  })

  it("is remembered for whoever comes back to the checkout, until the logout", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").answer(placedOrder)
    expect(cart.actor.getSnapshot().context.placed).toBe(placedOrder.number)
    cart.send({ type: "cart.reset" })
    expect(cart.actor.getSnapshot().context.placed).toBeNull()
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

  it("is called off when the cart turns out to be gone, and not done by itself later", async () => {
    const cart = await openCart()
    cart.send({ type: "cart.refresh" })
    cart.send(place)
    await cart.last("fetchCurrentOrder").answer(null)
    expect(cart.emitted.map(({ type }) => type)).toContain("place.refused")
    expect(cart.messages()).toEqual([{ key: "notice.cartChanged" }])
    cart.send({ type: "item.add", variantId: dress.variantId, quantity: 1 })
    await cart.last("changeOrder").answer({ ...cartOrder, number: "R500000001" as OrderNumber })
    expect(cart.placings()).toEqual([])
    expect(cart.state().order).toBe("ready")
  })

  it("is called off when a change is answered with another order", async () => {
    const cart = await openCart()
    cart.send({ type: "item.add", variantId: dress.variantId, quantity: 1 })
    cart.send(place)
    await cart.last("changeOrder").answer({ ...cartOrder, number: "R500000001" as OrderNumber })
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

  it("is asked after where the first try of it still runs, and keeps its name", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(timedOut)
    await cart.last("fetchOrder").answer(cartOrder)
    cart.send(place)
    await cart.last("placeOrder").refuse(refused("Түр хүлээнэ үү.", null, 409))
    expect(cart.state().order).toBe("askingOutcome")
    await cart.last("fetchOrder").answer(placedOrder)
    expect(cart.state().order).toBe("absent")
    expect(cart.emitted).toContainEqual({ type: "order.placed", order: placedOrder })
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

  it("of an order that was seen otherwise takes the order as it is, and says so", async () => {
    const cart = await openCart()
    const now = withQuantity(cartOrder, lineId, 5)
    cart.send(place)
    await cart.last("placeOrder").refuse(orderChanged(now))
    expect(cart.state().order).toBe("ready")
    expect(cart.context().order).toEqual(now)
    expect(cart.emitted.map(({ type }) => type)).toEqual(expect.arrayContaining(["place.refused", "order.changed"]))
    expect(cart.emitted).toContainEqual({ type: "place.refused", problem: orderChanged(now) })
  })

  it("of an order that was seen otherwise is another intent at the next press", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(orderChanged(withQuantity(cartOrder, lineId, 5)))
    cart.send({ ...place, expected: expectedOf(withQuantity(cartOrder, lineId, 5)) })
    const [first, second] = cart.placings()
    expect(second?.key).not.toBe(first?.key)
  })

  it("seen otherwise meanwhile gets another name when no answer came", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(timedOut)
    await cart.last("fetchOrder").answer(withQuantity(cartOrder, lineId, 5))
    cart.send({ ...place, expected: expectedOf(withQuantity(cartOrder, lineId, 5)) })
    expect(new Set(cart.placings().map(({ key }) => key)).size).toBe(2)
  })

  it("finds no cart any more where another tab placed it otherwise", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(orderChanged(placedOrder))
    expect(cart.state().order).toBe("absent")
    expect(cart.emitted.map(({ type }) => type)).not.toContain("order.placed")
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
