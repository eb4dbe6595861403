/** Model of the cards machine. */
import { savedCards } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { cardsMachine } from "#machines/account/cards.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof cardsMachine> = {
  machine: cardsMachine,
  inputs: [{ cards: null }, { cards: savedCards }],
  events: [{ type: "card.add" }, { type: "card.default", id: "card-2" }, { type: "card.remove", id: "card-2" }, { type: "cards.refresh" }, { type: "page.retry" }],
  answers: {
    fetchAllCards: { values: [{ cards: savedCards, pending: 0 }, { cards: savedCards, pending: 1 }], problems: [unreachable] },
    changeCards: { values: [{ url: "/sandbox/cards/1", cards: savedCards }, { url: null, cards: savedCards }], problems: [unreachable] },
  },
  about: ({ problem, change, pending }) => [problem?._tag, pending, change.port],
}
