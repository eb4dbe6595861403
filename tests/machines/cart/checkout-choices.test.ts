/** Choices of the checkout that are persisted: time and note of the delivery, payment method and receipt. */
import { describe, expect, it } from "vitest"
import { addressedOrder, walletCart } from "#book/fixtures/orders/orders.ts"
import { methods } from "#book/fixtures/cart/payments.ts"
import { zones } from "#book/fixtures/account/zones.ts"
import { address, nomin } from "#book/fixtures/identity/people.ts"
import { pickupChoices, pickupStore } from "#book/fixtures/cart/pickup.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { addressFieldRows } from "#domain/entities/account/address-fields.ts"
import { draftOf } from "#machines/cart/checkout-form.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"
import { openCheckout } from "./open-checkout.ts"

const slot = { day: "2026/11/23", from: 14, to: 18 }

describe("time and note of the delivery", () => {
  it("are sent with the address, and persisted on this device until then", async () => {
    const checkout = await openCheckout(walletCart)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill()
    checkout.send({ type: "field.type", field: "slot", value: slot })
    checkout.send({ type: "field.type", field: "note", value: " Орцны код 4512 " })
    expect(checkout.draft()).toMatchObject({ slot, note: " Орцны код 4512 " })
    checkout.send({ type: "address.submit" })
    expect(checkout.cart.last("changeOrder").input).toMatchObject({
      port: "saveAddress",
      input: { slot, note: "Орцны код 4512", address: { city: address.city } },
    })
  })

  it("stay when the shop refuses the time, with a message", async () => {
    const checkout = await openCheckout(walletCart)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill()
    checkout.send({ type: "field.type", field: "slot", value: slot })
    checkout.send({ type: "address.submit" })
    const no = refused("Өөр цаг сонгоно уу.")
    await checkout.cart.last("changeOrder").refuse(no)
    expect(checkout.state()).toEqual({ address: "editing" })
    expect(checkout.context()).toMatchObject({ problem: no, form: { slot, detail: address.detail } })
    checkout.send({ type: "field.type", field: "slot", value: null })
    expect(checkout.context().problem).toBeNull()
  })

  it("are there again from this device, or from the order", async () => {
    const draft = draftOf({ ...address, slot, note: "Хонх ажиллахгүй" })
    expect((await openCheckout(walletCart, "address", nomin, { address: draft })).context().form).toMatchObject({
      slot,
      note: "Хонх ажиллахгүй",
    })
    const saved = { ...addressedOrder, deliverySlot: slot, note: "Хонх ажиллахгүй" }
    expect((await openCheckout(saved)).context().form).toMatchObject({ slot, note: "Хонх ажиллахгүй" })
  })

  it("drop the time for a city with other times, and only then", async () => {
    const checkout = await openCheckout(walletCart)
    checkout.send({ type: "field.type", field: "slot", value: slot })
    checkout.send({ type: "field.type", field: "city", value: "Улаанбаатар" })
    expect(checkout.context().form.slot).toEqual(slot)
    checkout.send({ type: "field.type", field: "city", value: "Дархан-Уул" })
    expect(checkout.context().form.slot).toBeNull()
  })
})

describe("a store of a pick-up", () => {
  it("is sent with the receiver alone, and persisted on this device until then", async () => {
    const checkout = await openCheckout(walletCart)
    await checkout.last("fetchPickupStores").answer(pickupChoices)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill()
    checkout.send({ type: "field.type", field: "slot", value: slot })
    checkout.send({ type: "field.type", field: "detail", value: "" })
    checkout.send({ type: "field.type", field: "storeId", value: 4 })
    expect(checkout.draft()).toMatchObject({ storeId: 4 })
    checkout.send({ type: "address.submit" })
    expect(checkout.cart.last("changeOrder").input).toMatchObject({ port: "saveAddress", input: { storeId: 4, slot: null } })
  })

  it("is there again from the order, whose place is the store's and not the shopper's", async () => {
    const saved = { ...addressedOrder, pickupStore }
    expect((await openCheckout(saved)).context().form).toMatchObject({
      storeId: pickupStore.id,
      city: "",
      detail: "",
      firstName: addressedOrder.address?.firstName,
    })
  })

  it("keeps every field of the receiver", async () => {
    const receiver = Object.fromEntries(
      addressFieldRows.flatMap(([field, { isReceiver }]) => (isReceiver === true ? [[field, `the ${field}`]] : [])),
    )
    const saved = { ...addressedOrder, address: { ...address, ...receiver }, pickupStore }
    expect((await openCheckout(saved)).context().form).toMatchObject(receiver)
  })

  it("is unknown where the shop does not respond, and the order can be delivered", async () => {
    const checkout = await openCheckout(walletCart)
    expect(checkout.context().stores).toBe("unknown")
    await checkout.last("fetchPickupStores").refuse(unreachable)
    expect(checkout.context().stores).toBe("failed")
    expect(checkout.context().problem).toBeNull()
  })
})

describe("method and receipt", () => {
  const payment = { methodId: 2, receiptKind: "organization", registryNumber: "6123456" } as const

  it("are persisted on this device, and the wallet's amount is not", async () => {
    const checkout = await openCheckout(addressedOrder, "payment")
    await checkout.last("fetchPaymentMethods").answer(methods)
    checkout.send({ type: "field.type", field: "amount", value: "1000" })
    expect(checkout.choices()).toBeNull()
    checkout.send({ type: "method.choose", id: 2 })
    checkout.send({ type: "field.type", field: "receiptKind", value: "organization" })
    checkout.send({ type: "field.type", field: "registryNumber", value: "6123456" })
    expect(checkout.choices()).toEqual(payment)
  })

  it("are there again, whether the methods are known before or after", async () => {
    const checkout = await openCheckout(addressedOrder, "payment", nomin, { payment })
    expect(checkout.context()).toMatchObject({ methodId: 2, form: { receiptKind: "organization", registryNumber: "6123456" } })
    await checkout.last("fetchPaymentMethods").answer(methods)
    expect(checkout.context().methodId).toBe(2)
    checkout.send({ type: "choices.known", draft: { ...payment, methodId: 4 } })
    expect(checkout.context().methodId).toBe(4)
  })

  it("stay when the cart comes after them", () => {
    const checkout = startTestActor(checkoutMachine, { step: "payment", known: false, order: null, user: nomin })
    checkout.actor.send({ type: "choices.known", draft: payment })
    checkout.actor.send({ type: "order.changed", order: addressedOrder })
    expect(checkout.actor.getSnapshot().context).toMatchObject({
      methodId: 2,
      form: { receiptKind: "organization", registryNumber: "6123456", detail: address.detail },
    })
  })

  it("fall back to the first active method when theirs is gone or inactive", async () => {
    const checkout = await openCheckout(addressedOrder, "payment", nomin, { payment: { ...payment, methodId: 99 } })
    await checkout.last("fetchPaymentMethods").answer(methods.map((method) => ({ ...method, active: method.id !== 1 })))
    expect(checkout.context().methodId).toBe(2)
  })
})
