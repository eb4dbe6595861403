/** Outbox: letters are stored in the transaction that causes them, so that a rollback sends nothing. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { LetterForms } from "#domain/rules/notifications/letter.ts"
import { letterText } from "#domain/rules/notifications/letter-text.ts"
import type { LetterChannel } from "#domain/rules/notifications/letter-channels.ts"
import type { Database } from "#backend/database/database.ts"
import { letterSender, type LetterServices } from "./letter-sender.ts"

export type NewLetter = {
  /** Identifies the event: a channel carries one letter for a key, however often it is queued. */
  readonly key: string
  readonly channel: LetterChannel
  readonly to: string
  /** User whose account it concerns; it is deleted with the account. */
  readonly userId: number | null
  readonly locale: Locale
  readonly letter: LetterForms
  /** One-time code in the letter, deleted once the letter is sent. */
  readonly code?: string
  /** Instant after which it is not sent any more. */
  readonly usefulUntil?: Instant
  /** URL at which a mail program unsubscribes by one POST. */
  readonly leaveUrl?: string
  /** Letter to an unknown login: composed as any other, so that it takes as long, but not stored. */
  readonly isDecoy?: boolean
}

/** Content of the letter's columns for its channel. */
const contentOf = (services: LetterServices, { channel, letter: { email, sms }, locale }: NewLetter) => {
  switch (channel) {
    case "email":
      return { subject: email.subject, text: letterText(email, letterSender(services), locale), content: JSON.stringify(email) }
    case "sms":
      return { subject: null, text: sms, content: null }
    default:
      return channel satisfies never
  }
}

/** Queues a letter, once for its key and channel. */
export const queueLetter = async (services: LetterServices, db: Database, letter: NewLetter, now: Instant): Promise<void> => {
  const { key, channel, to, userId, locale, code = null, usefulUntil = null, leaveUrl = null, isDecoy = false } = letter
  const { subject, text, content } = contentOf(services, letter)
  await db.query(
    `insert into letters (key, channel, user_id, recipient, locale, subject, text, content, code, next_try_at, useful_until, created_at, leave_url)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $10, $12 where not $13::boolean on conflict (key, channel) do nothing`,
    [key, channel, userId, to, locale, subject, text, content, code, now, usefulUntil, leaveUrl, isDecoy],
  )
}
