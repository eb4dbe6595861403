/** Lines of the wallet's statement, and the balances by part. Specification §3, E13; contract "Lists, money". */
import * as Schema from "effect/Schema"
import { Instant, OrderNumber } from "#domain/entities/ids.ts"
import { Tugrik, TugrikChange } from "#domain/entities/money.ts"
import { WalletPart, WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const StoreCredit = Schema.Struct({
  id: LooseInt,
  /** Cause of the change, such as `earned`, `used`, `recharged`. */
  action: Schema.NonEmptyString,
  /** Part whose balance changed, and the partner's name for a partner's. */
  kind: orNull(WalletPartKind),
  partner: orElse(Schema.String, ""),
  amount: TugrikChange,
  /** Balance after the change: of the whole wallet, or of the part whose statement it is. */
  balance: Tugrik,
  orderNumber: orNull(OrderNumber),
  memo: orElse(Schema.String, ""),
  createdAt: Instant,
}).pipe(Schema.encodeKeys({ orderNumber: "order_number", createdAt: "created_at" }))
export type StoreCredit = typeof StoreCredit.Type

/** Balance of each wallet part. */
export const WalletBalances = Schema.Struct({
  giftCard: orElse(Tugrik, "0.0"),
  bonus: orElse(Tugrik, "0.0"),
  money: orElse(Tugrik, "0.0"),
  discount: orElse(Tugrik, "0.0"),
  partner: orElse(Tugrik, "0.0"),
}).pipe(Schema.encodeKeys({ giftCard: "gift_card" }))
export type WalletBalances = typeof WalletBalances.Type

/** Wallet of a shopper: its balance in all, and its parts. */
export const Wallet = Schema.Struct({ balance: Tugrik, parts: listOf(WalletPart) })
export type Wallet = typeof Wallet.Type
