/** Model of the cards machine. */
import { savedCards } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { cardsMachine } from "#machines/account/cards.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof cardsMachine> = {
  machine: cardsMachine,
  inputs: [{ cards: null }, { cards: savedCards }],
  events: [{ type: "card.add" }, { type: "card.default", id: "card-2" }, { type: "card.remove", id: "card-2" }, { type: "page.retry" }],
  answers: {
    fetchCards: { values: [savedCards], problems: [unreachable] },
    changeCards: { values: [{ url: "/sandbox/cards/1", cards: savedCards }, { url: null, cards: savedCards }], problems: [unreachable] },
  },
  about: ({ problem, change }) => [problem?._tag, change.port],
}
