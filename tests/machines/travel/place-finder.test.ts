import { describe, expect, it } from "vitest"
import { airportPlaces, bayangol, districtPlaces } from "#book/fixtures/travel/places.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { walletCart } from "#book/fixtures/orders/orders.ts"
import { zones } from "#book/fixtures/account/zones.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import type { PlaceKind } from "#domain/entities/travel/found-place.ts"
import { typingDebounce } from "#domain/rules/timings.ts"
import { cartMachine } from "#machines/cart/cart.ts"
import { checkoutMachine } from "#machines/cart/checkout.ts"
import { joinCheckout } from "#machines/cart/joins.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { persistenceMachine } from "#machines/shell/persistence.ts"
import { placeFinderMachine } from "#machines/travel/place-finder.ts"
import { startTestActor } from "../test-actor.ts"

const begin = (kind: PlaceKind) => {
  const finder = startTestActor(placeFinderMachine, { kind })
  const typing = async (text: string) => {
    finder.actor.send({ type: "text.type", text })
    finder.clock.increment(typingDebounce)
  }
  return {
    ...finder,
    send: finder.actor.send,
    typing,
    state: () => finder.actor.getSnapshot().value,
    context: () => finder.actor.getSnapshot().context,
  }
}

describe("the box that finds airports", () => {
  it("searches after a pause in typing, offers the results, and emits the chosen one [E25]", async () => {
    const box = begin("airport")
    box.send({ type: "text.type", text: "мө" })
    expect(box.requests).toEqual([])
    await box.typing(" мөр ")
    expect(box.requests.map(({ input }) => input)).toEqual([{ kind: "airport", text: "мөр" }])
    await box.last("fetchPlaces").answer(airportPlaces)
    for (const type of ["option.previous", "option.previous", "option.next"] as const) box.send({ type })
    expect(box.context().active).toBe(1)
    box.send({ type: "option.take", index: 1 })
    expect([box.state(), box.emitted]).toEqual(["closed", [{ type: "place.taken", place: airportPlaces[1] }]])
  })

  it("offers nothing when the request fails, when nothing is found, and once the text is gone", async () => {
    const box = begin("airport")
    await box.typing("ъъъ")
    await box.last("fetchPlaces").refuse(unreachable)
    expect(box.state()).toEqual({ open: "nothing" })
    await box.typing("ъъъъ")
    await box.last("fetchPlaces").answer([])
    expect(box.state()).toEqual({ open: "nothing" })
    box.send({ type: "text.type", text: " " })
    box.send({ type: "place.here" })
    expect([box.state(), box.requests.length]).toEqual(["closed", 2])
  })
})

describe("the box that finds the place of an address", () => {
  it("proposes the area of the shopper's location, or shows why that is not known [E24]", async () => {
    const box = begin("area")
    box.send({ type: "place.here" })
    await box.last("fetchPlacesHere").answer({ _tag: "Located", places: [bayangol] })
    expect([box.state(), box.context().found, box.emitted]).toEqual([{ open: "offered" }, [bayangol], []])
    box.send({ type: "place.here" })
    await box.last("fetchPlacesHere").answer({ _tag: "NotLocated", reason: "refused" })
    expect([box.state(), box.context().notLocated]).toEqual([{ open: "notLocated" }, "refused"])
    box.send({ type: "place.here" })
    await box.last("fetchPlacesHere").refuse(unreachable)
    expect(box.context().notLocated).toBe("unavailable")
    await box.typing("16000")
    expect(box.context().notLocated).toBeNull()
  })

  it("fills in the city, district and quarter of the checkout [E24]", async () => {
    const checkout = startTestActor(checkoutMachine, { step: "address", known: true, order: walletCart, user: nomin })
    const { actor: finder, last, clock } = begin("area")
    const actors = {
      cart: startTestActor(cartMachine, { seed: "test" }).actor,
      persistence: startTestActor(persistenceMachine, undefined).actor,
      session: startTestActor(sessionMachine, undefined).actor,
    }
    const leave = joinCheckout({ checkout: checkout.actor, finder, ...actors }, { step: () => undefined, payment: () => undefined })
    await checkout.last("fetchZones").answer(zones)
    finder.send({ type: "text.type", text: "3-р хороо" })
    clock.increment(typingDebounce)
    await last("fetchPlaces").answer(districtPlaces)
    finder.send({ type: "option.take", index: 2 })
    expect(checkout.actor.getSnapshot().context.form).toMatchObject({ city: "Улаанбаатар", district: "Баянгол", quarter: "3-р хороо" })
    finder.send({ type: "text.type", text: "баян" })
    clock.increment(typingDebounce)
    await last("fetchPlaces").answer(districtPlaces)
    finder.send({ type: "option.take", index: 0 })
    expect(checkout.actor.getSnapshot().context.form).toMatchObject({ city: "Улаанбаатар", district: "Баянгол", quarter: "" })
    leave()
  })
})
