/** Address step of the checkout machine. */
import { describe, expect, it } from "vitest"
import { savedAddresses } from "#book/fixtures/account/account.ts"
import { addressedOrder, walletCart } from "#book/fixtures/orders/orders.ts"
import { zones } from "#book/fixtures/account/zones.ts"
import { address, nomin, returning } from "#book/fixtures/identity/people.ts"
import { missing, refused } from "#book/fixtures/shell/problems.ts"
import { draftOf, filledIn } from "#machines/cart/checkout-form.ts"
import { openCheckout } from "./open-checkout.ts"

const elsewhere = { ...address, district: "Баянгол", quarter: "", detail: "Энхтайваны өргөн чөлөө 10" }

describe("address of a checkout", () => {
  it("fills in the shopper's details and the order's address", async () => {
    const checkout = await openCheckout(walletCart)
    expect(checkout.context().form).toMatchObject({ firstName: "Номин", phone: "99112233", city: "" })
    const again = await openCheckout(addressedOrder)
    expect(again.context().form).toMatchObject({ city: address.city, detail: address.detail })
  })

  it("fills in name and phone once the shopper is known, and keeps what was typed", async () => {
    const checkout = await openCheckout(walletCart, "address", null)
    checkout.send({ type: "field.type", field: "firstName", value: "Оюун" })
    await checkout.session.last("fetchUser").answer(nomin)
    expect(checkout.context().form).toMatchObject({ firstName: "Оюун", lastName: nomin.lastName, phone: nomin.mobile })
  })

  it("persists each typed field of the address, and none of the payment", async () => {
    const checkout = await openCheckout(walletCart)
    checkout.send({ type: "field.type", field: "city", value: "Дархан-Уул" })
    expect(checkout.draft()).toEqual({ ...draftOf(filledIn(walletCart, nomin)), city: "Дархан-Уул" })
    const paying = await openCheckout(addressedOrder, "payment")
    paying.send({ type: "field.type", field: "amount", value: "1000" })
    expect(paying.draft()).toBeNull()
  })

  it("prefers what was typed before a reload to known addresses", async () => {
    const draft = { ...draftOf(address), detail: "Шинэ байр" }
    for (const order of [walletCart, addressedOrder]) {
      const checkout = await openCheckout(order, "address", returning, { address: draft })
      expect(checkout.context().form).toMatchObject(draft)
      await checkout.session.last("fetchUser").answer(returning)
      expect(checkout.context().form).toMatchObject(draft)
    }
  })

  it("offers the last order's address, then a blank form, then the last one again", async () => {
    const checkout = await openCheckout(walletCart, "address", null)
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

  it("fills in the address book's default where nothing was ordered or typed yet", async () => {
    const checkout = await openCheckout(walletCart)
    await checkout.last("fetchAddresses").answer(savedAddresses)
    expect(checkout.context().form).toMatchObject(draftOf(address))
    const typing = await openCheckout(walletCart)
    typing.send({ type: "field.type", field: "detail", value: "Шинэ байр" })
    await typing.last("fetchAddresses").answer(savedAddresses)
    expect(typing.context().form).toMatchObject({ city: "", detail: "Шинэ байр" })
    const ordered = await openCheckout(walletCart, "address", { ...nomin, shipAddress: elsewhere })
    await ordered.last("fetchAddresses").answer(savedAddresses)
    expect(ordered.context().form).toMatchObject({ detail: elsewhere.detail })
  })

  it("selects the default address once the shopper is known", async () => {
    const checkout = await openCheckout(walletCart, "address", null)
    await checkout.last("fetchAddresses").answer(savedAddresses)
    expect(checkout.context().form.city).toBe("")
    await checkout.session.last("fetchUser").answer(nomin)
    expect(checkout.context().form).toMatchObject(draftOf(address))
  })

  it("changes to a saved address and back to the typed one, with the note and the time", async () => {
    const checkout = await openCheckout(walletCart)
    checkout.fill()
    checkout.send({ type: "field.type", field: "note", value: "Орцны код 4512" })
    await checkout.last("fetchAddresses").answer(savedAddresses)
    checkout.send({ type: "address.pick", id: 2 })
    expect(checkout.context().form).toMatchObject({ detail: savedAddresses[1]?.address.detail, note: "Орцны код 4512" })
    expect(checkout.draft()).toMatchObject({ detail: savedAddresses[1]?.address.detail })
    checkout.send({ type: "address.pick", id: 99 })
    checkout.send({ type: "address.pick", id: 1 })
    checkout.send({ type: "field.type", field: "note", value: "Хонх дарна уу" })
    checkout.send({ type: "address.clear" })
    expect(checkout.context().form).toMatchObject({ detail: address.detail, quarter: "", note: "Хонх дарна уу" })
    checkout.send({ type: "address.pick", id: 1 })
    checkout.send({ type: "address.pick", id: 2 })
    checkout.send({ type: "address.clear" })
    expect(checkout.context().form).toMatchObject({ quarter: "", detail: address.detail })
  })

  it("continues without an address book that cannot be fetched", async () => {
    const checkout = await openCheckout(walletCart)
    await checkout.last("fetchAddresses").refuse(missing)
    expect(checkout.context()).toMatchObject({ addresses: [], problem: null })
    await checkout.last("fetchZones").answer(zones)
    expect(checkout.state()).toEqual({ address: "editing" })
  })

  it("saves a known address before the zones are fetched, and fetches them when it is refused", async () => {
    const checkout = await openCheckout(walletCart, "address", returning)
    expect(checkout.state()).toEqual({ address: "fetchingZones" })
    checkout.send({ type: "address.submit" })
    expect(checkout.state()).toEqual({ address: "saving" })
    await checkout.cart.last("changeOrder").refuse(refused("Хүргэх боломжгүй хаяг байна."))
    expect(checkout.state()).toEqual({ address: "fetchingZones" })
    await checkout.last("fetchZones").answer(zones)
    expect(checkout.state()).toEqual({ address: "editing" })
    expect(checkout.context().problem).toMatchObject({ text: "Хүргэх боломжгүй хаяг байна." })
  })

  it("clears the refusals of blank fields once the address is known", async () => {
    const checkout = await openCheckout(walletCart, "address", null)
    checkout.send({ type: "address.submit" })
    expect(checkout.context().refusals.length).toBeGreaterThan(0)
    await checkout.session.last("fetchUser").answer(returning)
    expect(checkout.context().refusals).toEqual([])
  })

  it("refuses invalid fields, and sends nothing", async () => {
    const checkout = await openCheckout(walletCart)
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
    const checkout = await openCheckout(walletCart)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill()
    checkout.send({ type: "address.submit" })
    const no = refused("Хүргэлтийн байршлаа дахин сонгоно уу.")
    await checkout.cart.last("changeOrder").refuse(no)
    expect(checkout.state()).toEqual({ address: "editing" })
    expect(checkout.context()).toMatchObject({ problem: no, form: { city: "Улаанбаатар", detail: address.detail } })
  })

  it("does not wait for the address of a cart that is gone, and keeps what was typed", async () => {
    const checkout = await openCheckout(walletCart)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill()
    checkout.send({ type: "address.submit" })
    await checkout.cart.last("changeOrder").refuse(missing)
    await checkout.cart.last("fetchCurrentOrder").answer({ ...walletCart, number: addressedOrder.number })
    expect(checkout.state()).toEqual({ address: "editing" })
    expect(checkout.context().form).toMatchObject({ city: "Улаанбаатар", detail: address.detail })
  })

  it("clears the district when another city is chosen", async () => {
    const checkout = await openCheckout(addressedOrder)
    checkout.send({ type: "field.type", field: "city", value: "Архангай" })
    expect(checkout.context().form).toMatchObject({ city: "Архангай", district: "", quarter: "" })
  })

  it("returns to the address when it is refused after the shopper continued", async () => {
    const checkout = await openCheckout(addressedOrder)
    await checkout.last("fetchZones").answer(zones)
    checkout.fill()
    checkout.send({ type: "address.submit" })
    checkout.send({ type: "step.changed", step: "payment" })
    expect(checkout.state()).toEqual({ address: "saving" })
    await checkout.cart.last("changeOrder").refuse(refused("Утас буруу байна."))
    expect(checkout.state()).toEqual({ address: "editing" })
    expect(checkout.went.slice(-2)).toEqual(["payment", "address"])
  })
})
