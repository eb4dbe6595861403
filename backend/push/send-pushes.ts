/** Job that sends pushes: one process claims a push, failures are retried with growing pauses, and devices that are gone are removed. */
import type { Instant } from "#domain/entities/ids.ts"
import { later, minute } from "#domain/rules/instants.ts"
import { maxTries, pauseAfter } from "#backend/notifications/send-letters.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { isLinked } from "./push-devices.ts"
import { pushKeys } from "./push-keys.ts"
import { sendPush, type PushOutcome } from "./push-request.ts"

/** Pushes sent concurrently. */
const batch = 20
/** Maximum time of sending a push, in milliseconds; an older claim belongs to a process that was killed. */
const claimLifetime = 2 * minute

type Row = {
  readonly id: number
  readonly key: string
  readonly device_id: string
  readonly endpoint: string
  readonly origin: string
  readonly p256dh: string
  readonly auth: string
  readonly application_server_key: string | null
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tries: number
  readonly useful_until: Instant
}

/** Claims the next pushes that are due, none to `unreachable` origins. */
const claim = (db: Database, unreachable: ReadonlyArray<string>, now: Instant): Promise<ReadonlyArray<Row>> =>
  db.query<Row>(
    `update pushes p set state = 'sending', tries = tries + 1, next_try_at = $2 from push_devices d
     where d.id = p.device_id and p.id in (
       select w.id from pushes w join push_devices o on o.id = w.device_id
       where w.state = 'waiting' and w.next_try_at <= $1 and w.useful_until > $1 and o.origin <> all ($3::text[])
       order by w.next_try_at, w.id limit ${batch} for update of w skip locked)
     returning p.id, p.key, p.device_id, d.endpoint, d.origin, d.p256dh, d.auth, d.application_server_key,
       p.title, p.body, p.path, p.tries, p.useful_until`,
    [now, later(now, claimLifetime), unreachable],
  )

/** Problem of a push to a user who is not logged in on the device any more. */
export const unlinkedProblem = "the device is not linked"

/** Ends pushes that are not useful any more, those of a killed process, and those of a user who is not logged in on the device any more. */
const settleExpired = async (db: Database, now: Instant): Promise<void> => {
  await db.query(
    "update pushes set state = 'failed', problem = 'too late', settled_at = $1 where state = 'waiting' and useful_until <= $1",
    [now],
  )
  await db.query(
    `update pushes set state = 'failed', problem = 'the process ended while sending', settled_at = $1
     where state = 'sending' and next_try_at <= $1`,
    [now],
  )
  await db.query(
    `update pushes p set state = 'failed', problem = '${unlinkedProblem}', settled_at = $1 from push_devices d
     where p.state = 'waiting' and p.user_id is not null and d.id = p.device_id and not (d.user_id = p.user_id and ${isLinked})`,
    [now],
  )
}

const nextState = (outcome: Exclude<PushOutcome, { readonly _tag: "Gone" }>, tries: number): "sent" | "failed" | "waiting" => {
  switch (outcome._tag) {
    case "Sent":
      return "sent"
    case "Refused":
      return "failed"
    case "Unreachable":
      return tries >= maxTries ? "failed" : "waiting"
    default:
      return outcome satisfies never
  }
}

/** Stores the outcome, or removes the device that is gone with its pushes. */
const storeOutcome = async (db: Database, { id, device_id: deviceId, tries }: Row, outcome: PushOutcome, now: Instant): Promise<void> => {
  if (outcome._tag === "Gone") {
    await db.query("delete from push_devices where id = $1", [deviceId])
    return
  }
  const state = nextState(outcome, tries)
  await db.query(
    `update pushes set state = $2, problem = $3, next_try_at = $4,
       settled_at = case when $2 = 'waiting' then null else $5::timestamptz end where id = $1`,
    [id, state, outcome._tag === "Sent" ? null : outcome.problem, later(now, pauseAfter(tries)), now],
  )
}

/** Sends the pushes that are due, also those queued meanwhile; an unreachable push service pauses until the next round. Returns the number sent. */
export const sendPushes = async (services: BackendServices, now: Instant, isStopping: () => boolean): Promise<number> => {
  const { db, config } = services
  await settleExpired(db, now)
  const unreachable: string[] = []
  let sent = 0
  const claimNext = async () => (isStopping() ? [] : claim(db, unreachable, services.now()))
  for (let rows = await claimNext(); rows.length > 0; rows = await claimNext()) {
    const keys = await pushKeys(config, db, now)
    const outcomes = await Promise.all(
      rows.map(async (row) => {
        const push = { ...row, usefulUntil: row.useful_until, applicationServerKey: row.application_server_key }
        const outcome = await sendPush(config, keys, push, services.now())
        await storeOutcome(db, row, outcome, services.now())
        return { origin: row.origin, outcome }
      }),
    )
    sent += outcomes.filter(({ outcome }) => outcome._tag === "Sent").length
    unreachable.push(...outcomes.flatMap(({ origin, outcome }) => (outcome._tag === "Unreachable" ? [origin] : [])))
  }
  return sent
}
