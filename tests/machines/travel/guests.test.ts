import { describe, expect, it } from "vitest"
import { nomin } from "#book/fixtures/identity/people.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { passengers } from "#book/fixtures/travel/travel.ts"
import { sessionMachine } from "#machines/identity/session.ts"
import { guestsMachine } from "#machines/travel/guests.ts"
import { joinGuests } from "#machines/travel/joins.ts"
import { startTestActor } from "../test-actor.ts"

const begin = (guests = 1) => {
  const session = startTestActor(sessionMachine, undefined)
  const choice = startTestActor(guestsMachine, { guests })
  joinGuests({ guests: choice.actor, session: session.actor })
  return { session, choice, state: () => choice.actor.getSnapshot().value, context: () => choice.actor.getSnapshot().context }
}

describe("the guests of a stay", () => {
  it("are fetched once it is known who is shopping, and forgotten after the logout [E26]", async () => {
    const { session, choice, state, context } = begin()
    expect([state(), choice.requests.length]).toEqual(["waiting", 0])
    await session.last("fetchUser").answer(nomin)
    await choice.last("fetchPassengers").answer(passengers)
    choice.actor.send({ type: "guest.toggle", id: 2 })
    expect([state(), context().chosen]).toEqual(["choosing", [2]])
    session.actor.send({ type: "session.leave" })
    await session.last("logOut").answer()
    expect([state(), context().passengers, context().chosen]).toEqual(["visitor", [], []])
  })

  it("are fetched again once the page is shown again, where passengers may have been added or removed meanwhile [E26]", async () => {
    const { session, choice, state, context } = begin(2)
    await session.last("fetchUser").answer(nomin)
    await choice.last("fetchPassengers").answer(passengers)
    choice.actor.send({ type: "guest.toggle", id: 1 })
    choice.actor.send({ type: "guest.toggle", id: 2 })
    joinGuests({ guests: choice.actor, session: session.actor })
    expect([state(), context().passengers.length]).toEqual(["fetchingAgain", passengers.length])
    await choice.last("fetchPassengers").answer(passengers.filter(({ id }) => id !== 1))
    expect([state(), context().chosen, context().passengers.length]).toEqual(["choosing", [2], passengers.length - 1])
  })

  it("stay as they were shown where they cannot be fetched again [E26]", async () => {
    const { session, choice, state, context } = begin(2)
    await session.last("fetchUser").answer(nomin)
    await choice.last("fetchPassengers").answer(passengers)
    joinGuests({ guests: choice.actor, session: session.actor })
    choice.actor.send({ type: "guest.toggle", id: 1 })
    await choice.last("fetchPassengers").refuse(unreachable)
    expect([state(), context().chosen, context().passengers.length]).toEqual(["choosing", [1], passengers.length])
  })

  it("are not fetched for a visitor", async () => {
    const { session, choice, state } = begin()
    await session.last("fetchUser").answer(null)
    expect([state(), choice.requests.length]).toEqual(["visitor", 0])
  })

  it("are fetched again after a failure", async () => {
    const { session, choice, state } = begin()
    await session.last("fetchUser").answer(nomin)
    await choice.last("fetchPassengers").refuse(unreachable)
    expect(state()).toBe("failed")
    choice.actor.send({ type: "page.retry" })
    await choice.last("fetchPassengers").answer(passengers)
    expect(state()).toBe("choosing")
  })
})
