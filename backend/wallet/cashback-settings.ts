/** Cashback rates that a product of a site may have, in its file of settings. */
import * as Schema from "effect/Schema"

export const CashbackSettings = Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1000 })))
