/** Losses of a shopper who deletes the account. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { LooseInt, listOf, orElse } from "#domain/entities/wire-codecs.ts"

export const Leaving = Schema.Struct({
  /** Numbers of the orders under way: the account stays until they have ended. */
  openOrders: listOf(Schema.String),
  /** Balance of the wallet, which is given up. */
  balance: orElse(Tugrik, "0.0"),
  /** Whether the money may only be given up by a TAN code, sent to the confirmed contact. */
  needsTan: orElse(Schema.Boolean, false),
  cards: orElse(LooseInt, 0),
  addresses: orElse(LooseInt, 0),
}).pipe(Schema.encodeKeys({ openOrders: "open_orders", needsTan: "needs_tan" }))
export type Leaving = typeof Leaving.Type
