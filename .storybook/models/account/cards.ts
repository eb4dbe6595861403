/** Model of the cards machine. */
import { savedCards } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { cardsMachine } from "#machines/account/cards.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(cardsMachine, {
  inputs: [{ cards: null }, { cards: savedCards }],
  events: [
    { type: "card.add" },
    { type: "card.default", id: "card-2" },
    { type: "card.remove", id: "card-2" },
    { type: "cards.refresh" },
    { type: "page.retry" },
  ],
  answers: {
    fetchAllCards: {
      values: [
        { cards: savedCards, pending: 0, canRegister: true },
        { cards: savedCards, pending: 1, canRegister: true },
      ],
      problems: [unreachable],
    },
    changeCards: {
      values: [
        { url: "/sandbox/cards/1", cards: savedCards },
        { url: null, cards: savedCards },
      ],
      problems: [unreachable],
    },
  },
  distinguishedBy: ({ problem, change, pending }) => [problem?._tag, pending, change.port],
  driver: {
    shopper: {
      "card.add": ({ press }) => press("settings.card.add"),
      "card.default": ({ choose }) => choose(/^(Үндсэн болгох|Make default): 0937$/u, "button"),
      "card.remove": ({ choose }) => choose(/^(Устгах|Remove): 0937$/u, "button"),
      "cards.refresh": ({ press }) => press("settings.cards.refresh"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
