/** VAPID keys of the shop: those of the environment, or a pair that is generated at the first use and stored in the database. */
import webPush from "web-push"
import type { Instant } from "#domain/entities/ids.ts"
import type { BackendConfig } from "#backend/config.ts"
import type { Database } from "#backend/database/database.ts"
import type { PushKeys } from "./push-settings.ts"

type Row = { readonly public_key: string; readonly private_key: string }

const storedKeys = async (db: Database): Promise<PushKeys | null> => {
  const [row] = await db.query<Row>("select public_key, private_key from push_keys")
  return row === undefined ? null : { publicKey: row.public_key, privateKey: row.private_key }
}

export const pushKeys = async (config: Pick<BackendConfig, "push">, db: Database, now: Instant): Promise<PushKeys> => {
  if (config.push.keys !== null) return config.push.keys
  const existing = await storedKeys(db)
  if (existing !== null) return existing
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await db.query("insert into push_keys (public_key, private_key, created_at) values ($1, $2, $3) on conflict do nothing", [
    publicKey,
    privateKey,
    now,
  ])
  // Another process may have stored its pair first.
  return (await storedKeys(db)) ?? { publicKey, privateKey }
}
