/** Outbox: letters are stored in the transaction that causes them, so that a rollback sends nothing. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Letter } from "#domain/rules/notifications/letter.ts"
import { letterText } from "#domain/rules/notifications/letter-text.ts"
import type { LetterChannel } from "#domain/rules/notifications/order-news.ts"
import type { BackendConfig } from "#backend/config.ts"
import type { Database } from "#backend/database/database.ts"
import { letterSender } from "./letter-sender.ts"

export type NewLetter = {
  /** What it is about: a channel carries one letter of a key, however often it is queued. */
  readonly key: string
  readonly channel: LetterChannel
  readonly to: string
  /** Whose account it is about; it goes with the account. */
  readonly userId: number | null
  readonly locale: Locale
  /** `sms` is the whole text of a short message. */
  readonly letter: { readonly email: Letter; readonly sms: string }
  /** One-time code in it, which is deleted once it is sent. */
  readonly code?: string
  /** Instant after which it is not sent any more. */
  readonly usefulUntil?: Instant
  /** Address at which a mail program leaves the list of the letter at one press. */
  readonly leaveUrl?: string
  /** Decoy for an unknown login: written as any other letter, so that it takes as long, and not stored. */
  readonly isDecoy?: boolean
}

/** Queues a letter, once by its key and channel. */
export const queueLetter = async (config: Pick<BackendConfig, "site" | "publicOrigin" | "port">, db: Database, letter: NewLetter, now: Instant): Promise<void> => {
  const { key, channel, to, userId, locale, code = null, usefulUntil = null, leaveUrl = null, isDecoy = false } = letter
  const isMail = channel === "email"
  await db.query(
    `insert into letters (key, channel, user_id, recipient, locale, subject, text, content, code, next_try_at, useful_until, created_at, leave_url)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $10, $12 where not $13::boolean on conflict (key, channel) do nothing`,
    [
      key, channel, userId, to, locale,
      isMail ? letter.letter.email.subject : null,
      isMail ? letterText(letter.letter.email, letterSender(config), locale) : letter.letter.sms,
      isMail ? JSON.stringify(letter.letter.email) : null,
      code, now, usefulUntil, leaveUrl, isDecoy,
    ],
  )
}
