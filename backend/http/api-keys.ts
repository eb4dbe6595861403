/** Keys of the merchant's programs: shown once, stored as hashes, each use recorded. */
import { randomBytes } from "node:crypto"
import { scopes, type Asker, type Scope } from "#adapters/shop/contract/endpoint.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "./refusal.ts"
import { tokenHash } from "./shopper.ts"
import type { BackendServices } from "#backend/services.ts"

/** Scope that a call needs; `null` where it takes no key. */
export const scopeOf = (asker: Asker): Scope | null => scopes.find((scope) => asker === `${scope} key`) ?? null

/** Begins every key, so that a leaked one is recognised. */
const prefix = "delguur_"

/** Stores a new key and returns it; nobody can read it again. */
export const newKey = async (db: Database, name: string, granted: ReadonlyArray<Scope>, now: Instant): Promise<string> => {
  const key = `${prefix}${randomBytes(32).toString("base64url")}`
  await db.query("insert into api_keys (name, key_hash, scopes, created_at) values ($1, $2, $3, $4)", [name, tokenHash(key), granted, now])
  return key
}

export type StoredKey = {
  readonly id: number
  readonly name: string
  readonly scopes: ReadonlyArray<Scope>
  readonly created_at: Instant
  readonly used_at: Instant | null
  readonly revoked_at: Instant | null
}

export const storedKeys = (db: Database): Promise<ReadonlyArray<StoredKey>> =>
  db.query<StoredKey>(
    `select k.id, k.name, k.scopes, k.created_at, k.revoked_at,
       (select max(used_at) from api_key_uses u where u.key_id = k.id) as used_at
     from api_keys k order by k.id`,
  )

/** Returns whether there was such a key in use. */
export const revokeKey = async (db: Database, id: number, now: Instant): Promise<boolean> =>
  (await db.query("update api_keys set revoked_at = $2 where id = $1 and revoked_at is null returning id", [id, now])).length > 0

/** Throws 401 without a valid key, and 403 for one without the scope; records the use of any other. */
export const requireKey = async ({ db, now }: BackendServices, request: Request, path: string, scope: Scope): Promise<void> => {
  const provided = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? ""
  const [key] = await db.query<{ id: number; scopes: ReadonlyArray<Scope> }>(
    "select id, scopes from api_keys where key_hash = $1 and revoked_at is null",
    [tokenHash(provided)],
  )
  if (key === undefined) {
    throw new Refusal(401, { key: "key.unknown" }, { headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' } })
  }
  if (!key.scopes.includes(scope)) throw new Refusal(403, { key: "key.scope", values: { scope } })
  await db.query("insert into api_key_uses (key_id, method, path, used_at) values ($1, $2, $3, $4)", [key.id, request.method, path, now()])
}
