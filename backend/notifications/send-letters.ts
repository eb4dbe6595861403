/** Job that sends the letters of the outbox: one process claims a letter, and failures are retried with growing pauses. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Letter } from "#domain/rules/notifications/letter.ts"
import { letterHtml } from "#domain/rules/notifications/letter-html.ts"
import type { LetterChannel } from "#domain/rules/notifications/letter-channels.ts"
import { hour, later, minute, second } from "#domain/rules/instants.ts"
import type { Outcome } from "#backend/notifications/carriers/carrier.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { letterSender } from "./letter-sender.ts"

/** Tries before a letter fails, which takes over three hours while its carrier is unreachable. */
export const maxTries = 12
/** Letters sent concurrently. */
const batch = 4
/** Maximum time of sending a letter, in milliseconds; an older claim belongs to a process that was killed. */
const claimLifetime = 5 * minute

/** Milliseconds until another try: 10 seconds, doubled by each try, at most an hour. */
export const pauseAfter = (tries: number): number => Math.min(10 * second * 2 ** (tries - 1), hour)

type Row = {
  readonly id: number
  readonly channel: LetterChannel
  readonly recipient: string
  readonly locale: Locale
  readonly subject: string | null
  readonly text: string
  readonly content: Letter | null
  readonly tries: number
  readonly leave_url: string | null
  readonly subscriber_id: number | null
}

/** Claims the next letters that are due. */
const claim = (db: Database, channels: ReadonlyArray<LetterChannel>, now: Instant): Promise<ReadonlyArray<Row>> =>
  db.query<Row>(
    `update letters set state = 'sending', tries = tries + 1, next_try_at = $2 where id in (
       select id from letters where state = 'waiting' and next_try_at <= $1 and (useful_until is null or useful_until > $1)
         and channel = any ($3::text[])
       order by is_bulk, next_try_at, id limit ${batch} for update skip locked)
     returning id, channel, recipient, locale, subject, text, content, tries, leave_url, subscriber_id`,
    [now, later(now, claimLifetime), channels],
  )

/** Ends letters that are not useful any more, and those of a killed process, which may have been sent. */
const settleExpired = async (db: Database, now: Instant): Promise<void> => {
  await db.query(
    "update letters set state = 'failed', problem = 'too late', settled_at = $1 where state = 'waiting' and useful_until <= $1",
    [now],
  )
  await db.query(
    `update letters set state = 'unknown', problem = 'the process ended while sending', settled_at = $1
     where state = 'sending' and next_try_at <= $1`,
    [now],
  )
}

const nextState = (outcome: Outcome, tries: number): "sent" | "failed" | "unknown" | "waiting" => {
  switch (outcome._tag) {
    case "Sent":
      return "sent"
    case "Unknown":
      return "unknown"
    case "Refused":
      return "failed"
    case "Unreachable":
      return tries >= maxTries ? "failed" : "waiting"
    default:
      return outcome satisfies never
  }
}

/** Counts the consecutive permanent refusals of a newsletter subscriber's address; a letter that is sent resets the count. */
const countRefusals = async (db: Database, subscriberId: number, outcome: Outcome): Promise<void> => {
  if (outcome._tag === "Sent") await db.query("update newsletter_subscribers set refusals = 0 where id = $1", [subscriberId])
  if (outcome._tag === "Refused") await db.query("update newsletter_subscribers set refusals = refusals + 1 where id = $1", [subscriberId])
}

/** Deletes the content of a letter with a one-time code. */
const deleteCode = (db: Database, id: number): Promise<unknown> =>
  db.query("update letters set text = '', content = null, subject = null, code = null where id = $1 and code is not null", [id])

/** Stores the outcome. A code is deleted once its letter is settled, except in a sandbox, whose inbox shows it. */
const storeOutcome = async (
  { db, config, log }: BackendServices,
  { id, channel, tries, subscriber_id: subscriberId }: Row,
  outcome: Outcome,
  now: Instant,
): Promise<void> => {
  const state = nextState(outcome, tries)
  const [problem, reference] = outcome._tag === "Sent" ? [null, outcome.reference] : [outcome.problem, null]
  await db.query(
    `update letters set state = $2, problem = $3, reference = $4, next_try_at = $5,
       settled_at = case when $2 = 'waiting' then null else $6::timestamptz end where id = $1`,
    [id, state, problem, reference, later(now, pauseAfter(tries)), now],
  )
  if (subscriberId !== null) await countRefusals(db, subscriberId, outcome)
  if (state !== "waiting" && config.sandbox === null) await deleteCode(db, id)
  if (state === "failed" || state === "unknown") log.error({ letter: id, channel, state, tries }, "a letter was not delivered")
}

const send = async (services: BackendServices, row: Row): Promise<Outcome> => {
  const carrier = services.carriers[row.channel]
  if (carrier === null) return { _tag: "Unreachable", problem: "no carrier" }
  const html = row.content === null ? null : letterHtml(row.content, letterSender(services), row.locale)
  return carrier.send({
    id: `letter-${row.id}`,
    to: row.recipient,
    subject: row.subject ?? "",
    text: row.text,
    html,
    leaveUrl: row.leave_url,
  })
}

/**
 * Sends the letters that are due, also those queued meanwhile; the channel of an unreachable carrier pauses until the next round.
 * Returns the number sent.
 */
export const sendLetters = async (services: BackendServices, now: Instant, isStopping: () => boolean): Promise<number> => {
  await settleExpired(services.db, now)
  let channels = (["email", "sms"] as const).filter((channel) => services.carriers[channel] !== null)
  let sent = 0
  const claimNext = async () => (isStopping() ? [] : claim(services.db, channels, services.now()))
  for (let rows = await claimNext(); rows.length > 0; rows = await claimNext()) {
    const outcomes = await Promise.all(
      rows.map(async (row) => {
        const outcome = await send(services, row)
        await storeOutcome(services, row, outcome, services.now())
        return { channel: row.channel, outcome }
      }),
    )
    sent += outcomes.filter(({ outcome }) => outcome._tag === "Sent").length
    const unreachable = outcomes.flatMap(({ channel, outcome }) => (outcome._tag === "Unreachable" ? [channel] : []))
    channels = channels.filter((channel) => !unreachable.includes(channel))
  }
  return sent
}
