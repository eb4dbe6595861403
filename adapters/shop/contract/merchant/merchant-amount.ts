/** Amount of money that a merchant's program sends, as a price or a refund, in tugrik. */
import * as Schema from "effect/Schema"

const maxAmount = 1_000_000_000

export const MerchantAmount = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1), Schema.isLessThanOrEqualTo(maxAmount))
