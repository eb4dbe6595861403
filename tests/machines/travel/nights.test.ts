import { describe, expect, it } from "vitest"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { winterNights } from "#book/fixtures/travel/travel.ts"
import { nightsMachine } from "#machines/travel/nights.ts"
import { startTestActor } from "../test-actor.ts"

const begin = () => {
  const nights = startTestActor(nightsMachine, { id: 7, guests: 3, rooms: 1 })
  const show = (month: string) => nights.actor.send({ type: "month.show", month })
  return { nights, show, state: () => nights.actor.getSnapshot().value }
}

describe("the nights of a hotel's calendar", () => {
  it("are fetched by the month in view, each once [V2]", async () => {
    const { nights, show, state } = begin()
    expect([state(), nights.requests.length]).toEqual(["resting", 0])
    show("2025-12-01")
    expect(nights.last("fetchNights").input).toEqual({ id: 7, guests: 3, rooms: 1, from: "2025-12-01", to: "2026-01-01" })
    await nights.last("fetchNights").answer(winterNights)
    show("2026-01-01")
    await nights.last("fetchNights").answer([])
    show("2025-12-01")
    expect([state(), nights.requests.length]).toEqual(["ready", 2])
  })

  it("follow a month that is turned before the answer", async () => {
    const { nights, show, state } = begin()
    show("2025-12-01")
    show("2026-01-01")
    await nights.last("fetchNights").answer(winterNights)
    expect([state(), Object.keys(nights.actor.getSnapshot().context.months)]).toEqual(["ready", ["2026-01-01"]])
  })

  it("are fetched again after a failure", async () => {
    const { nights, show, state } = begin()
    show("2025-12-01")
    await nights.last("fetchNights").refuse(unreachable)
    expect(state()).toBe("failed")
    nights.actor.send({ type: "page.retry" })
    await nights.last("fetchNights").answer(winterNights)
    expect(state()).toBe("ready")
  })
})
