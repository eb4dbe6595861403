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
  /** What it is about: a device gets one of a key, however often it is queued. */
  readonly key: string
  /** Kind by which users choose; devices that nobody has linked get offers only. */
  readonly kind: NotificationKind
  /** Text in the language of the device. */
  readonly text: Localized<PushText>
  /** Instant after which it is not sent any more. */
  readonly usefulUntil: Instant
}

/** What users who never chose want to hear of. */
export const usualNotifications = Schema.decodeUnknownSync(Settings)({}).notifications

const insert = (db: Database, { key, text, usefulUntil }: NewPush, now: Instant, whom: string, values: ReadonlyArray<unknown>) =>
  db.query(
    `insert into pushes (key, device_id, user_id, title, body, path, next_try_at, useful_until, created_at)
     select $1, d.id, case when ${isLinked} then d.user_id end,
       t.text->>'title', t.text->>'body', t.text->>'path', $3::timestamptz, $4::timestamptz, $3::timestamptz
     from push_devices d left join users u on u.id = d.user_id
       cross join lateral (select coalesce($2::jsonb->d.locale, $2::jsonb->'${defaultLocale}') as text) t where ${whom}
     on conflict (key, device_id) do nothing returning id`,
    [key, JSON.stringify(text), now, usefulUntil, ...values],
  )

/** Whether the user of the device wants the kind `$5` by push; `$6` where nothing was chosen. */
const isWanted = "coalesce((u.settings #>> array['notifications', $5::text, 'push'])::boolean, $6::boolean)"

/** Queues a push to the linked devices of a user who wants its kind. Returns their number. */
export const pushToUser = async (db: Database, userId: number, push: NewPush, now: Instant): Promise<number> =>
  (await insert(db, push, now, `d.user_id = $7 and ${isLinked} and ${isWanted}`, [push.kind, usualNotifications[push.kind].push, userId])).length

/** Queues a push to every device: those that had a user by the last one's choice, logged in or not, and offers to those that never had one. Returns their number. */
export const pushToEverybody = async (db: Database, push: NewPush, now: Instant): Promise<number> =>
  (await insert(db, push, now, `case when d.user_id is not null then ${isWanted} else $5::text = 'offers' end`, [push.kind, usualNotifications[push.kind].push])).length
