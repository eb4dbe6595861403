/** Calls of the wallet: balance by part, statement, recharges, loyalty level. */
import * as Schema from "effect/Schema"
import { Tugrik, WholeTugrik } from "#domain/entities/money.ts"
import { Loyalty } from "#domain/entities/wallet/loyalty.ts"
import { Recharge } from "#domain/entities/wallet/recharge.ts"
import { StoreCredit, Wallet, WalletBalances } from "#domain/entities/wallet/store-credit.ts"
import { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { LooseInt, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery } from "#adapters/shop/contract/list-page.ts"

/** Which entries of the statement: of one part, of so many days; all where it is left out. */
export const StatementFilter = {
  part: orNull(WalletPartKind),
  days: orNull(LooseInt.check(Schema.isBetween({ minimum: 1, maximum: 3660 }))),
}

export const wallet = endpoint({
  method: "GET",
  path: "/api/v2/wallet",
  flag: "wallet",
  summary: "The wallet's balance, and its parts with their partners and minimums.",
  asker: "user",
  answer: Wallet,
})

export const storeCredits = endpoint({
  method: "GET",
  path: "/api/v2/store_credits",
  flag: "wallet",
  summary: "Statement of the wallet, newest first, with the balance by part.",
  asker: "user",
  query: Schema.Struct({ ...PageQuery.fields, ...StatementFilter }),
  answer: Schema.Struct({
    items: Schema.Array(StoreCredit),
    balance: Tugrik,
    parts: WalletBalances,
    count: LooseInt,
    total: LooseInt,
    page: LooseInt,
    perPage: LooseInt,
    pages: LooseInt,
  }).pipe(Schema.encodeKeys({ items: "store_credits", total: "total_count", page: "current_page", perPage: "per_page" })),
})

export const exportStatement = endpoint({
  method: "GET",
  path: "/api/v2/store_credits/export",
  flag: "wallet",
  summary: "The filtered statement as a file of comma-separated values.",
  asker: "user",
  query: Schema.Struct(StatementFilter),
  answer: Schema.Struct({ name: Schema.String, csv: Schema.String }),
})

export const recharge = endpoint({
  method: "POST",
  path: "/api/v2/store_credits/recharge",
  flag: "wallet",
  summary: "Begins a recharge of the wallet: a payment without an order.",
  asker: "user",
  body: Schema.Struct({ amount: WholeTugrik, paymentMethodId: LooseInt }).pipe(Schema.encodeKeys({ paymentMethodId: "payment_method_id" })),
  answer: Recharge,
  idempotent: true,
})

export const rechargePayment = endpoint({
  method: "GET",
  path: "/api/v2/store_credits/recharges/:number",
  flag: "wallet",
  summary: "A recharge of the user's own, fetched again while it is awaited.",
  asker: "user",
  answer: Recharge,
})

export const loyalty = endpoint({
  method: "GET",
  path: "/api/v2/orders/erp_loyalty",
  summary: "Loyalty level of the user, and what is missing to the next.",
  asker: "user",
  answer: Loyalty,
})
