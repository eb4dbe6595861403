/** Subscribers of the newsletter: requested, confirmed by a letter, and removed at one press. */
import { randomBytes, randomUUID } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { newsletterLetter } from "#domain/rules/newsletter/newsletter-letter.ts"
import { isEmail, normalizeEmail } from "#domain/rules/identity/contact-formats.ts"
import { letterSender } from "#backend/notifications/letter-sender.ts"
import { queueLetter } from "#backend/notifications/outbox.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/limits.ts"
import { count, countAddress } from "#backend/http/rate-limit.ts"
import type { BackendServices } from "#backend/services.ts"

type Row = { readonly token: string; readonly state: "waiting" | "confirmed" }

/** Letters in a row that an address may refuse for good before nothing is sent to it any more. */
export const maxRefusals = 3

/** Address of one-press leaving, for mail programs. */
export const leaveUrl = (origin: string, token: string): string => `${origin}/api/v2/subscribe/leave?token=${token}`

const isAllowed = async (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.status === 429) return false
      throw error
    },
  )

type SubscriptionInput = { readonly email: string; readonly locale: Locale; readonly address: CallerAddress; readonly now: Instant }

/** Sends the letter that confirms. An address that has had enough letters gets none, and the caller hears nothing of it. Throws 422 and 429. */
export const requestNewsletter = async (services: BackendServices, request: SubscriptionInput): Promise<void> => {
  const { db, config, carriers } = services
  const { locale, now } = request
  if (!isEmail(request.email)) throw wrongField("email", { key: "email.incorrect" })
  if (carriers.email === null) throw new Refusal(422, { key: "code.noCarrier.email" })
  await countAddress(db, limits.newsletterRequests, request.address, now)
  const email = normalizeEmail(request.email)
  if (!(await isAllowed(count(db, `newsletter to ${email}`, limits.newsletterLetters, now)))) return
  await db.transaction(async (tx) => {
    // Who left and comes back gets a new token: links of old letters stay spent.
    const [row] = await tx.query<Row>(
      `insert into newsletter_subscribers as n (email, locale, token, state, asked_at) values ($1, $2, $3, 'waiting', $4)
       on conflict (email) do update set locale = excluded.locale, asked_at = excluded.asked_at,
         token = case n.state when 'left' then excluded.token else n.token end,
         state = case n.state when 'left' then 'waiting' else n.state end
       returning token, state`,
      [email, locale, randomBytes(24).toString("base64url"), now],
    )
    if (row === undefined) throw new Error("a stored subscriber has a token")
    const sender = letterSender(config)
    const letter = newsletterLetter({ kind: row.state === "confirmed" ? "already" : "confirm", brand: sender.brand, origin: sender.origin, token: row.token, locale })
    await queueLetter(config, tx, { key: `newsletter ${randomUUID()}`, channel: "email", to: email, userId: null, locale, letter, leaveUrl: leaveUrl(sender.origin, row.token) }, now)
  })
  services.sendSoon()
}

/** Throws 404 for an unknown token, and for one that was left. */
export const confirmSubscriber = async ({ db }: Pick<BackendServices, "db">, token: string, now: Instant): Promise<void> => {
  const rows = await db.query(
    "update newsletter_subscribers set state = 'confirmed', confirmed_at = coalesce(confirmed_at, $2) where token = $1 and state <> 'left' returning id",
    [token, now],
  )
  if (rows.length === 0) throw missing("newsletter.unknown")
}

/** Throws 404 for an unknown token; leaving twice is leaving. */
export const removeSubscriber = async ({ db }: Pick<BackendServices, "db">, token: string, now: Instant): Promise<void> => {
  const [row] = await db.query<{ id: number }>("update newsletter_subscribers set state = 'left', left_at = coalesce(left_at, $2), confirmed_at = null where token = $1 returning id", [token, now])
  if (row === undefined) throw missing("newsletter.unknown")
  // An issue that is under way to them turns back.
  await db.query("update letters set state = 'failed', problem = 'left', settled_at = $2 where subscriber_id = $1 and state = 'waiting'", [row.id, now])
}
