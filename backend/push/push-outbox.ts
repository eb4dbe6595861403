/** Outbox of pushes: stored in the transaction that causes them, once for each device. */
import * as Schema from "effect/Schema"
import { Settings } from "#domain/entities/account/settings.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale, type Localized } from "#domain/entities/locale.ts"
import type { PushNote } from "#domain/entities/shell/push.ts"
import type { NotificationKind } from "#domain/rules/account/notifications.ts"
import type { Database } from "#backend/database/database.ts"
import { isLinked } from "./push-devices.ts"

export type PushText = Omit<PushNote, "tag">

export type NewPush = {
  /** Identifies the event: a device gets one push for a key, however often it is queued. */
  readonly key: string
  /** Kind that users can turn off; devices that were never linked to a user get offers only. */
  readonly kind: NotificationKind
  /** Text by the language of the device; the same for each in what goes to one user, whose language is known. */
  readonly text: Localized<PushText>
  /** Instant after which it is not sent any more. */
  readonly usefulUntil: Instant
}

/** Default notifications, of users who never chose. */
export const usualNotifications = Schema.decodeUnknownSync(Settings)({}).notifications

/** Inserts a push for the devices of an SQL condition, whose parameters begin with `$5`. */
const insert = (db: Database, { key, text, usefulUntil }: NewPush, now: Instant, condition: string, values: ReadonlyArray<unknown>) =>
  db.query(
    `insert into pushes (key, device_id, user_id, title, body, path, next_try_at, useful_until, created_at)
     select $1, d.id, case when ${isLinked} then d.user_id end,
       t.text->>'title', t.text->>'body', t.text->>'path', $3::timestamptz, $4::timestamptz, $3::timestamptz
     from push_devices d left join users u on u.id = d.user_id
       cross join lateral (select coalesce($2::jsonb->d.locale, $2::jsonb->'${defaultLocale}') as text) t where ${condition}
     on conflict (key, device_id) do nothing returning id`,
    [key, JSON.stringify(text), now, usefulUntil, ...values],
  )

/** SQL condition that the user of the device wants the kind `$5` by push; `$6` is the default. */
const isWanted = "coalesce((u.settings #>> array['notifications', $5::text, 'push'])::boolean, $6::boolean)"

/** Queues a push to the linked devices of a user who wants its kind. Returns their number. */
export const pushToUser = async (db: Database, userId: number, push: NewPush, now: Instant): Promise<number> => {
  const condition = `d.user_id = $7 and ${isLinked} and ${isWanted}`
  return (await insert(db, push, now, condition, [push.kind, usualNotifications[push.kind].push, userId])).length
}

/** Queues a push to the devices whose last user wants its kind, logged in or not, and offers to those that never had a user. Returns their number. */
export const pushToEverybody = async (db: Database, push: NewPush, now: Instant): Promise<number> => {
  const condition = `case when d.user_id is not null then ${isWanted} else $5::text = 'offers' end`
  return (await insert(db, push, now, condition, [push.kind, usualNotifications[push.kind].push])).length
}
