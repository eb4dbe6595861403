/** Order news: events of an order with a letter, and the channels that carry it. */
import type { Settings } from "#domain/entities/account/settings.ts"
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

/** News about paid money or the end of an order, which are sent even if the shopper has turned both channels off. */
const mandatory: ReadonlyArray<OrderNewsKind> = ["paid", "canceled", "overdue", "refunded", "returned", "returnRefused"]

/** News sent by SMS besides e-mail, since a courier is on the way. */
const urgent: ReadonlyArray<OrderNewsKind> = ["shipped"]

export type LetterChannel = "email" | "sms"
/** Whether each channel reaches the shopper. */
export type Reach = Readonly<Record<LetterChannel, boolean>>

/**
 * Channels of a letter: the chosen ones that reach the shopper. SMS is used only for urgent news or where e-mail is not.
 * Mandatory news use one channel that reaches the shopper even if none is chosen.
 * Example: with both channels chosen, `shipped` is sent by both and `placed` by e-mail alone.
 */
export const channelsOf = (
  kind: OrderNewsKind,
  reach: Reach,
  chosen: Pick<Settings["notifications"]["orders"], LetterChannel>,
): ReadonlyArray<LetterChannel> => {
  const email = reach.email && chosen.email
  const sms = reach.sms && chosen.sms && (!email || urgent.includes(kind))
  const channels: ReadonlyArray<LetterChannel> = [...(email ? (["email"] as const) : []), ...(sms ? (["sms"] as const) : [])]
  if (channels.length > 0 || !mandatory.includes(kind)) return channels
  return reach.email ? ["email"] : reach.sms ? ["sms"] : []
}
