/** Placing an order from the cart: once, whatever happens to the connection. */
import { describe, expect, it } from "vitest"
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { cartOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import { missing, orderChanged, refused, timedOut, unreachable } from "#book/fixtures/shell/problems.ts"
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

  it("stores the placed order for a return to the checkout, until the logout", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").answer(placedOrder)
    expect(cart.actor.getSnapshot().context.placed).toBe(placedOrder.number)
    cart.send({ type: "cart.reset" })
    expect(cart.actor.getSnapshot().context.placed).toBeNull()
  })

  it("is cancelled when the cart is another one", async () => {
    const cart = await openCart()
    cart.send({ type: "line.change", lineId, quantity: 3 })
    cart.send(place)
    await cart.last("changeOrder").refuse(missing)
    await cart.last("fetchCurrentOrder").answer(withQuantity(cartOrder, lineId, 0))
    expect(cart.placings()).toEqual([])
    expect(cart.emitted.map(({ type }) => type)).toContain("place.refused")
  })

  it("is cancelled when the cart is gone, and not resumed later", async () => {
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

  it("is cancelled when a change returns another order", async () => {
    const cart = await openCart()
    cart.send({ type: "item.add", variantId: dress.variantId, quantity: 1 })
    cart.send(place)
    await cart.last("changeOrder").answer({ ...cartOrder, number: "R500000001" as OrderNumber })
    expect(cart.placings()).toEqual([])
    expect(cart.emitted.map(({ type }) => type)).toContain("place.refused")
  })

  it("is cancelled when an earlier change is refused", async () => {
    const cart = await openCart()
    cart.send({ type: "line.change", lineId, quantity: 3 })
    cart.send(place)
    await cart.last("changeOrder").refuse(refused("Үлдэгдэл хүрэлцэхгүй."))
    expect(cart.placings()).toEqual([])
    expect(cart.emitted.map(({ type }) => type)).toContain("place.refused")
  })

  it("leaves no order, and emits which one was placed", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").answer(placedOrder)
    expect(cart.state().order).toBe("absent")
    expect(cart.emitted).toContainEqual({ type: "order.placed", order: placedOrder })
  })

  it("fetches the order first when the response is lost, and finds it placed", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(timedOut)
    expect(cart.state().order).toBe("askingOutcome")
    cart.send(place)
    await cart.last("fetchOrder").answer(placedOrder)
    expect(cart.placings()).toHaveLength(1)
    expect(cart.state().order).toBe("absent")
  })

  it("is repeated with the same key when it has not happened", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(timedOut)
    await cart.last("fetchOrder").answer(cartOrder)
    expect(cart.state().order).toBe("refused")
    cart.send(place)
    const [first, second] = cart.placings()
    expect(second).toEqual(first)
  })

  it("checks the outcome while its first call still runs, and keeps its key", async () => {
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

  it("takes a new key for another payment method", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(timedOut)
    await cart.last("fetchOrder").answer(cartOrder)
    cart.send({ ...place, paymentMethodId: 2 })
    const keys = cart.placings().map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })

  it("takes the present order when it differs from the expected one, and reports it", async () => {
    const cart = await openCart()
    const now = withQuantity(cartOrder, lineId, 5)
    cart.send(place)
    await cart.last("placeOrder").refuse(orderChanged(now))
    expect(cart.state().order).toBe("ready")
    expect(cart.context().order).toEqual(now)
    expect(cart.emitted.map(({ type }) => type)).toEqual(expect.arrayContaining(["place.refused", "order.changed"]))
    expect(cart.emitted).toContainEqual({ type: "place.refused", problem: orderChanged(now) })
  })

  it("takes a new key at the next press after such a difference", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(orderChanged(withQuantity(cartOrder, lineId, 5)))
    cart.send({ ...place, expected: expectedOf(withQuantity(cartOrder, lineId, 5)) })
    const [first, second] = cart.placings()
    expect(second?.key).not.toBe(first?.key)
  })

  it("takes a new key when the expected order changed and the response was lost", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(timedOut)
    await cart.last("fetchOrder").answer(withQuantity(cartOrder, lineId, 5))
    cart.send({ ...place, expected: expectedOf(withQuantity(cartOrder, lineId, 5)) })
    expect(new Set(cart.placings().map(({ key }) => key)).size).toBe(2)
  })

  it("finds no cart when another tab has placed it", async () => {
    const cart = await openCart()
    cart.send(place)
    await cart.last("placeOrder").refuse(orderChanged(placedOrder))
    expect(cart.state().order).toBe("absent")
    expect(cart.emitted.map(({ type }) => type)).not.toContain("order.placed")
  })

  it("checks every five seconds while the outcome is unknown, and never places meanwhile", async () => {
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

  it("is followed to its outcome even if the shopper logs out meanwhile", async () => {
    const cart = await openCart()
    cart.send(place)
    cart.send({ type: "cart.reset" })
    expect(cart.state().order).toBe("placing")
    await cart.last("placeOrder").refuse(refused("Түр хүлээнэ үү."))
    expect(cart.state().order).toBe("absent")
  })
})
