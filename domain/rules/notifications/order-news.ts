/** Events of an order with a letter, and the channels by which a shopper gets them. */
import type { Settings } from "#domain/entities/account/settings.ts"
import type { Tugrik } from "#domain/entities/money.ts"

/** Why money goes back: paid late, twice, in another amount, or given back by the shop. */
export type RefundReason = "late" | "again" | "amount" | "shop"

export type OrderNews =
  | { readonly kind: "placed" | "paid" | "ready" | "shipped" | "delivered" | "overdue" }
  /** Cancelled, by the shopper unless it says so; what goes back now, to the bank account and to the wallet. */
  | { readonly kind: "canceled"; readonly by?: "shopper" | "shop"; readonly money?: Tugrik; readonly wallet?: Tugrik }
  | { readonly kind: "refunded"; readonly amount: Tugrik; readonly reason: RefundReason }
  /** Goods came back: money to the bank account, and to the wallet. */
  | { readonly kind: "returned"; readonly money: Tugrik; readonly wallet: Tugrik }
  /** Goods are not taken back; `answer` is what the shop says to it, or empty. */
  | { readonly kind: "returnRefused"; readonly answer: string }

export type OrderNewsKind = OrderNews["kind"]

/** About money that was paid or an order that ended: these reach the shopper whatever the settings say. */
const needed: ReadonlyArray<OrderNewsKind> = ["paid", "canceled", "overdue", "refunded", "returned", "returnRefused"]

/** Sent as a short message beside the e-mail, since somebody is on the way. */
const urgent: ReadonlyArray<OrderNewsKind> = ["shipped"]

export type LetterChannel = "email" | "sms"
/** Channels by which a shopper can be reached. */
export type Reach = Readonly<Record<LetterChannel, boolean>>

/** Channels of a letter: the chosen ones, a short message only where it is urgent or alone; needed news without a chosen one by whatever reaches. */
export const channelsOf = (kind: OrderNewsKind, reach: Reach, chosen: Pick<Settings["notifications"]["orders"], LetterChannel>): ReadonlyArray<LetterChannel> => {
  const email = reach.email && chosen.email
  const sms = reach.sms && chosen.sms && (!email || urgent.includes(kind))
  const channels: ReadonlyArray<LetterChannel> = [...(email ? (["email"] as const) : []), ...(sms ? (["sms"] as const) : [])]
  if (channels.length > 0 || !needed.includes(kind)) return channels
  return reach.email ? ["email"] : reach.sms ? ["sms"] : []
}
