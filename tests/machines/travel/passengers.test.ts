import { describe, expect, it } from "vitest"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { passengers } from "#book/fixtures/travel/travel.ts"
import { passengersMachine, type PassengersEvent } from "#machines/travel/passengers.ts"
import { startTestActor } from "../test-actor.ts"

const [nomin, anand] = passengers
const begin = async () => {
  const { actor, last, requests } = startTestActor(passengersMachine, { seed: "page" })
  await last("fetchPassengers").answer(passengers)
  const changes = () =>
    requests
      .filter(({ port }) => port === "changePassengers")
      .map(({ input }) => input as { readonly key: string; readonly change: unknown })
  return {
    send: (...events: ReadonlyArray<PassengersEvent>) => events.forEach((event) => actor.send(event)),
    answer: () => last("changePassengers"),
    changes,
    lastChange: () => changes().at(-1)?.change,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}
const blank = { firstName: "", lastName: "", gender: null }

describe("the passengers of an account", () => {
  it("are changed in the form that fills in what is saved, and then is empty again [E26]", async () => {
    const { send, answer, lastChange, state, context } = await begin()
    send({ type: "passenger.edit", id: 2 })
    expect(context()).toMatchObject({ editing: 2, form: { firstName: "ANAND", lastName: "BATBOLD", gender: "male" } })
    send({ type: "form.change", fields: { firstName: "ANUND" } }, { type: "form.submit" })
    expect([state(), lastChange()]).toEqual([
      "saving",
      { _tag: "Change", id: 2, passenger: { firstName: "ANUND", lastName: "BATBOLD", gender: "male" } },
    ])
    await answer().answer(passengers)
    expect(context()).toMatchObject({ editing: null, form: blank })
  })

  it("stay as they are when the change is given up or there is nobody to change", async () => {
    const { send, changes, context } = await begin()
    send({ type: "passenger.edit", id: 9 })
    expect(context().editing).toBe(null)
    send({ type: "passenger.edit", id: 1 }, { type: "form.change", fields: { lastName: "X" } }, { type: "form.cancel" })
    expect([changes(), context().editing, context().form]).toEqual([[], null, blank])
  })

  it("lose one, who can be put back [E26]", async () => {
    const { send, answer, lastChange, context } = await begin()
    send({ type: "passenger.remove", id: 1 })
    await answer().answer([anand])
    expect(context()).toMatchObject({ passengers: [anand], removed: nomin })
    send({ type: "passenger.restore" })
    expect(lastChange()).toEqual({ _tag: "Add", passenger: { firstName: "NOMIN", lastName: "BATBOLD", gender: "female" } })
    await answer().refuse(unreachable)
    expect(context()).toMatchObject({ removed: nomin, problem: unreachable })
    send({ type: "passenger.restore" })
    await answer().answer(passengers)
    expect(context()).toMatchObject({ passengers, removed: null, problem: null })
  })

  it("offer nobody to put back when the removal failed", async () => {
    const { send, answer, state, context } = await begin()
    send({ type: "passenger.remove", id: 1 })
    await answer().refuse(unreachable)
    expect(state()).toEqual({ listing: "ready" })
    expect(context()).toMatchObject({ passengers, removed: null, problem: unreachable })
  })

  it("empty the form of the one who is removed meanwhile", async () => {
    const { send, context } = await begin()
    send({ type: "passenger.edit", id: 1 }, { type: "passenger.remove", id: 1 })
    expect(context()).toMatchObject({ editing: null, form: blank })
  })

  it("are sent under one key until it is known what became of them, and under another after a change or a refusal", async () => {
    const { send, answer, changes, state } = await begin()
    const again = { type: "form.submit" } as const
    send({ type: "form.change", fields: { firstName: "SARAA", lastName: "DORJ", gender: "female" } }, again)
    await answer().refuse(unreachable)
    expect(state()).toEqual({ listing: "refused" })
    send(again)
    await answer().refuse(unreachable)
    send({ type: "form.change", fields: { lastName: "DORJI" } }, again)
    await answer().refuse(refused("20 хүртэл зорчигч хадгална"))
    send(again)
    const [first, second, third, fourth] = changes().map(({ key }) => key)
    expect(second).toBe(first)
    expect(new Set([first, third, fourth]).size).toBe(3)
  })
})
