/** Calls by which a merchant's ERP sets the stock and prices of variants. */
import * as Schema from "effect/Schema"
import { orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { MerchantAmount } from "./merchant-amount.ts"

const StockLevel = Schema.Struct({
  sku: Schema.String.check(Schema.isMaxLength(100)),
  onHand: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(1_000_000)),
}).pipe(Schema.encodeKeys({ onHand: "on_hand" }))

export const setStock = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/stock",
  summary: "Sets how many units of variants can be sold, by their SKU; at most 1,000 at once. Repeated, it changes nothing.",
  asker: "stock key",
  body: Schema.Struct({ stock: Schema.Array(StockLevel).check(Schema.isMaxLength(1000)) }),
  answer: Schema.Struct({ changed: Schema.Int, unknown: Schema.Array(Schema.String) }),
})

const Price = Schema.Struct({
  sku: Schema.String.check(Schema.isMaxLength(100)),
  price: MerchantAmount,
  sellingPrice: orNull(MerchantAmount),
}).pipe(Schema.encodeKeys({ sellingPrice: "selling_price" }))

export const setPrices = endpoint({
  method: "PUT",
  path: "/api/v2/merchant/prices",
  summary:
    "Sets prices of variants in tugrik, by their SKU; at most 1,000 at once. `selling_price` is what is paid, the price itself without one. Repeated, it changes nothing; placed orders keep theirs.",
  asker: "prices key",
  body: Schema.Struct({ prices: Schema.Array(Price).check(Schema.isMaxLength(1000)) }),
  answer: Schema.Struct({ changed: Schema.Int, unknown: Schema.Array(Schema.String) }),
})
