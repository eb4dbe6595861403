/** Devices that receive pushes: subscribed by anyone, linked to a user for as long as the session lasts. */
import { randomUUID } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { PushSubscription } from "#domain/entities/shell/push.ts"
import { isPushEndpoint } from "./push-endpoint.ts"
import type { BackendConfig } from "#backend/config.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"

/** SQL condition that device `d` belongs to its user: the session that linked it has not ended. */
export const isLinked = `(d.user_id is not null
  and exists (select 1 from sessions s where s.family = d.session_family and s.user_id = d.user_id))`

type NewDevice = {
  readonly subscription: PushSubscription
  readonly locale: Locale
  readonly now: Instant
  /** Called for a device that is not stored yet; throws where there are too many. */
  readonly countNew: () => Promise<void>
}

/** Stores a subscription and returns the id of its device; a known endpoint keeps its id and takes the new keys. Throws 422 for an endpoint that is no push service's. */
export const storeDevice = async (
  config: Pick<BackendConfig, "push">,
  db: Database,
  { subscription: { endpoint, keys, applicationServerKey }, locale, now, countNew }: NewDevice,
): Promise<string> => {
  if (!isPushEndpoint(endpoint, config.push.origins)) throw new Refusal(422, { key: "push.endpoint" })
  const known = await db.query("select from push_devices where endpoint = $1", [endpoint])
  if (known.length === 0) await countNew()
  const [row] = await db.query<{ id: string }>(
    `insert into push_devices (id, endpoint, origin, p256dh, auth, application_server_key, locale, created_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth,
       application_server_key = coalesce(excluded.application_server_key, push_devices.application_server_key),
       locale = excluded.locale, seen_at = excluded.seen_at
     returning id`,
    [randomUUID(), endpoint, new URL(endpoint).origin, keys.p256dh, keys.auth, applicationServerKey, locale, now],
  )
  if (row === undefined) throw new Error("the push device was not stored")
  return row.id
}

export const removeDevice = async (db: Database, id: string): Promise<void> => {
  await db.query("delete from push_devices where id = $1", [id])
}

/** Links a device to the user of a session, in place of its previous user. Throws 404 for an unknown device. */
export const linkDevice = async (
  db: Database,
  id: string,
  user: { readonly id: number; readonly session: string | null },
): Promise<void> => {
  const rows = await db.query("update push_devices set user_id = $2, session_family = $3 where id = $1 returning id", [
    id,
    user.id,
    user.session,
  ])
  if (rows.length === 0) throw missing("push.noDevice")
}
