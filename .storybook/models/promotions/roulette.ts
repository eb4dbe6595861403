/** Model of the roulette machine. */
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { rouletteLocations, rouletteNumbers } from "#book/fixtures/promotions/roulette.ts"
import { rouletteMachine } from "#machines/promotions/roulette.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof rouletteMachine> = {
  machine: rouletteMachine,
  inputs: [{ seed: "walk-walk" }],
  events: [
    { type: "query.change", query: { q: "A-00001" } },
    { type: "query.change", query: { tab: "locations" } },
    { type: "change.ask", change: { kind: "draw", number: "A-00001" } },
    { type: "change.ask", change: { kind: "stopLocation", id: 1, name: "Их дэлгүүр" } },
    { type: "change.ask", change: { kind: "addLocation", name: "Зайсан" } },
    { type: "change.confirm" },
    { type: "change.cancel" },
    { type: "page.retry" },
  ],
  answers: {
    fetchRoulette: { values: [rouletteNumbers, rouletteLocations], problems: [unreachable] },
    changeRoulette: { values: [undefined], problems: [notPossible] },
  },
  about: ({ query, page, change }) => [query.q, query.tab, page?.tab, change?.kind],
}
