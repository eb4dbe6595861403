/** Roulette machine: what a draw leads to. */
import { describe, expect, it } from "vitest"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { rouletteLocations, rouletteNumbers } from "#book/fixtures/promotions/roulette.ts"
import { rouletteMachine } from "#machines/promotions/roulette.ts"
import type { RouletteChange } from "#machines/promotions/roulette-page.ts"
import { startTestActor } from "../test-actor.ts"

const afterChange = async (change: RouletteChange) => {
  const { actor, last } = startTestActor(rouletteMachine, { seed: "seed-of-test" })
  await last("fetchRoulette").answer(rouletteNumbers)
  actor.send({ type: "query.change", query: { q: "Аяга", page: 2 } })
  await last("fetchRoulette").answer(rouletteNumbers)
  actor.send({ type: "change.ask", change })
  actor.send({ type: "change.confirm" })
  await last("changeRoulette").answer(undefined)
  return { fetched: last("fetchRoulette").input, state: actor.getSnapshot().value }
}

describe("the roulette", () => {
  it("looks up the number that was drawn, so that its prize is seen [C22]", async () => {
    expect(await afterChange({ kind: "draw", number: "A-00001" })).toEqual({
      fetched: { tab: "numbers", q: "A-00001", page: 1 },
      state: "fetching",
    })
  })

  it.each(["fetching", "failed"])("opens another list while one is %s [C22]", async (state) => {
    const { actor, last } = startTestActor(rouletteMachine, { seed: "seed-of-test" })
    if (state === "failed") await last("fetchRoulette").refuse(unreachable)
    expect(actor.getSnapshot().value).toBe(state)
    actor.send({ type: "query.change", query: { tab: "users" } })
    expect(last("fetchRoulette").input).toEqual({ tab: "users", q: "", page: 1 })
  })

  it("shows the places again after one was stopped, as they are now [E30]", async () => {
    const { fetched, state } = await afterChange({ kind: "stopLocation", id: 1, name: "Их дэлгүүр" })
    expect([fetched, state]).toEqual([{ tab: "numbers", q: "Аяга", page: 2 }, "fetching"])
  })

  it("lets a change begin while the list is fetched, and fetches the list again once the change is cancelled [C22]", async () => {
    const { actor, last, requests } = startTestActor(rouletteMachine, { seed: "seed-of-test" })
    actor.send({ type: "query.change", query: { tab: "locations" } })
    actor.send({ type: "change.ask", change: { kind: "addLocation", name: "Зайсан" } })
    expect([actor.getSnapshot().value, requests.length]).toEqual(["confirming", 2])
    actor.send({ type: "change.cancel" })
    expect([actor.getSnapshot().value, requests.length]).toEqual(["fetching", 3])
    await last("fetchRoulette").answer(rouletteLocations)
    expect(actor.getSnapshot().value).toBe("ready")
  })

  it("shows the last page where the page that was fetched is past it [C22]", async () => {
    const { actor, last } = startTestActor(rouletteMachine, { seed: "seed-of-test" })
    await last("fetchRoulette").answer(rouletteNumbers)
    actor.send({ type: "query.change", query: { page: 3 } })
    await last("fetchRoulette").answer({ ...rouletteNumbers, items: [], page: 3, pages: 2 })
    expect(last("fetchRoulette").input).toMatchObject({ page: 2 })
    await last("fetchRoulette").answer({ ...rouletteNumbers, page: 2, pages: 2 })
    expect(actor.getSnapshot().value).toBe("ready")
  })

  it("counts the changes that were made, not those that were cancelled [C22]", async () => {
    const { actor, last } = startTestActor(rouletteMachine, { seed: "seed-of-test" })
    await last("fetchRoulette").answer(rouletteNumbers)
    const change = { kind: "addLocation", name: "Зайсан" } as const
    actor.send({ type: "change.ask", change })
    actor.send({ type: "change.cancel" })
    expect(actor.getSnapshot().context.made).toBe(0)
    await last("fetchRoulette").answer(rouletteNumbers)
    actor.send({ type: "change.ask", change })
    actor.send({ type: "change.confirm" })
    await last("changeRoulette").answer(undefined)
    expect(actor.getSnapshot().context.made).toBe(1)
  })

  it("stays where it was after any other change [C22]", async () => {
    expect((await afterChange({ kind: "removeUser", id: 1, name: "Б.Номин" })).fetched).toEqual({ tab: "numbers", q: "Аяга", page: 2 })
  })
})
