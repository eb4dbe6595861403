/** Carriers of letters: the port of a mail server or an SMS company. */
import type { LetterChannel } from "#domain/rules/notifications/letter-channels.ts"

/** A letter as a carrier sends it. */
export type Outgoing = {
  /** The same at each try. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** URL at which a mail program unsubscribes by one POST, RFC 8058. */
  readonly leaveUrl?: string | null
}

/** Outcome of a try to send a letter. */
export type Outcome =
  | { readonly _tag: "Sent"; readonly reference: string | null }
  /** Refused for good: another try would fail too. */
  | { readonly _tag: "Refused"; readonly problem: string }
  /** Certainly not sent; a later try may succeed. */
  | { readonly _tag: "Unreachable"; readonly problem: string }
  /** Perhaps sent: the response was lost. */
  | { readonly _tag: "Unknown"; readonly problem: string }

/** `send` never rejects; failures are outcomes. */
export type Carrier = { readonly send: (letter: Outgoing) => Promise<Outcome> }

/** Carrier of each channel; `null` where letters of the channel cannot be sent. */
export type Carriers = Readonly<Record<LetterChannel, Carrier | null>>

/** Maximum length of the text of an error in the database, in characters. */
const maxProblemLength = 200

/** Text of an error for the database. */
export const problemText = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, maxProblemLength)
