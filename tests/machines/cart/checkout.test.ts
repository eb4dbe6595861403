/** Steps of the checkout machine, joined with the cart. */
import { tugrik } from "#domain/rules/money.ts"
import { describe, expect, it } from "vitest"
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { addressedOrder, cartOrder, creditedOrder, walletCart, placedAsSeen } from "#book/fixtures/orders/orders.ts"
import { ofStay } from "#book/fixtures/travel/stay-orders.ts"
import { zones } from "#book/fixtures/account/zones.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { methods } from "#book/fixtures/cart/payments.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { joinCheckout } from "#machines/cart/joins.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"
import { openCheckout } from "./open-checkout.ts"

describe("checkout", () => {
  it("continues from the address through the payment to the placed order [B23]", async () => {
    const checkout = await openCheckout(walletCart)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill()
    checkout.send({ type: "address.submit" })
    expect(checkout.cart.last("changeOrder").input).toMatchObject({
      port: "saveAddress",
      input: { address: { city: "Улаанбаатар", firstName: "Номин" } },
    })
    await checkout.cart.last("changeOrder").answer(addressedOrder)
    await checkout.last("fetchPaymentMethods").answer(methods)
    expect(checkout.state()).toEqual({ payment: "choosing" })
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: 1, receipt: { kind: "person" } })
    await checkout.cart.last("placeOrder").answer(placedAsSeen(addressedOrder))
    expect(checkout.state()).toBe("placed")
    expect(checkout.went).toEqual(["address", "payment", addressedOrder.number])
  })

  it("links an order that another tab placed otherwise, without opening its payment, where its own refusal was lost", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "order.place" })
    await checkout.cart.last("placeOrder").refuse(unreachable)
    await checkout.cart.last("fetchOrder").answer({ ...placedAsSeen(addressedOrder), total: tugrik(1) })
    expect([checkout.state(), checkout.went.includes(addressedOrder.number)]).toEqual(["nothingToBuy", false])
    expect(checkout.cart.actor.getSnapshot().context.placed).toBe(addressedOrder.number)
  })

  it.each([
    ["an address", walletCart, "address", { type: "address.submit" }, { address: "editing" }],
    ["a wallet amount", creditedOrder, "payment", { type: "credit.drop" }, { payment: "choosing" }],
  ] as const)("does not wait for %s that was dropped with an earlier change", async (_, order, step, requested, after) => {
    const checkout = await openCheckout(order, step)
    await checkout.last(step === "address" ? "fetchZones" : "fetchPaymentMethods").answer(step === "address" ? zones : methods)
    checkout.fill()
    checkout.cart.actor.send({ type: "item.add", variantId: dress.variantId, quantity: 1 })
    checkout.send(requested)
    await checkout.cart.last("changeOrder").refuse(unreachable)
    expect(checkout.state()).toEqual(after)
    expect(checkout.context().problem).toEqual(unreachable)
  })

  it("requires the receiver alone where nothing is delivered [B23] [E26]", async () => {
    const checkout = await openCheckout(ofStay(walletCart), "address", null)
    await checkout.last("fetchZones").answer(zones)
    checkout.send({ type: "address.submit" })
    expect(checkout.context().refusals.map(({ field }) => field)).toEqual(["firstName", "phone"])
    checkout.send({ type: "field.type", field: "firstName", value: "Номин" })
    checkout.send({ type: "field.type", field: "phone", value: "99112233" })
    checkout.send({ type: "address.submit" })
    expect(checkout.cart.last("changeOrder").input).toMatchObject({
      port: "saveAddress",
      input: { address: { city: "", firstName: "Номин", phone: "99112233" }, slot: null, storeId: null },
    })
    await checkout.cart.last("changeOrder").answer(ofStay(addressedOrder))
    expect(checkout.state()).toEqual({ payment: "fetchingMethods" })
  })

  it("loses nothing that is typed and pressed while the cart is fetched again after the login [B6] [B23]", async () => {
    const order = ofStay(walletCart)
    const cart = startTestActor(cartMachine, { seed: "cart" })
    await cart.last("fetchCurrentOrder").answer(order)
    cart.actor.send({ type: "login.done" })
    const checkout = startTestActor(checkoutMachine, { step: "address", known: false, order, user: null })
    joinCheckout(
      {
        checkout: checkout.actor,
        cart: cart.actor,
        persistence: startTestActor(persistenceMachine, undefined).actor,
        session: startTestActor(sessionMachine, undefined).actor,
      },
      { step: () => undefined, payment: () => undefined },
    )
    expect(checkout.actor.getSnapshot().value).toBe("fetchingCart")
    checkout.actor.send({ type: "field.type", field: "firstName", value: "Номин" })
    checkout.actor.send({ type: "address.submit" })
    expect(checkout.actor.getSnapshot().context.refusals.map(({ field }) => field)).toEqual(["phone"])
    checkout.actor.send({ type: "field.type", field: "phone", value: "99112233" })
    checkout.actor.send({ type: "address.submit" })
    await cart.last("fetchCurrentOrder").answer(order)
    expect(checkout.actor.getSnapshot().context.form).toMatchObject({ firstName: "Номин", phone: "99112233" })
    expect(cart.last("changeOrder").input).toMatchObject({
      port: "saveAddress",
      input: { address: { firstName: "Номин", phone: "99112233" } },
    })
    await cart.last("changeOrder").answer(ofStay(addressedOrder))
    expect(checkout.actor.getSnapshot().value).toEqual({ payment: "fetchingMethods" })
  })

  it("keeps what is typed while the cart is fetched again, once it is there", async () => {
    const checkout = startTestActor(checkoutMachine, { step: "address", known: false, order: walletCart, user: nomin })
    checkout.actor.send({ type: "field.type", field: "phone", value: "88112233" })
    checkout.actor.send({ type: "order.changed", order: walletCart })
    expect(checkout.actor.getSnapshot()).toMatchObject({
      value: { address: "fetchingZones" },
      context: { form: { phone: "88112233", firstName: nomin.firstName } },
    })
  })

  it("shows the address when opened at the payment without one [B23]", async () => {
    const checkout = await openCheckout(cartOrder, "payment")
    expect(checkout.state()).toEqual({ address: "fetchingZones" })
    expect(checkout.went.at(-1)).toBe("address")
  })

  it("follows back and forward navigation before the zones are known", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "step.changed", step: "address" })
    expect(checkout.state()).toEqual({ address: "fetchingZones" })
    checkout.send({ type: "step.changed", step: "payment" })
    expect(checkout.state()).toEqual({ payment: "choosing" })
    expect(checkout.went.at(-1)).toBe("payment")
  })

  it("returns to the shop with an empty cart", async () => {
    expect((await openCheckout(null)).state()).toBe("nothingToBuy")
  })

  it("offers a retry when the cart could not be fetched", async () => {
    const cart = startTestActor(cartMachine, { seed: "cart" })
    await cart.last("fetchCurrentOrder").refuse(unreachable)
    const checkout = startTestActor(checkoutMachine, { step: "address", known: false, order: null, user: nomin })
    const session = startTestActor(sessionMachine, undefined)
    joinCheckout(
      {
        checkout: checkout.actor,
        cart: cart.actor,
        persistence: startTestActor(persistenceMachine, undefined).actor,
        session: session.actor,
      },
      { step: () => undefined, payment: () => undefined },
    )
    expect(checkout.actor.getSnapshot().value).toBe("cartFailed")
    checkout.actor.send({ type: "page.retry" })
    await cart.last("fetchCurrentOrder").answer(walletCart)
    expect(checkout.actor.getSnapshot().value).toEqual({ address: "fetchingZones" })
  })
})
