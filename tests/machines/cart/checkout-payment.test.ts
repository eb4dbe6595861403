/** Payment step of the checkout machine. */
import { describe, expect, it } from "vitest"
import { savedCards } from "#book/fixtures/account/account.ts"
import { addressedOrder, creditedOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import { methods } from "#book/fixtures/cart/payments.ts"
import { pickupStore } from "#book/fixtures/cart/pickup.ts"
import { methodRefused, orderChanged, refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { zero } from "#domain/rules/money.ts"
import { chosenDelivery } from "#machines/cart/checkout-form.ts"
import { openCheckout } from "./open-checkout.ts"

describe("payment of a checkout", () => {
  it("shows the fee of the saved delivery, whatever is typed in the address step and not saved", async () => {
    const checkout = await openCheckout(addressedOrder, "address")
    const delivery = () => chosenDelivery(checkout.context().step, checkout.context().form, addressedOrder)
    checkout.send({ type: "field.type", field: "storeId", value: pickupStore.id })
    expect(delivery()).toMatchObject({ isPickup: true })
    checkout.send({ type: "step.changed", step: "payment" })
    expect(delivery()).toEqual({ isPickup: false })
  })

  it("returns to the shop when another tab has placed the order", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "credit.drop" })
    await checkout.cart.last("changeOrder").refuse({ ...refused("Захиалга баталгаажсан байна."), code: "order_placed" })
    await checkout.cart.last("fetchCurrentOrder").answer(null)
    expect(checkout.state()).toBe("nothingToBuy")
  })

  it("fetches the payment methods again when the chosen one is refused, and chooses none silently", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "method.choose", id: 4 })
    checkout.send({ type: "order.place" })
    await checkout.cart.last("placeOrder").refuse(methodRefused)
    expect(checkout.state()).toEqual({ payment: "fetchingMethodsAgain" })
    await checkout.last("fetchPaymentMethods").answer(methods.map((method) => ({ ...method, active: method.id !== 4 })))
    expect(checkout.context()).toMatchObject({ methodId: null, problem: methodRefused })
    checkout.send({ type: "order.place" })
    expect(checkout.context().refusals).toMatchObject([{ field: "paymentMethodId", key: "checkout.choose_method" }])
  })

  it("keeps the known payment methods when they cannot be fetched again", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "order.place" })
    await checkout.cart.last("placeOrder").refuse(methodRefused)
    await checkout.last("fetchPaymentMethods").refuse(unreachable)
    expect(checkout.context()).toMatchObject({ methods, problem: methodRefused })
  })

  it("charges the default of the saved cards, another one, or none, and only where the method is a card [C10]", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    await checkout.last("fetchCards").answer(savedCards)
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: 1, cardId: null })
    await checkout.cart.last("placeOrder").refuse(refused("Болохгүй байна."))
    const placedBy = async (cardId: string | null | undefined) => {
      if (cardId !== undefined) checkout.send({ type: "card.choose", id: cardId })
      checkout.send({ type: "order.place" })
      const { input } = checkout.cart.last("placeOrder")
      await checkout.cart.last("placeOrder").refuse(refused("Болохгүй байна."))
      return input
    }
    checkout.send({ type: "method.choose", id: 4 })
    expect(await placedBy(undefined)).toMatchObject({ paymentMethodId: 4, cardId: "card-1" })
    expect(await placedBy("card-2")).toMatchObject({ cardId: "card-2" })
    expect(await placedBy("nobody's")).toMatchObject({ cardId: "card-2" })
    expect(await placedBy(null)).toMatchObject({ cardId: null })
  })

  it("no longer offers a card that the shop refused", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    await checkout.last("fetchCards").answer(savedCards)
    checkout.send({ type: "method.choose", id: 4 })
    checkout.send({ type: "order.place" })
    await checkout.cart.last("placeOrder").refuse({ ...methodRefused, fields: { card_id: "Ийм карт олдсонгүй" } })
    expect(checkout.context()).toMatchObject({ cards: [savedCards[1]], cardId: null })
  })

  it("uses the wallet up to the shop's limit [V5]", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "field.type", field: "amount", value: "131,501" })
    checkout.send({ type: "credit.use" })
    expect(checkout.context().refusals).toMatchObject([{ field: "amount", key: "v.amount_max", values: { max: "131,500₮" } }])
    checkout.send({ type: "field.type", field: "amount", value: "100,000" })
    checkout.send({ type: "credit.use" })
    expect(checkout.cart.last("changeOrder").input).toMatchObject({ port: "useStoreCredit", input: { amount: 100_000 } })
    await checkout.cart.last("changeOrder").answer(creditedOrder)
    expect(checkout.context().order?.total).toBe(creditedOrder.total)
  })

  it("uses the chosen part of the wallet, up to what that part may pay [B2]", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "field.type", field: "source", value: "money" })
    checkout.send({ type: "field.type", field: "amount", value: "85,001" })
    checkout.send({ type: "credit.use" })
    expect(checkout.context().refusals).toMatchObject([{ field: "amount", key: "v.amount_balance", values: { max: "85,000₮" } }])
    checkout.send({ type: "field.type", field: "amount", value: "85,000" })
    checkout.send({ type: "credit.use" })
    expect(checkout.cart.last("changeOrder").input).toMatchObject({ port: "useStoreCredit", input: { amount: 85_000, source: "money" } })
  })

  it("needs no payment method where the wallet pays everything", async () => {
    const checkout = await openCheckout({ ...creditedOrder, total: zero }, "payment")
    expect(checkout.state()).toEqual({ payment: "choosing" })
    expect(checkout.requests.map(({ port }) => port)).not.toContain("fetchPaymentMethods")
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: null })
  })

  it("requires payment methods once the wallet no longer pays everything", async () => {
    const checkout = await openCheckout({ ...creditedOrder, total: zero }, "payment")
    checkout.send({ type: "credit.drop" })
    await checkout.cart.last("changeOrder").answer(addressedOrder)
    expect(checkout.state()).toEqual({ payment: "fetchingMethods" })
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: 1 })
  })

  it("requires payment methods when another tab changed the total", async () => {
    const checkout = await openCheckout({ ...creditedOrder, total: zero }, "payment")
    checkout.cart.actor.send({ type: "cart.refresh" })
    await checkout.cart.last("fetchCurrentOrder").answer(addressedOrder)
    expect(checkout.state()).toEqual({ payment: "fetchingMethods" })
  })

  it("stays at the payment when the order is refused, and shows why", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "order.place" })
    const no = refused("«Гүйлтийн пүүз» зарагдаж дууссан байна.")
    await checkout.cart.last("placeOrder").refuse(no)
    expect(checkout.state()).toEqual({ payment: "choosing" })
    expect(checkout.context().problem).toEqual(no)
  })

  it("places only the order on its screen", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.cart.actor.send({ type: "cart.refresh" })
    checkout.send({ type: "order.place" })
    // The cart receives another order after the press: the expected order is the one shown.
    await checkout.cart.last("fetchCurrentOrder").answer(creditedOrder)
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ expected: expectedOf(addressedOrder) })
  })

  it("shows the changed order beside the expected one, until the next press", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "order.place" })
    await checkout.cart.last("placeOrder").refuse(orderChanged(creditedOrder))
    expect(checkout.state()).toEqual({ payment: "choosing" })
    expect(checkout.context()).toMatchObject({ order: creditedOrder, seen: addressedOrder, problem: null })
    checkout.send({ type: "order.place" })
    expect(checkout.context().seen).toBeNull()
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ expected: expectedOf(creditedOrder) })
  })

  it("requires payment methods when the wallet pays less than everything", async () => {
    const checkout = await openCheckout({ ...creditedOrder, total: zero }, "payment")
    checkout.send({ type: "order.place" })
    await checkout.cart.last("placeOrder").refuse(orderChanged(creditedOrder))
    expect(checkout.state()).toEqual({ payment: "fetchingMethods" })
    await checkout.last("fetchPaymentMethods").answer(methods)
    expect(checkout.context().seen?.total).toBe(0)
  })

  it("returns to the shop when another tab has placed or emptied the order", async () => {
    for (const now of [placedOrder, { ...addressedOrder, lineItems: [] }]) {
      const checkout = await openCheckout(addressedOrder, "payment")
      await checkout.last("fetchPaymentMethods").answer(methods)
      checkout.send({ type: "order.place" })
      await checkout.cart.last("placeOrder").refuse(orderChanged(now))
      expect(checkout.state()).toBe("nothingToBuy")
      expect(checkout.went).not.toContain(placedOrder.number)
    }
  })

  it("requires an organization's number before placing an order for one", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "field.type", field: "receiptKind", value: "organization" })
    checkout.send({ type: "order.place" })
    expect(checkout.context().refusals.map(({ field }) => field)).toEqual(["registryNumber"])
    checkout.send({ type: "field.type", field: "registryNumber", value: "5012345" })
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ receipt: { kind: "organization", registryNumber: "5012345" } })
  })
})
