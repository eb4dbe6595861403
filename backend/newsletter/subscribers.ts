/** Subscribers of the newsletter: requested by a form, confirmed by the link of a letter, unsubscribed by one request. */
import { randomBytes, randomUUID } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { newsletterLetter } from "#domain/rules/newsletter/newsletter-letter.ts"
import { isEmail, normalizeEmail } from "#domain/rules/identity/email-address.ts"
import { letterSender } from "#backend/notifications/letter-sender.ts"
import { queueLetter } from "#backend/notifications/outbox.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countAddress, isWithinLimit } from "#backend/http/rate-limiter.ts"
import type { BackendServices } from "#backend/services.ts"

type Row = { readonly token: string; readonly state: "waiting" | "confirmed" }

/** Number of consecutive permanent refusals after which an address is sent no further issue. */
export const maxRefusals = 3

/** URL that unsubscribes by one POST, for the header `List-Unsubscribe` (RFC 8058). */
export const leaveUrl = (origin: string, token: string): string => `${origin}/api/v2/subscribe/leave?token=${token}`

type SubscriptionInput = { readonly email: string; readonly locale: Locale; readonly address: CallerAddress; readonly now: Instant }

/**
 * Sends the letter with the link that confirms, or a notice to somebody who is subscribed. An address that has had too many letters
 * gets none, with the same response. Throws 422 for a malformed address or without a carrier, 429 after too many requests.
 */
export const requestNewsletter = async (services: BackendServices, request: SubscriptionInput): Promise<void> => {
  const { db, carriers } = services
  const { locale, now } = request
  if (!isEmail(request.email)) throw wrongField("email", { key: "email.incorrect" })
  if (carriers.email === null) throw new Refusal(422, { key: "code.noCarrier.email" })
  await countAddress(db, limits.newsletterRequests, request.address, now)
  const email = normalizeEmail(request.email)
  if (!(await isWithinLimit(db, `newsletter to ${email}`, limits.newsletterLetters, now))) return
  await db.transaction(async (tx) => {
    // An address that refused issues is confirmed again: its confirmation counts the refusals from none.
    // Subscribing again after leaving needs a new token, so that the links of old letters stay invalid.
    const [row] = await tx.query<Row>(
      `insert into newsletter_subscribers as n (email, locale, token, state, asked_at) values ($1, $2, $3, 'waiting', $4)
       on conflict (email) do update set locale = excluded.locale, asked_at = excluded.asked_at,
         token = case n.state when 'left' then excluded.token else n.token end,
         state = case when n.state = 'left' or n.refusals >= $5 then 'waiting' else n.state end
       returning token, state`,
      [email, locale, randomBytes(24).toString("base64url"), now, maxRefusals],
    )
    if (row === undefined) throw new Error("the subscriber was not stored")
    const { token, state } = row
    const { brand, origin } = letterSender(services)
    const letter = newsletterLetter({ kind: state === "confirmed" ? "already" : "confirm", brand, origin, token, locale })
    const addressee = { channel: "email", to: email, userId: null, locale } as const
    await queueLetter(services, tx, { key: `newsletter ${randomUUID()}`, ...addressee, letter, leaveUrl: leaveUrl(origin, token) }, now)
  })
  services.sendSoon()
}

/** Confirms a subscription. Throws 404 for an unknown token, and for that of somebody who has unsubscribed. */
export const confirmSubscriber = async ({ db }: Pick<BackendServices, "db">, token: string, now: Instant): Promise<void> => {
  const rows = await db.query(
    `update newsletter_subscribers set state = 'confirmed', confirmed_at = coalesce(confirmed_at, $2), refusals = 0
     where token = $1 and state <> 'left' returning id`,
    [token, now],
  )
  if (rows.length === 0) throw missing("newsletter.unknown")
}

/** Problem of a queued letter to a subscriber who has left. */
export const leftProblem = "left"

/** Unsubscribes; a repeated call changes nothing. Throws 404 for an unknown token. */
export const removeSubscriber = async ({ db }: Pick<BackendServices, "db">, token: string, now: Instant): Promise<void> => {
  const [row] = await db.query<{ id: number }>(
    `update newsletter_subscribers set state = 'left', left_at = coalesce(left_at, $2), confirmed_at = null
     where token = $1 returning id`,
    [token, now],
  )
  if (row === undefined) throw missing("newsletter.unknown")
  // Queued issues are not sent any more.
  await db.query("update letters set state = 'failed', problem = $3, settled_at = $2 where subscriber_id = $1 and state = 'waiting'", [
    row.id,
    now,
    leftProblem,
  ])
}
