/** Settings of a user in the database; the defaults where nothing was chosen. */
import * as Schema from "effect/Schema"
import { Settings } from "#domain/entities/account/settings.ts"
import { hasMandatoryChannels } from "#domain/rules/account/notifications.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"

const decode = Schema.decodeUnknownSync(Settings)

export const settingsOf = async (db: Database, userId: number): Promise<Settings> => {
  const [row] = await db.query<{ settings: unknown }>("select settings from users where id = $1", [userId])
  return decode(row?.settings ?? {})
}

/** Stores settings. Throws 422 where news of an order would have no channel. */
export const saveSettings = async (db: Database, userId: number, settings: Settings): Promise<Settings> => {
  if (!hasMandatoryChannels(settings.notifications)) throw new Refusal(422, { key: "notifications.silent" })
  await db.query("update users set settings = $2 where id = $1", [userId, JSON.stringify(Schema.encodeSync(Settings)(settings))])
  return settings
}
