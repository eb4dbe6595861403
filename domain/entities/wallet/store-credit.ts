/** A line of the wallet's statement. Specification §3, E13; contract "Lists, money". */
import * as Schema from "effect/Schema"
import { Instant, OrderNumber } from "#domain/entities/ids.ts"
import { Tugrik, TugrikChange } from "#domain/entities/money.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const StoreCredit = Schema.Struct({
  id: LooseInt,
  /** What moved it, such as `earned`, `used`, `recharged`. */
  action: Schema.NonEmptyString,
  amount: TugrikChange,
  /** Of the whole wallet afterwards. */
  balance: Tugrik,
  orderNumber: orNull(OrderNumber),
  memo: orElse(Schema.String, ""),
  createdAt: Instant,
}).pipe(Schema.encodeKeys({ orderNumber: "order_number", createdAt: "created_at" }))
export type StoreCredit = typeof StoreCredit.Type

/** What each part of a wallet holds. */
export const WalletBalances = Schema.Struct({
  bonus: orElse(Tugrik, "0.0"),
  money: orElse(Tugrik, "0.0"),
  discount: orElse(Tugrik, "0.0"),
  partner: orElse(Tugrik, "0.0"),
})
export type WalletBalances = typeof WalletBalances.Type
