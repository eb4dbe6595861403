/** Cart with the unsent changes of an earlier page, which are restored. */
import { describe, expect, it } from "vitest"
import { dress, hat } from "#book/fixtures/catalogue/goods.ts"
import { cartOrder, oneLineCart } from "#book/fixtures/orders/orders.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { shownQuantity } from "#machines/cart/cart-context.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"
import { lineId } from "./open-cart.ts"

describe("changes of an earlier page", () => {
  const changes = [
    { change: { _tag: "AddItem", variantId: dress.variantId, quantity: 1 }, key: "earlier-1" },
    { change: { _tag: "ChangeLine", lineId, quantity: 4 }, key: null },
  ] as const

  it("show on the order that was seen, and are sent with the keys that they had", async () => {
    const cart = startTestActor(cartMachine, { seed: "later" })
    cart.actor.send({ type: "cart.restore", order: oneLineCart, changes, isUnconnected: true })
    const before = oneLineCart.totalQuantity
    expect(shownQuantity(cart.actor.getSnapshot().context)).not.toBe(before)
    await cart.last("fetchCurrentOrder").answer(cartOrder)
    await cart.last("changeOrder").answer(cartOrder)
    await cart.last("changeOrder").answer(cartOrder)
    const inputs = cart.requests.filter(({ port }) => port === "changeOrder").map(({ input }) => (input as { input: object }).input)
    expect(inputs).toMatchObject([
      { key: "earlier-1", quantity: 1 },
      { key: "later-1", quantity: 4 },
    ])
    expect(cart.actor.getSnapshot().context.isUnconnected).toBe(false)
  })

  it("name the product of a refusal by what was stored with them, or by the order", async () => {
    const cart = startTestActor(cartMachine, { seed: "later" })
    const messages: unknown[] = []
    cart.actor.on("notice.raise", ({ notice }) => messages.push(notice.message))
    const named = { change: { _tag: "AddItem", variantId: hat.variantId, quantity: 1, name: hat.title }, key: "earlier-2" } as const
    cart.actor.send({ type: "cart.restore", order: oneLineCart, changes: [named, ...changes], isUnconnected: true })
    await cart.last("fetchCurrentOrder").answer(cartOrder)
    for (const _ of [named, ...changes]) await cart.last("changeOrder").refuse(refused("Энэ бараа дууссан байна"))
    const nameOf = (matches: (line: (typeof cartOrder.lineItems)[number]) => boolean) => cartOrder.lineItems.find(matches)?.product.name
    const names = [hat.title, nameOf(({ variantId }) => variantId === dress.variantId), nameOf(({ id }) => id === lineId)]
    expect(messages).toEqual(names.map((name) => ({ key: "notice.changeRefused", values: { name, reason: "Энэ бараа дууссан байна" } })))
  })

  it("are sent without the offline message where their page had a connection, and refused at their line", async () => {
    const cart = startTestActor(cartMachine, { seed: "later" })
    const [, change] = changes
    cart.actor.send({ type: "cart.restore", order: oneLineCart, changes: [change], isUnconnected: false })
    expect(cart.actor.getSnapshot().context.isUnconnected).toBe(false)
    await cart.last("fetchCurrentOrder").answer(cartOrder)
    const problem = refused("Энэ бараа дууссан байна")
    await cart.last("changeOrder").refuse(problem)
    expect(cart.actor.getSnapshot()).toMatchObject({
      value: { order: "refused" },
      context: { refused: { sent: { change: change.change }, problem } },
    })
  })

  it("wait for the connection where the order cannot be fetched either", async () => {
    const cart = startTestActor(cartMachine, { seed: "later" })
    cart.actor.send({ type: "cart.restore", order: cartOrder, changes, isUnconnected: true })
    await cart.last("fetchCurrentOrder").refuse(unreachable)
    await cart.last("changeOrder").refuse(unreachable)
    expect(cart.actor.getSnapshot().value.order).toBe("unconnected")
    expect(cart.actor.getSnapshot().context).toMatchObject({ refused: null, isUnconnected: true })
  })

  it("add only items where there is no order any more", async () => {
    const cart = startTestActor(cartMachine, { seed: "later" })
    cart.actor.send({ type: "cart.restore", order: null, changes, isUnconnected: true })
    await cart.last("fetchCurrentOrder").answer(null)
    await cart.last("changeOrder").answer(oneLineCart)
    expect(cart.requests.filter(({ port }) => port === "changeOrder")).toHaveLength(1)
  })
})
