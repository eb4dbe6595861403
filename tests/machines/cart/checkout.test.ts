/** Checkout machine joined with the cart. */
import { describe, expect, it } from "vitest"
import { dress } from "#book/fixtures/goods.ts"
import { addressedOrder, cartOrder, creditedOrder, placedOrder, walletCart } from "#book/fixtures/orders.ts"
import { address, nomin, returning, zones } from "#book/fixtures/people.ts"
import { methods } from "#book/fixtures/payments.ts"
import { missing, orderChanged, refused, unreachable } from "#book/fixtures/problems.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { zero } from "#domain/rules/money.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { draftOf, filledIn } from "#machines/cart/checkout-form.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { joinCheckout } from "#machines/cart/joins.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { rehearse } from "#tests/machines/test-actor.ts"
import { openCheckout as open } from "./open-checkout.ts"

describe("checkout", () => {
  it("leads from the address through the payment to the placed order [B23]", async () => {
    const checkout = await open(walletCart)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill()
    checkout.send({ type: "address.submit" })
    expect(checkout.cart.last("changeOrder").input).toMatchObject({ port: "saveAddress", input: { address: { city: "Улаанбаатар", firstName: "Номин" } } })
    await checkout.cart.last("changeOrder").answer(addressedOrder)
    await checkout.last("fetchPaymentMethods").answer(methods)
    expect(checkout.state()).toEqual({ payment: "choosing" })
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: 1, receipt: { kind: "person" } })
    await checkout.cart.last("placeOrder").answer(placedOrder)
    expect(checkout.state()).toBe("placed")
    expect(checkout.went).toEqual(["address", "payment", placedOrder.number])
  })

  it("fills in the shopper's details and the order's address", async () => {
    const checkout = await open(walletCart)
    expect(checkout.context().form).toMatchObject({ firstName: "Номин", phone: "99112233", city: "" })
    const again = await open(addressedOrder)
    expect(again.context().form).toMatchObject({ city: address.city, detail: address.detail })
  })

  it("fills in name and phone once the shopper is known, and keeps what was typed", async () => {
    const checkout = await open(walletCart, "address", null)
    checkout.send({ type: "field.type", field: "firstName", value: "Оюун" })
    await checkout.session.last("fetchUser").answer(nomin)
    expect(checkout.context().form).toMatchObject({ firstName: "Оюун", lastName: nomin.lastName, phone: nomin.mobile })
  })

  it("persists each typed field of the address, and none of the payment", async () => {
    const checkout = await open(walletCart)
    checkout.send({ type: "field.type", field: "city", value: "Дархан-Уул" })
    expect(checkout.draft()).toEqual({ ...draftOf(filledIn(walletCart, nomin)), city: "Дархан-Уул" })
    const paying = await open(addressedOrder, "payment")
    paying.send({ type: "field.type", field: "amount", value: "1000" })
    expect(paying.draft()).toBeNull()
  })

  it("prefers what was typed before a reload to known addresses", async () => {
    const draft = { ...draftOf(address), detail: "Шинэ байр" }
    for (const order of [walletCart, addressedOrder]) {
      const checkout = await open(order, "address", returning, { address: draft })
      expect(checkout.context().form).toMatchObject(draft)
      await checkout.session.last("fetchUser").answer(returning)
      expect(checkout.context().form).toMatchObject(draft)
    }
  })

  it("offers the last order's address, then a blank form, then the last one again", async () => {
    const checkout = await open(walletCart, "address", null)
    await checkout.session.last("fetchUser").answer(returning)
    expect(checkout.context().form).toMatchObject(draftOf(address))
    checkout.send({ type: "address.clear" })
    expect(checkout.context().form).toMatchObject({ firstName: nomin.firstName, city: "", detail: "" })
    checkout.session.actor.send({ type: "user.refresh" })
    await checkout.session.last("fetchUser").answer({ ...returning })
    expect(checkout.context().form).toMatchObject({ city: "", detail: "" })
    checkout.send({ type: "address.reuse" })
    expect(checkout.context().form).toMatchObject(draftOf(address))
    expect(checkout.draft()).toEqual(draftOf(address))
  })

  it("refuses invalid fields, and sends nothing", async () => {
    const checkout = await open(walletCart)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill("9911")
    checkout.send({ type: "field.type", field: "detail", value: " " })
    checkout.send({ type: "address.submit" })
    expect(checkout.context().refusals.map(({ field }) => field)).toEqual(["phone", "detail"])
    expect(checkout.emitted.filter(({ type }) => type === "address.save")).toEqual([])
    checkout.send({ type: "field.type", field: "phone", value: "99112233" })
    expect(checkout.context().refusals.map(({ field }) => field)).toEqual(["detail"])
  })

  it("keeps what was typed when the shop refuses the address", async () => {
    const checkout = await open(walletCart)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill()
    checkout.send({ type: "address.submit" })
    const no = refused("Хүргэлтийн байршлаа дахин сонгоно уу.")
    await checkout.cart.last("changeOrder").refuse(no)
    expect(checkout.state()).toEqual({ address: "editing" })
    expect(checkout.context()).toMatchObject({ problem: no, form: { city: "Улаанбаатар", detail: address.detail } })
  })

  it.each([
    ["an address", walletCart, "address", { type: "address.submit" }, { address: "editing" }],
    ["a wallet amount", creditedOrder, "payment", { type: "credit.drop" }, { payment: "choosing" }],
  ] as const)("does not wait for %s that was dropped with an earlier change", async (_, order, step, requested, after) => {
    const checkout = await open(order, step)
    await checkout.last(step === "address" ? "fetchZones" : "fetchPaymentMethods").answer(step === "address" ? zones : methods)
    checkout.fill()
    checkout.cart.actor.send({ type: "item.add", variantId: dress.variantId, quantity: 1 })
    checkout.send(requested)
    await checkout.cart.last("changeOrder").refuse(unreachable)
    expect(checkout.state()).toEqual(after)
    expect(checkout.context().problem).toEqual(unreachable)
  })

  it("does not wait for the address of a cart that is gone, and keeps what was typed", async () => {
    const checkout = await open(walletCart)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill()
    checkout.send({ type: "address.submit" })
    await checkout.cart.last("changeOrder").refuse(missing)
    await checkout.cart.last("fetchCurrentOrder").answer({ ...walletCart, number: addressedOrder.number })
    expect(checkout.state()).toEqual({ address: "editing" })
    expect(checkout.context().form).toMatchObject({ city: "Улаанбаатар", detail: address.detail })
  })

  it("leads back to the shop when another tab has placed the order", async () => {
    const checkout = await open(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "credit.drop" })
    await checkout.cart.last("changeOrder").refuse({ ...refused("Захиалга баталгаажсан байна."), code: "order_placed" })
    await checkout.cart.last("fetchCurrentOrder").answer(null)
    expect(checkout.state()).toBe("nothingToBuy")
  })

  it("clears the district when another city is chosen", async () => {
    const checkout = await open(addressedOrder)
    checkout.send({ type: "field.type", field: "city", value: "Архангай" })
    expect(checkout.context().form).toMatchObject({ city: "Архангай", district: "", quarter: "" })
  })

  it("shows the address when opened at the payment without one [B23]", async () => {
    const checkout = await open(cartOrder, "payment")
    expect(checkout.state()).toEqual({ address: "fetchingZones" })
    expect(checkout.went.at(-1)).toBe("address")
  })

  it("follows back and forward navigation before the zones are known", async () => {
    const checkout = await open(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "step.changed", step: "address" })
    expect(checkout.state()).toEqual({ address: "fetchingZones" })
    checkout.send({ type: "step.changed", step: "payment" })
    expect(checkout.state()).toEqual({ payment: "choosing" })
    expect(checkout.went.at(-1)).toBe("payment")
  })

  it("leads back to the address when it is refused after the shopper went on", async () => {
    const checkout = await open(addressedOrder)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill()
    checkout.send({ type: "address.submit" })
    checkout.send({ type: "step.changed", step: "payment" })
    expect(checkout.state()).toEqual({ address: "saving" })
    await checkout.cart.last("changeOrder").refuse(refused("Утас буруу байна."))
    expect(checkout.state()).toEqual({ address: "editing" })
    expect(checkout.went.slice(-2)).toEqual(["payment", "address"])
  })

  it("uses the wallet up to the shop's limit [V5]", async () => {
    const checkout = await open(addressedOrder, "payment")
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

  it("needs no payment method where the wallet pays everything", async () => {
    const checkout = await open({ ...creditedOrder, total: zero }, "payment")
    expect(checkout.state()).toEqual({ payment: "choosing" })
    expect(checkout.requests.map(({ port }) => port)).not.toContain("fetchPaymentMethods")
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: null })
  })

  it("requires payment methods once the wallet no longer pays everything", async () => {
    const checkout = await open({ ...creditedOrder, total: zero }, "payment")
    checkout.send({ type: "credit.drop" })
    await checkout.cart.last("changeOrder").answer(addressedOrder)
    expect(checkout.state()).toEqual({ payment: "fetchingMethods" })
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ paymentMethodId: 1 })
  })

  it("requires payment methods when another tab changed the total", async () => {
    const checkout = await open({ ...creditedOrder, total: zero }, "payment")
    checkout.cart.actor.send({ type: "cart.refresh" })
    await checkout.cart.last("fetchCurrentOrder").answer(addressedOrder)
    expect(checkout.state()).toEqual({ payment: "fetchingMethods" })
  })

  it("stays at the payment when the order is refused, and says why", async () => {
    const checkout = await open(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "order.place" })
    const no = refused("«Гүйлтийн пүүз» зарагдаж дууссан байна.")
    await checkout.cart.last("placeOrder").refuse(no)
    expect(checkout.state()).toEqual({ payment: "choosing" })
    expect(checkout.context().problem).toEqual(no)
  })

  it("places only the order on its screen", async () => {
    const checkout = await open(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.cart.actor.send({ type: "cart.refresh" })
    checkout.send({ type: "order.place" })
    // The cart receives another order after the press: the expected order is the one shown.
    await checkout.cart.last("fetchCurrentOrder").answer(creditedOrder)
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ expected: expectedOf(addressedOrder) })
  })

  it("shows the changed order beside the expected one, until the next press", async () => {
    const checkout = await open(addressedOrder, "payment")
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
    const checkout = await open({ ...creditedOrder, total: zero }, "payment")
    checkout.send({ type: "order.place" })
    await checkout.cart.last("placeOrder").refuse(orderChanged(creditedOrder))
    expect(checkout.state()).toEqual({ payment: "fetchingMethods" })
    await checkout.last("fetchPaymentMethods").answer(methods)
    expect(checkout.context().seen?.total).toBe(0)
  })

  it("leads back to the shop when another tab has placed or emptied the order", async () => {
    for (const now of [placedOrder, { ...addressedOrder, lineItems: [] }]) {
      const checkout = await open(addressedOrder, "payment")
      await checkout.last("fetchPaymentMethods").answer(methods)
      checkout.send({ type: "order.place" })
      await checkout.cart.last("placeOrder").refuse(orderChanged(now))
      expect(checkout.state()).toBe("nothingToBuy")
      expect(checkout.went).not.toContain(placedOrder.number)
    }
  })

  it("requires an organization's number before placing an order for one", async () => {
    const checkout = await open(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "field.type", field: "receiptKind", value: "organization" })
    checkout.send({ type: "order.place" })
    expect(checkout.context().refusals.map(({ field }) => field)).toEqual(["registryNumber"])
    checkout.send({ type: "field.type", field: "registryNumber", value: "5012345" })
    checkout.send({ type: "order.place" })
    expect(checkout.cart.last("placeOrder").input).toMatchObject({ receipt: { kind: "organization", registryNumber: "5012345" } })
  })

  it("leads back to the shop with an empty cart", async () => {
    expect((await open(null)).state()).toBe("nothingToBuy")
  })

  it("offers a retry when the cart could not be fetched", async () => {
    const cart = rehearse(cartMachine, { seed: "cart" })
    await cart.last("fetchCurrentOrder").refuse(unreachable)
    const checkout = rehearse(checkoutMachine, { step: "address", known: false, order: null, user: nomin })
    const session = rehearse(sessionMachine, undefined)
    joinCheckout({ checkout: checkout.actor, cart: cart.actor, kept: rehearse(persistenceMachine, undefined).actor, session: session.actor }, { step: () => undefined, payment: () => undefined })
    expect(checkout.actor.getSnapshot().value).toBe("cartFailed")
    checkout.actor.send({ type: "page.retry" })
    await cart.last("fetchCurrentOrder").answer(walletCart)
    expect(checkout.actor.getSnapshot().value).toEqual({ address: "fetchingZones" })
  })
})
