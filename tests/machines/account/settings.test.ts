/** Settings: a choice is shown at once and taken back where it was not saved; a removed address can be put back. */
import { describe, expect, it } from "vitest"
import { moneyToLose, muchToLose, ordersUnderWay, savedAddresses, settings } from "#book/fixtures/account/account.ts"
import { zones } from "#book/fixtures/account/zones.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { districtPlaces } from "#book/fixtures/travel/places.ts"
import { typingDebounce } from "#domain/rules/timings.ts"
import { joinAddressBook } from "#machines/account/joins.ts"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import { addressBookMachine } from "#machines/account/address-book.ts"
import { ownDataMachine } from "#machines/account/own-data.ts"
import { preferencesMachine } from "#machines/account/preferences.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

describe("preferences", () => {
  const switched = { type: "channel.switch", kind: "offers", channel: "email", isOn: true } as const

  it("are shown at once, and taken back where they were not saved [S29k]", async () => {
    const { actor, last } = startTestActor(preferencesMachine, { settings })
    actor.send(switched)
    expect(actor.getSnapshot().context.settings?.notifications.offers.email).toBe(true)
    await last("saveSettings").refuse(unreachable)
    expect(actor.getSnapshot().context).toMatchObject({ settings, problem: unreachable })
  })

  it("send quick choices together, each by its latest, and nothing that was not changed", async () => {
    const { actor, requests, last } = startTestActor(preferencesMachine, { settings })
    actor.send(switched)
    actor.send({ type: "theme.choose", theme: "dark" })
    expect(requests[0]?.isAborted()).toBe(true)
    expect(last("saveSettings").input).toEqual({ theme: "dark", notifications: { offers: { email: true } } })
    actor.send({ ...switched, isOn: false })
    expect(last("saveSettings").input).toEqual({ theme: "dark", notifications: { offers: { email: false } } })
    await last("saveSettings").answer({ ...settings, theme: "dark" })
    actor.send({ type: "locale.choose", locale: "en" })
    expect(last("saveSettings").input).toEqual({ locale: "en", notifications: {} })
  })
})

describe("an address book", () => {
  it("puts a removed address back [S29k]", async () => {
    const { actor, last } = startTestActor(addressBookMachine, { addresses: savedAddresses })
    actor.send({ type: "address.remove", id: 2 })
    expect(last("change").input).toEqual({ port: "removeAddress", input: { id: 2 } })
    await last("change").answer(savedAddresses.slice(0, 1))
    actor.send({ type: "address.restore" })
    const { id: _, ...input } = savedAddresses[1]!
    expect(last("change").input).toEqual({ port: "addAddress", input })
  })

  it("clears the district when another city is chosen", async () => {
    const { actor, last } = startTestActor(addressBookMachine, { addresses: savedAddresses })
    actor.send({ type: "address.edit", id: 1 })
    await last("fetchZones").answer(zones)
    actor.send({ type: "field.type", field: "city", value: "Архангай" })
    expect(actor.getSnapshot().context.form).toMatchObject({ label: "Гэр", city: "Архангай", district: "", quarter: "" })
  })
})

describe("a place that is found", () => {
  it("fills in the form of an address, whose next one begins with an empty finder [E24]", async () => {
    const book = startTestActor(addressBookMachine, { addresses: savedAddresses })
    const places = startTestActor(placeFinderMachine, { kind: "area" })
    joinAddressBook({ addresses: book.actor, finder: places.actor })
    book.actor.send({ type: "address.add" })
    await book.last("fetchZones").answer(zones)
    places.actor.send({ type: "text.type", text: "баян" })
    places.clock.increment(typingDebounce)
    await places.last("fetchPlaces").answer(districtPlaces)
    places.actor.send({ type: "option.take", index: 2 })
    expect(book.actor.getSnapshot().context.form).toMatchObject({ city: "Улаанбаатар", district: "Баянгол", quarter: "3-р хороо" })
    book.actor.send({ type: "form.cancel" })
    book.actor.send({ type: "address.add" })
    expect(places.actor.getSnapshot().context.text).toBe("")
  })
})

describe("an account", () => {
  it("with orders under way is not deleted", async () => {
    const { actor, last, requests } = startTestActor(ownDataMachine, undefined)
    actor.send({ type: "leaving.ask" })
    await last("fetchLeaving").answer(ordersUnderWay)
    actor.send({ type: "field.type", field: "password", value: "Demo-2026" })
    actor.send({ type: "leaving.confirm" })
    expect(requests.map(({ port }) => port)).toEqual(["fetchLeaving"])
  })

  it("is deleted by the password, and ends the session", async () => {
    const { actor, last, emitted } = startTestActor(ownDataMachine, undefined)
    actor.send({ type: "leaving.ask" })
    await last("fetchLeaving").answer(muchToLose)
    actor.send({ type: "leaving.confirm" })
    expect(actor.getSnapshot().context.refusals).toEqual([{ field: "password", key: "v.password_required", values: {} }])
    actor.send({ type: "field.type", field: "password", value: "Demo-2026" })
    actor.send({ type: "leaving.confirm" })
    await last("deleteAccount").answer()
    expect(emitted).toMatchObject([{ type: "notice.raise" }, { type: "account.deleted" }])
  })

  it("with money in the wallet is deleted by a TAN code alone [V5]", async () => {
    const { actor, last, requests } = startTestActor(ownDataMachine, undefined)
    actor.send({ type: "leaving.ask" })
    await last("fetchLeaving").answer(moneyToLose)
    actor.send({ type: "field.type", field: "password", value: "Demo-2026" })
    actor.send({ type: "leaving.confirm" })
    expect(requests.map(({ port }) => port)).toEqual(["fetchLeaving"])
    actor.send({ type: "code.send" })
    await last("sendConfirmation").answer({ sentTo: "99••••33", expiresIn: 300, resendIn: 60 })
    actor.send({ type: "field.type", field: "code", value: "48" })
    actor.send({ type: "leaving.confirm" })
    expect(actor.getSnapshot().context.refusals).toEqual([{ field: "code", key: "v.tan_code", values: {} }])
    actor.send({ type: "field.type", field: "code", value: "482 916" })
    actor.send({ type: "leaving.confirm" })
    expect(last("deleteAccount").input).toEqual({ password: null, code: "482916" })
  })
})
