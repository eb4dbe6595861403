/** Driver of the cards machine on its screens. */
import type { cardsMachine } from "#machines/account/cards.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof cardsMachine>()({
  shopper: {
    "card.add": ({ press }) => press("settings.card.add"),
    "card.default": ({ choose }) => choose(/^(Үндсэн болгох|Make default): 0937$/u, "button"),
    "card.remove": ({ choose }) => choose(/^(Устгах|Remove): 0937$/u, "button"),
    "cards.refresh": ({ press }) => press("settings.cards.refresh"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
