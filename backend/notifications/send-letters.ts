/** Job that sends the outbox: each letter claimed by one process, retried ever more slowly, given up in the end. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Letter } from "#domain/rules/notifications/letter.ts"
import { letterHtml } from "#domain/rules/notifications/letter-html.ts"
import type { LetterChannel } from "#domain/rules/notifications/order-news.ts"
import { hour, later, minute, second } from "#domain/rules/instants.ts"
import type { Outcome } from "#backend/notifications/carriers/carrier.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { letterSender } from "./letter-sender.ts"

/** Tries before a letter is given up: over three hours of a carrier that does not answer. */
export const maxTries = 12
/** Letters sent at once. */
const batch = 4
/** Longest time that sending takes; a claim that is older belongs to a process that was killed. */
const claim = 5 * minute

/** Time until another try: 10 seconds, twice as long after each, at most an hour. */
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

const take = (db: Database, channels: ReadonlyArray<LetterChannel>, now: Instant): Promise<ReadonlyArray<Row>> =>
  db.query<Row>(
    `update letters set state = 'sending', tries = tries + 1, next_try_at = $2 where id in (
       select id from letters where state = 'waiting' and next_try_at <= $1 and channel = any ($3::text[])
       order by is_bulk, next_try_at, id limit ${batch} for update skip locked)
     returning id, channel, recipient, locale, subject, text, content, tries, leave_url, subscriber_id`,
    [now, later(now, claim), channels],
  )

/** What is over: letters nobody needs any more, and those of a killed process, which may have been sent. */
const clear = async (db: Database, now: Instant): Promise<void> => {
  await db.query("update letters set state = 'failed', problem = 'too late', settled_at = $1 where state = 'waiting' and useful_until <= $1", [now])
  await db.query("update letters set state = 'unknown', problem = 'the process ended while sending', settled_at = $1 where state = 'sending' and next_try_at <= $1", [now])
}

const nextState = (outcome: Outcome, tries: number): "sent" | "failed" | "unknown" | "waiting" => {
  if (outcome._tag === "Sent") return "sent"
  if (outcome._tag === "Unknown") return "unknown"
  return outcome._tag === "Refused" || tries >= maxTries ? "failed" : "waiting"
}

/** Stores the outcome. Codes are emptied, except in a sandbox, whose inbox shows them. */
/** Counts what the address of a newsletter's reader refuses for good, in a row: a message that one server dislikes is no reason to drop its reader. */
const noteReaction = (db: Database, subscriberId: number, reaction: "sent" | "refused"): Promise<unknown> =>
  db.query("update newsletter_subscribers set refusals = case when $2 then 0 else refusals + 1 end where id = $1", [subscriberId, reaction === "sent"])

const settle = async ({ db, config, log }: BackendServices, { id, channel, tries, subscriber_id: subscriberId }: Row, outcome: Outcome, now: Instant): Promise<void> => {
  const state = nextState(outcome, tries)
  await db.query(
    `update letters set state = $2, problem = $3, reference = $4, next_try_at = $5, settled_at = case when $2 = 'waiting' then null else $6::timestamptz end where id = $1`,
    [id, state, outcome._tag === "Sent" ? null : outcome.problem, outcome._tag === "Sent" ? outcome.reference : null, later(now, pauseAfter(tries)), now],
  )
  if (subscriberId !== null && (outcome._tag === "Sent" || outcome._tag === "Refused")) await noteReaction(db, subscriberId, outcome._tag === "Sent" ? "sent" : "refused")
  if (state !== "waiting" && config.sandbox === null) await db.query("update letters set text = '', content = null, subject = null, code = null where id = $1 and code is not null", [id])
  if (state === "failed" || state === "unknown") log.error({ letter: id, channel, state, tries }, "a letter was not delivered")
}

const send = async (services: BackendServices, row: Row): Promise<Outcome> => {
  const carrier = services.carriers[row.channel]
  if (carrier === null) return { _tag: "Unreachable", problem: "no carrier" }
  const html = row.content === null ? null : letterHtml(row.content, letterSender(services.config), row.locale)
  return carrier.send({ id: `letter-${row.id}`, to: row.recipient, subject: row.subject ?? "", text: row.text, html, leaveUrl: row.leave_url })
}

/** Sends what is due. A carrier that does not answer is left alone until the next round. Returns the number sent. */
export const sendLetters = async (services: BackendServices, now: Instant): Promise<number> => {
  await clear(services.db, now)
  let channels = (["email", "sms"] as const).filter((channel) => services.carriers[channel] !== null)
  let sent = 0
  for (let rows = await take(services.db, channels, now); rows.length > 0; rows = await take(services.db, channels, now)) {
    const outcomes = await Promise.all(rows.map(async (row) => {
      const outcome = await send(services, row)
      await settle(services, row, outcome, services.now())
      return { channel: row.channel, outcome }
    }))
    sent += outcomes.filter(({ outcome }) => outcome._tag === "Sent").length
    const silent = outcomes.flatMap(({ channel, outcome }) => (outcome._tag === "Unreachable" ? [channel] : []))
    channels = channels.filter((channel) => !silent.includes(channel))
  }
  return sent
}
