/** Settings of a user in the database; the defaults where nothing was chosen. */
import * as Schema from "effect/Schema"
import { Settings, type SettingsChange } from "#domain/entities/account/settings.ts"
import { hasMandatoryChannels } from "#domain/rules/account/notifications.ts"
import { withSettings } from "#domain/rules/account/settings-change.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"

const decode = Schema.decodeUnknownSync(Settings)

export const settingsOf = async (db: Database, userId: number): Promise<Settings> => {
  const [row] = await db.query<{ settings: unknown }>("select settings from users where id = $1", [userId])
  return decode(row?.settings ?? {})
}

/** Stores changed settings beside the others, and returns all. Throws 422 where news of an order would have no channel. */
export const changeSettings = (db: Database, userId: number, change: SettingsChange): Promise<Settings> =>
  db.transaction(async (tx) => {
    await tx.query("select from users where id = $1 for update", [userId])
    const settings = withSettings(await settingsOf(tx, userId), change)
    if (!hasMandatoryChannels(settings.notifications)) throw new Refusal(422, { key: "notifications.silent" })
    await tx.query("update users set settings = $2 where id = $1", [userId, JSON.stringify(Schema.encodeSync(Settings)(settings))])
    return settings
  })
