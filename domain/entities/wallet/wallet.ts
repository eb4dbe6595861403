/** What a shopper has to pay with besides money: the parts of a wallet. Specification §9. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const WalletPartKind = Schema.Literals(["gift_card", "money", "bonus", "discount", "partner"])
export type WalletPartKind = typeof WalletPartKind.Type

export const WalletPart = Schema.Struct({
  kind: WalletPartKind,
  balance: Tugrik,
  /** Whose balance it is, of partners. */
  partner: orElse(Schema.String, ""),
  /** The least purchase that a partner's balance may be used for: 500, 20,000 or 100,000. */
  minimum: orNull(Tugrik),
})
export type WalletPart = typeof WalletPart.Type
