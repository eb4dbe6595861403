/** Devices on which a user is logged in: one for each family of sessions. */
import type { Device } from "#domain/entities/account/device.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"

type Row = { readonly family: string; readonly device: string; readonly began_at: Instant | null; readonly used_at: Instant | null }

/** Devices of a user, the latest first; `session` is the family of the present one. */
export const devicesOf = async (db: Database, userId: number, session: string | null): Promise<ReadonlyArray<Device>> => {
  const rows = await db.query<Row>(
    `select family, max(device) as device, min(began_at) as began_at, max(used_at) as used_at
     from sessions where user_id = $1 group by family order by max(used_at) desc nulls last, family`,
    [userId],
  )
  return rows.map(({ family, device, began_at, used_at }) => ({
    id: family,
    name: device,
    loggedInAt: began_at,
    usedAt: used_at,
    isThis: family === session,
  }))
}

/** Logs one of the user's devices out; returns whether there was such a device. */
export const endDevice = async (db: Database, userId: number, id: string): Promise<boolean> =>
  (await db.query("delete from sessions where user_id = $1 and family::text = $2 returning 1", [userId, id])).length > 0
