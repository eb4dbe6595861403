/** Channels of letters about an order: which news are sent by e-mail, and which by SMS. */
import type { Settings } from "#domain/entities/account/settings.ts"
import type { OrderNewsKind } from "./order-news.ts"

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
  if (reach.email) return ["email"]
  return reach.sms ? ["sms"] : []
}
