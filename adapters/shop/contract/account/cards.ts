/** Calls of the user's payment cards. The bank stores them; the shop knows the bank's name and four digits. C10. */
import * as Schema from "effect/Schema"
import { SavedCard } from "#domain/entities/account/card.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

const Cards = Schema.Struct({ cards: Schema.Array(SavedCard) })

export const allCards = endpoint({
  method: "GET",
  path: "/api/v2/users/all_card",
  summary: "Cards of the user, how many the bank is still registering, and whether it registers any.",
  asker: "user",
  answer: Schema.Struct({ cards: Schema.Array(SavedCard), pending: Schema.Int, canRegister: orElse(Schema.Boolean, true) }).pipe(
    Schema.encodeKeys({ canRegister: "can_register" }),
  ),
})

export const cards = endpoint({
  method: "GET",
  path: "/api/v2/users/cards",
  summary: "Cards that the user can pay with, the default first.",
  asker: "user",
  answer: Cards,
})

export const registerCard = endpoint({
  method: "PUT",
  path: "/api/v2/users/register_card",
  summary: "Begins to register a card and answers the bank's page for it; with `card_id`, makes that card the default.",
  asker: "user",
  body: Schema.Struct({ cardId: orNull(Schema.String) }).pipe(Schema.encodeKeys({ cardId: "card_id" })),
  answer: Schema.Struct({ url: orNull(Schema.String), cards: Schema.Array(SavedCard) }),
})

export const removeCard = endpoint({
  method: "DELETE",
  path: "/api/v2/users/remove_card",
  summary: "Removes a card; without the default one, the latest becomes it.",
  asker: "user",
  body: Schema.Struct({ cardId: Schema.NonEmptyString }),
  answer: Cards,
})
