/** Carriers of letters: the port of a mail server or an SMS company. */
import type { LetterChannel } from "#domain/rules/notifications/order-news.ts"

export type Outgoing = {
  /** The same whenever the same letter is sent. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** Address at which a mail program leaves the list at one press, RFC 8058. */
  readonly leaveUrl?: string | null
}

/** What became of a letter. */
export type Outcome =
  | { readonly _tag: "Sent"; readonly reference: string | null }
  /** Not sent, and never will be: another try would end the same. */
  | { readonly _tag: "Refused"; readonly problem: string }
  /** Certainly not sent; a later try may succeed. */
  | { readonly _tag: "Unreachable"; readonly problem: string }
  /** Perhaps sent: the answer was lost. */
  | { readonly _tag: "Unknown"; readonly problem: string }

/** Never fails. */
export type Carrier = { readonly send: (letter: Outgoing) => Promise<Outcome> }

/** Carrier of each channel; `null` where letters of the channel cannot be sent. */
export type Carriers = Readonly<Record<LetterChannel, Carrier | null>>

/** Text of an error for the shop's records, at most 200 characters. */
export const problemText = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200)
