/** Idempotency: the first response to an intent is stored for a day and returned again. */
import { createHash } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "./refusal.ts"

export type StoredResponse = { readonly status: number; readonly answer: unknown }
type Row = { readonly body_hash: string; readonly status: number; readonly answer: unknown }

export type Intent = { readonly scope: string; readonly key: string; readonly bodyHash: string }

const digest = (text: string): string => createHash("sha256").update(text).digest("hex")

const contentDigest = async (file: File): Promise<string> => {
  const hash = createHash("sha256")
  for await (const chunk of file.stream()) hash.update(chunk)
  return hash.digest("hex")
}

/** Digest of a body with the name, type, size and content of its files, which JSON writes as `{}`. */
const bodyDigest = async (body: unknown): Promise<string> => {
  const files: File[] = []
  // JSON has no `undefined` for a call without a body.
  const text = JSON.stringify(body ?? null, (_, value: unknown) => {
    if (value instanceof File) files.push(value)
    return value
  })
  if (files.length === 0) return digest(text)
  const parts: unknown[] = [text]
  for (const file of files) parts.push([file.name, file.type, file.size, await contentDigest(file)])
  return digest(JSON.stringify(parts))
}

/** The intent of a key, scoped to a shopper, a method and a path. */
export const intentOf = async (key: string, shopper: string, method: string, path: string, body: unknown): Promise<Intent> => ({
  key: key.slice(0, 200),
  scope: digest(`${shopper} ${method} ${path}`),
  bodyHash: await bodyDigest(body),
})

const stillRunning = () => new Refusal(409, { key: "intent.running" }, { headers: { "Retry-After": "1" } })
const lockKey = ({ scope, key }: Intent): string => `${scope} ${key}`

/** Intents in work in this process: the advisory locks of the embedded database's one connection cannot separate them. */
export type InFlightIntents = Set<string>

/** Runs `work` for an intent. Throws 409 while another call works on it. */
export const exclusively = async <T>(inFlight: InFlightIntents, intent: Intent, work: () => Promise<T>): Promise<T> => {
  const name = lockKey(intent)
  if (inFlight.has(name)) throw stillRunning()
  inFlight.add(name)
  try {
    return await work()
  } finally {
    inFlight.delete(name)
  }
}

/** The stored response, if any. Throws 422 for another body and 409 while another process works on the intent. */
export const answeredBefore = async (tx: Database, intent: Intent, after: Instant): Promise<StoredResponse | null> => {
  const [lock] = await tx.query<{ taken: boolean }>("select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken", [lockKey(intent)])
  if (lock?.taken !== true) throw stillRunning()
  const [row] = await tx.query<Row>(
    "select body_hash, status, answer from idempotency_keys where scope = $1 and key = $2 and created_at > $3",
    [intent.scope, intent.key, after],
  )
  if (row === undefined) return null
  if (row.body_hash !== intent.bodyHash) throw new Refusal(422, { key: "intent.otherBody" })
  return { status: row.status, answer: row.answer }
}

/** Stores a response, in place of an earlier one that was stored until `replaced`. */
const store = async (
  db: Database,
  intent: Intent,
  response: StoredResponse,
  at: Instant,
  replaced: Instant | "infinity",
): Promise<void> => {
  await db.query(
    `insert into idempotency_keys as k (scope, key, body_hash, status, answer, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (scope, key) do update
     set body_hash = excluded.body_hash, status = excluded.status, answer = excluded.answer, created_at = excluded.created_at
     where k.created_at <= $7`,
    [intent.scope, intent.key, intent.bodyHash, response.status, JSON.stringify(response.answer), at, replaced],
  )
}

/** Stores the response of work in its transaction, which holds the intent's lock. */
export const storeResponse = (tx: Database, intent: Intent, response: StoredResponse, at: Instant): Promise<void> =>
  store(tx, intent, response, at, "infinity")

/** Stores a refusal, whose transaction and lock have ended: a response after `after` stays, since another process worked on the intent meanwhile. */
export const storeRefusal = (db: Database, intent: Intent, refusal: StoredResponse, at: Instant, after: Instant): Promise<void> =>
  store(db, intent, refusal, at, after)
