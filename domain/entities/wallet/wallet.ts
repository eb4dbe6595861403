/** Wallet parts. Specification §9, W1–W5. */
import * as Schema from "effect/Schema"
import { Tugrik } from "#domain/entities/money.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const WalletPartKind = Schema.Literals(["gift_card", "money", "bonus", "discount", "partner"])
export type WalletPartKind = typeof WalletPartKind.Type

export const WalletPart = Schema.Struct({
  kind: WalletPartKind,
  balance: Tugrik,
  /** Name of the partner, for a partner's part. */
  partner: orElse(Schema.String, ""),
  /** Id of the partner, for a partner's part: two partners may have one name. */
  partnerId: Schema.optionalKey(Schema.String),
  /** Minimum purchase of a partner's part: 500, 20,000 or 100,000. Specification §9, W5. */
  minimum: orNull(Tugrik),
}).pipe(Schema.encodeKeys({ partnerId: "partner_id" }))
export type WalletPart = typeof WalletPart.Type

/** Amount that one part pays, of a partner's the one that it names. */
export const WalletShare = Schema.Struct({ kind: WalletPartKind, amount: Tugrik, partner: Schema.optionalKey(Schema.String) })
export type WalletShare = typeof WalletShare.Type
