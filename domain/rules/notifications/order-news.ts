/** Order news: events of an order that the shopper gets a letter about. */
import type { Tugrik } from "#domain/entities/money.ts"

/** Why money is refunded: paid late, paid twice (`again`), paid in another amount, or given back by the shop. */
export type RefundReason = "late" | "again" | "amount" | "shop"

export type OrderNews =
  | { readonly kind: "placed" | "paid" | "ready" | "shipped" | "delivered" | "overdue" }
  /** Cancelled by the shopper where `by` is absent; `money` goes back to the bank account, `wallet` to the wallet. */
  | { readonly kind: "canceled"; readonly by?: "shopper" | "shop"; readonly money?: Tugrik; readonly wallet?: Tugrik }
  | { readonly kind: "refunded"; readonly amount: Tugrik; readonly reason: RefundReason }
  /** Returned goods have arrived; `money` goes back to the bank account, `wallet` to the wallet. */
  | { readonly kind: "returned"; readonly money: Tugrik; readonly wallet: Tugrik }
  /** The shop does not take goods back; `answer` is its explanation, perhaps empty. */
  | { readonly kind: "returnRefused"; readonly answer: string }

export type OrderNewsKind = OrderNews["kind"]
