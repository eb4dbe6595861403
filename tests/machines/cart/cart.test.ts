/** Cart machine: changes and their responses. */
import { describe, expect, it } from "vitest"
import { dress, hat, scarf } from "#book/fixtures/catalogue/goods.ts"
import { cartOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import { missing, refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { withQuantity } from "#domain/rules/cart/cart.ts"
import { quantityDebounce } from "#domain/rules/timings.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { shownQuantity } from "#machines/cart/cart-context.ts"
import { lineId, openCart } from "./open-cart.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

describe("cart", () => {
  it("treats a finished order as no order [B1]", async () => {
    const cart = await openCart(placedOrder)
    expect(cart.state().order).toBe("absent")
    expect(cart.context().order).toBeNull()
  })

  it("shows a quantity at once and sends ten quick clicks as one request", async () => {
    const cart = await openCart()
    for (let quantity = 3; quantity <= 12; quantity++) {
      cart.send({ type: "line.change", lineId, quantity })
      cart.clock.increment(quantityDebounce - 1)
      expect(cart.quantity()).toBe(quantity)
    }
    expect(cart.changes()).toEqual([])
    cart.clock.increment(1)
    expect(cart.changes()).toMatchObject([{ quantity: 12 }])
    await cart.last("changeOrder").answer(withQuantity(cartOrder, lineId, 12))
    expect(cart.state().order).toBe("ready")
  })

  it("keeps clicks during a pending change, and sends the last of them", async () => {
    const cart = await openCart()
    cart.change(3)
    for (const quantity of [4, 5, 6]) cart.change(quantity)
    expect(cart.quantity()).toBe(6)
    await cart.last("changeOrder").answer(withQuantity(cartOrder, lineId, 3))
    expect(cart.quantity()).toBe(6)
    cart.clock.increment(quantityDebounce)
    expect(cart.changes()).toMatchObject([{ quantity: 3 }, { quantity: 6 }])
  })

  it("sends a quantity at once when another change follows", async () => {
    const cart = await openCart()
    cart.send({ type: "line.change", lineId, quantity: 3 })
    expect(cart.state().order).toBe("counting")
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    expect(cart.changes()).toMatchObject([{ quantity: 3 }])
  })

  it("sends a quantity at once when the page hides", async () => {
    const cart = await openCart()
    cart.send({ type: "line.change", lineId, quantity: 3 })
    expect(cart.changes()).toEqual([])
    cart.send({ type: "cart.settle" })
    expect(cart.changes()).toMatchObject([{ quantity: 3 }])
  })

  it("aborts a pending quantity for a newer one when the page hides", async () => {
    const cart = await openCart()
    cart.change(3)
    const older = cart.last("changeOrder")
    cart.send({ type: "line.change", lineId, quantity: 4 })
    cart.send({ type: "cart.settle" })
    expect(older.isAborted()).toBe(true)
    expect(cart.changes()).toMatchObject([{ quantity: 3 }, { quantity: 4 }])
    await cart.last("changeOrder").answer(withQuantity(cartOrder, lineId, 4))
    expect(cart.state().order).toBe("ready")
    expect(cart.quantity()).toBe(4)
  })

  it("aborts no other pending change when the page hides", async () => {
    const cart = await openCart()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    cart.send({ type: "line.change", lineId, quantity: 4 })
    cart.send({ type: "cart.settle" })
    expect(cart.last("changeOrder").isAborted()).toBe(false)
    expect(cart.changes()).toHaveLength(1)
  })

  it("queues an item during a pending change, and counts it at once", async () => {
    const cart = await openCart(null)
    cart.send({ type: "item.add", variantId: dress.variantId, quantity: 1 })
    cart.send({ type: "item.add", variantId: scarf.variantId, quantity: 2 })
    cart.send({ type: "item.add", variantId: scarf.variantId, quantity: 1 })
    expect(shownQuantity(cart.context())).toBe(4)
    await cart.last("changeOrder").answer(cartOrder)
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.changes()).toMatchObject([
      { variantId: dress.variantId, quantity: 1 },
      { variantId: scarf.variantId, quantity: 3 },
    ])
  })

  it("sends the options of an item, through waiting and retries [B2]", async () => {
    const cart = await openCart()
    cart.send({ type: "line.change", lineId, quantity: 0 })
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1, options: { color: "black" } })
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1, options: { color: "black" } })
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.changes().at(-1)).toMatchObject({ variantId: hat.variantId, quantity: 2, options: { color: "black" } })
    await cart.last("changeOrder").refuse({ _tag: "Unreachable" })
    cart.send({ type: "cart.retry" })
    expect(cart.changes().at(-1)).toMatchObject({ quantity: 2, options: { color: "black" } })
  })

  it("sends no options for an item without them [B2]", async () => {
    const cart = await openCart()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    expect(cart.changes().at(-1)).toMatchObject({ options: {} })
  })

  it("queues an item before the order is known", async () => {
    const cart = startTestActor(cartMachine, { seed: "cart" })
    cart.actor.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    expect(cart.requests.map(({ port }) => port)).toEqual(["fetchCurrentOrder"])
    await cart.last("fetchCurrentOrder").answer(null)
    expect(cart.last("changeOrder").input).toMatchObject({ port: "addItem", input: { variantId: hat.variantId } })
  })

  it("rolls back a refused change and shows the shop's message [B2]", async () => {
    const cart = await openCart()
    cart.change(99)
    expect(cart.quantity()).toBe(99)
    await cart.last("changeOrder").refuse(refused("Ердөө 10 ширхэг үлдсэн."))
    expect(cart.state().order).toBe("refused")
    expect(cart.quantity()).toBe(2)
    expect(cart.messages()).toEqual([{ text: "Ердөө 10 ширхэг үлдсэн." }])
  })

  it("retries a change with the same key", async () => {
    const cart = await openCart()
    cart.send({ type: "item.add", variantId: hat.variantId, quantity: 1 })
    await cart.last("changeOrder").refuse(unreachable)
    cart.send({ type: "cart.retry" })
    const [first, second] = cart.changes()
    expect(second).toEqual(first)
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.state().order).toBe("ready")
  })

  it("gives each change its own key", async () => {
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
  ])("fetches the order again when %s, and raises a notice [B4]", async (_, problem) => {
    const cart = await openCart()
    cart.change(3)
    await cart.last("changeOrder").refuse(problem)
    expect(cart.messages()).toEqual([{ key: "notice.cartChanged" }])
    expect(cart.state().order).toBe("fetching")
    await cart.last("fetchCurrentOrder").answer(withQuantity(cartOrder, lineId, 0))
    expect(cart.state().order).toBe("ready")
    expect(cart.quantity()).toBeUndefined()
  })

  it("shows for three seconds that an item was added, counted from the last one [B3] [W13]", async () => {
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

  it("removes a line at once and offers to restore it", async () => {
    const cart = await openCart()
    cart.send({ type: "line.remove", lineId })
    expect(cart.quantity()).toBeUndefined()
    const notice = cart.emitted.find((event) => event.type === "notice.raise")?.notice
    expect(notice).toMatchObject({ message: { key: "notice.lineRemoved", values: { name: dress.title } }, action: { key: "notice.undo" } })
    await cart.last("changeOrder").answer(withQuantity(cartOrder, lineId, 0))
    cart.send(notice!.action!.event)
    expect(cart.changes().at(-1)).toMatchObject({ variantId: dress.variantId, quantity: 2 })
  })

  it("restores a removed line at its place with its options, and shows a notice [B2]", async () => {
    const options = { engraving: "Номин" }
    const order = {
      ...cartOrder,
      lineItems: cartOrder.lineItems.map((line) => (line.id === lineId ? { ...line, options, position: 7 } : line)),
    }
    const cart = await openCart(order)
    cart.send({ type: "line.remove", lineId })
    await cart.last("changeOrder").answer(withQuantity(order, lineId, 0))
    cart.send(cart.emitted.find((event) => event.type === "notice.raise")!.notice.action!.event)
    expect(cart.changes().at(-1)).toMatchObject({ options, position: 7 })
    await cart.last("changeOrder").answer(order)
    expect(cart.context()).toMatchObject({ justAdded: dress.variantId, justRestored: true })
    cart.send({ type: "item.add", variantId: dress.variantId, quantity: 1 })
    await cart.last("changeOrder").answer(order)
    expect(cart.context().justRestored).toBe(false)
  })

  it("fetches the order again on `cart.refresh`", async () => {
    const cart = await openCart()
    cart.send({ type: "cart.refresh" })
    expect(cart.state().order).toBe("fetching")
  })

  it("delays that fetch until a change is answered", async () => {
    const cart = await openCart()
    cart.change(3)
    cart.send({ type: "cart.refresh" })
    expect(cart.state().order).toBe("settling")
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.state().order).toBe("fetching")
  })

  it("holds nothing of a shopper who has logged out", async () => {
    const cart = await openCart()
    cart.change(3)
    cart.send({ type: "cart.reset" })
    expect(cart.state().order).toBe("absent")
    expect(cart.last("changeOrder").isAborted()).toBe(true)
    expect(shownQuantity(cart.context())).toBe(0)
  })
})
