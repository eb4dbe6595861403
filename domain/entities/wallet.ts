/** What a shopper has to pay with besides money: the parts of a wallet. Specification §9. */
import * as Schema from "effect/Schema"
import { Tugrik } from "./money.ts"

export const WalletPartKind = Schema.Literals(["gift_card", "money", "bonus", "discount", "partner"])
export type WalletPartKind = typeof WalletPartKind.Type

export const WalletPart = Schema.Struct({ kind: WalletPartKind, balance: Tugrik })
export type WalletPart = typeof WalletPart.Type
