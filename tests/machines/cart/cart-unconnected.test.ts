/** Cart without a connection: unsent changes and their notices. */
import { describe, expect, it } from "vitest"
import { dress, hat } from "#book/fixtures/catalogue/goods.ts"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { missing, refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { waitingItems } from "#machines/cart/cart-selectors.ts"
import { addingOf, shownQuantity } from "#machines/cart/cart-context.ts"
import { withQuantity } from "#domain/rules/cart/cart.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { tugrik } from "#domain/rules/money.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"
import { lineId, openCart, place } from "./open-cart.ts"

const unconnected = async () => {
  const cart = await openCart()
  cart.change(5)
  await cart.last("changeOrder").refuse(unreachable)
  return cart
}

describe("cart without a connection", () => {
  it("keeps the change and shows it, without a notice", async () => {
    const cart = await unconnected()
    expect([cart.state().order, cart.quantity()]).toEqual(["unconnected", 5])
    cart.send({ type: "cart.retry" })
    await cart.last("changeOrder").refuse(unreachable)
    expect(cart.messages()).toEqual([])
    expect(cart.quantity()).toBe(5)
  })

  it.each(["cart.refresh", "cart.retry"] as const)("sends the change with its key at %s, then those that wait", async (type) => {
    const cart = await unconnected()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 2 })
    cart.send({ type })
    expect(cart.changes().at(-1)).toEqual(cart.changes()[0])
    await cart.last("changeOrder").answer(withQuantity(cartOrder, lineId, 5))
    if (type === "cart.refresh") await cart.last("fetchCurrentOrder").answer(withQuantity(cartOrder, lineId, 5))
    expect(cart.changes().at(-1)).toMatchObject({ variantId: hat.variantId, quantity: 2 })
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.context()).toMatchObject({ isUnconnected: false, sent: null, waiting: [] })
  })

  it("shows a notice for each added item, and for a coupon that it needs a connection [B2]", async () => {
    const cart = await openCart()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    await cart.last("changeOrder").refuse(unreachable)
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    cart.send({ type: "cart.retry" })
    await cart.last("changeOrder").answer(cartOrder)
    await cart.last("changeOrder").answer(cartOrder)
    cart.send({ type: "coupon.apply", code: "WINTER10" })
    await cart.last("changeOrder").refuse(unreachable)
    expect(cart.messages()).toEqual([{ key: "notice.addWaits" }, { key: "notice.addWaits" }, { key: "notice.couponNeedsConnection" }])
  })

  it("shows an unsent item before there is a cart, and removes it again [B27]", async () => {
    const cart = await openCart(null)
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1, name: hat.title })
    await cart.last("changeOrder").refuse(unreachable)
    cart.send({ type: "item.add", variantId: dress.variantId, quantity: 1, name: dress.title })
    cart.send({ type: "item.add", variantId: dress.variantId, quantity: 2, name: dress.title })
    expect(waitingItems(cart.context())).toEqual([
      { variantId: hat.variantId, name: hat.title, quantity: 1 },
      { variantId: dress.variantId, name: dress.title, quantity: 3 },
    ])
    cart.send({ type: "item.cancel", variantId: hat.variantId })
    expect(cart.changes().at(-1)).toMatchObject({ variantId: dress.variantId, quantity: 3 })
    await cart.last("changeOrder").refuse(unreachable)
    expect([waitingItems(cart.context()).map(({ name }) => name), cart.context().isUnconnected]).toEqual([[dress.title], true])
    cart.send({ type: "item.cancel", variantId: dress.variantId })
    expect([cart.state().order, shownQuantity(cart.context()), cart.context().isUnconnected]).toEqual(["absent", 0, false])
  })

  it.each(["before", "after"] as const)(
    "shows a notice for an item that is added %s the changes of an earlier page are restored [B27]",
    async (order) => {
      const cart = startTestActor(cartMachine, { seed: "cart" })
      const changes = [{ change: { _tag: "AddItem", variantId: dress.variantId, quantity: 1 }, key: "earlier-1" }] as const
      const events = [
        { type: "cart.restore", order: null, changes, isUnconnected: true },
        { type: "item.add", variantId: hat.variantId, quantity: 1 },
      ] as const
      for (const event of order === "after" ? events : events.toReversed()) cart.actor.send(event)
      await cart.last("fetchCurrentOrder").refuse(unreachable)
      await cart.last("changeOrder").refuse(unreachable)
      expect(cart.emitted.flatMap((event) => (event.type === "notice.raise" ? [event.notice.message] : []))).toEqual([
        { key: "notice.addWaits" },
      ])
      expect(waitingItems(cart.actor.getSnapshot().context)).toHaveLength(2)
    },
  )

  it("keeps other changes, with their keys, when an item is removed [B27]", async () => {
    const cart = await unconnected()
    const [first] = cart.changes()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    cart.send({ type: "item.cancel", variantId: hat.variantId })
    expect(cart.changes().at(-1)).toEqual(first)
    await cart.last("changeOrder").answer(withQuantity(cartOrder, lineId, 5))
    expect([cart.state().order, cart.quantity(), cart.context().isUnconnected]).toEqual(["ready", 5, false])
  })

  it("puts a removed line back, and adds to a set quantity, whatever waits before [B2]", async () => {
    const cart = await unconnected()
    const { variantId } = cartOrder.lineItems.find(({ id }) => id === lineId) ?? dress
    cart.send({ type: "item.add", variantId, quantity: 1 })
    cart.send({ type: "line.remove", lineId })
    cart.send({ type: "line.restore", variantId, quantity: 6, position: lineId })
    expect(cart.context().waiting).toMatchObject([
      { _tag: "AddItem", quantity: 1 },
      { _tag: "ChangeLine", quantity: 0 },
      { _tag: "AddItem", quantity: 6 },
    ])
    cart.send({ type: "line.change", lineId, quantity: 5 })
    cart.send({ type: "item.add", variantId, quantity: 1 })
    expect(cart.quantity()).toBe(6)
    cart.send({ type: "item.add", variantId, quantity: 1 })
    expect(cart.context().waiting.at(-1)).toMatchObject({ _tag: "AddItem", quantity: 2 })
  })

  it.each([
    [503, true],
    [500, false],
  ] as const)("keeps a change at the status %i: %s", async (status, isKept) => {
    const cart = await openCart()
    cart.change(5)
    await cart.last("changeOrder").refuse({ _tag: "Failed", status, text: "The fault is on our side." })
    expect(cart.context().isUnconnected).toBe(isKept)
  })

  it("tries again by itself where no browser reports the connection", async () => {
    const cart = await unconnected()
    cart.clock.increment(15_000)
    expect(cart.changes()).toHaveLength(2)
  })

  it("names the line whose price is another than the one that was shown [B2]", async () => {
    const cart = await unconnected()
    const [line] = cartOrder.lineItems
    const dearer = {
      ...cartOrder,
      lineItems: cartOrder.lineItems.map((one) => (one.id === line?.id ? { ...one, price: tugrik(one.price + 5000) } : one)),
    }
    cart.send({ type: "cart.retry" })
    await cart.last("changeOrder").answer(dearer)
    expect(cart.messages()).toMatchObject([
      {
        key: "notice.repriced",
        values: { name: line?.product.name, was: formatTugrik(line?.price ?? 0), is: formatTugrik((line?.price ?? 0) + 5000) },
      },
    ])
  })

  it("names the product of each refusal once, and still sends the other changes", async () => {
    const cart = await unconnected()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1, name: hat.title })
    cart.send({ type: "cart.retry" })
    await cart.last("changeOrder").refuse(refused("Ердөө 3 ширхэг үлдсэн."))
    expect(cart.context().refused).toBeNull()
    expect(cart.changes().at(-1)).toMatchObject({ variantId: hat.variantId })
    await cart.last("changeOrder").refuse(refused("Энэ бараа дууссан байна"))
    const line = cartOrder.lineItems.find(({ id }) => id === lineId)
    expect(cart.messages()).toEqual([
      { key: "notice.addWaits" },
      { key: "notice.changeRefused", values: { name: line?.product.name, reason: "Ердөө 3 ширхэг үлдсэн." } },
      { key: "notice.changeRefused", values: { name: hat.title, reason: "Энэ бараа дууссан байна" } },
    ])
    expect([cart.state().order, cart.context().refused, cart.quantity()]).toEqual(["ready", null, line?.quantity])
  })

  it("names no product that it does not know, and no product of a coupon", async () => {
    const cart = await openCart()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    await cart.last("changeOrder").refuse(unreachable)
    cart.send({ type: "coupon.apply", code: "WINTER10" })
    await cart.last("changeOrder").refuse(refused("Энэ бараа дууссан байна"))
    await cart.last("changeOrder").refuse(refused("Купоны хугацаа дууссан"))
    expect(cart.messages()).toEqual([{ key: "notice.addWaits" }, { text: "Энэ бараа дууссан байна" }, { text: "Купоны хугацаа дууссан" }])
    expect(cart.context().refused).toMatchObject({ sent: { change: { _tag: "ApplyCoupon" } } })
  })

  it("keeps a change that the shop may still accept, and sends it again", async () => {
    const cart = await unconnected()
    cart.send({ type: "cart.retry" })
    await cart.last("changeOrder").refuse({ _tag: "TimedOut" })
    expect(cart.context().refused).toMatchObject({ sent: { change: { _tag: "ChangeLine" } }, problem: { _tag: "TimedOut" } })
  })

  it("shows that a line is gone, and still sends the other changes", async () => {
    const cart = await unconnected()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    cart.send({ type: "cart.retry" })
    await cart.last("changeOrder").refuse(missing)
    await cart.last("fetchCurrentOrder").answer(cartOrder)
    expect(cart.messages().at(-1)).toEqual({ key: "notice.cartChanged" })
    expect(cart.changes().at(-1)).toMatchObject({ variantId: hat.variantId })
  })

  it.each([
    { type: "coupon.apply", code: "WINTER10" },
    { type: "credit.use", amount: tugrik(1000), source: null },
  ] as const)("refuses a change that needs a connection at its field: %j", async (event) => {
    const cart = await unconnected()
    cart.send(event)
    await cart.last("changeOrder").refuse(unreachable)
    expect(cart.context().refused).toMatchObject({
      sent: { change: { _tag: event.type === "coupon.apply" ? "ApplyCoupon" : "UseCredit" } },
      problem: unreachable,
    })
    expect(cart.emitted).toContainEqual(expect.objectContaining({ type: "change.refused" }))
    expect([cart.state().order, cart.context().waiting]).toEqual(["unconnected", []])
  })

  it("places nothing", async () => {
    const cart = await unconnected()
    cart.send(place)
    expect(cart.emitted).toContainEqual({ type: "place.refused", problem: unreachable })
    expect(cart.context().placing).toBeNull()
  })

  it("shows no progress on the button of a waiting item", async () => {
    const cart = await openCart()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    expect(addingOf(cart.context(), hat.variantId, false)).toBe("adding")
    await cart.last("changeOrder").refuse(unreachable)
    expect(addingOf(cart.context(), hat.variantId, false)).toBe("resting")
  })

  it("drops unsent changes at logout", async () => {
    const cart = await unconnected()
    cart.send({ type: "cart.reset" })
    expect(cart.context()).toMatchObject({ isUnconnected: false, sent: null })
  })
})
