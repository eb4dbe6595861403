/** Model of the roulette machine. */
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { rouletteNumbers } from "#book/fixtures/promotions/roulette.ts"
import { rouletteMachine } from "#machines/promotions/roulette.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof rouletteMachine> = {
  machine: rouletteMachine,
  inputs: [{ seed: "walk-walk" }],
  events: [
    { type: "query.change", query: { q: "A-00001" } },
    { type: "change.ask", change: { kind: "draw", number: "A-00001" } },
    { type: "change.confirm" },
    { type: "change.cancel" },
    { type: "page.retry" },
  ],
  answers: {
    fetchRoulette: { values: [rouletteNumbers], problems: [unreachable] },
    changeRoulette: { values: [undefined], problems: [notPossible] },
  },
  about: ({ query, change }) => [query.q, change?.kind],
}
