/** Work above an address's limit: a signed challenge, and its solution, which lets one call of that address pass. Decision 47. */
import { createHmac, randomInt } from "node:crypto"
import { createChallenge, verifySolution } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import type { Payload } from "altcha-lib/types"
import type { Instant } from "#domain/entities/ids.ts"
import { millisecondsOf, minute } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { countedAddress, inside, type CallerAddress } from "./caller-address.ts"

/** Time in which a challenge may be solved. */
const lifetime = 5 * minute

/** PBKDF2 iterations of an attempt: 0.3 ms of a server, which makes one for each challenge. */
const iterations = 2000
/** Attempts at level 0: 1.2 million iterations on average, 0.4 s of four cores of a slow phone. Each level doubles them. */
const attempts = { minimum: 300, maximum: 900 }
/** At most eight times the work of level 0. */
export const maxLevel = 3

/** Longest header that is read, in characters; a solution has some 600. */
const maxHeaderLength = 2000

type Secrets = { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string }

/** Secrets of an address, so that no other can spend its solutions. */
const secretsOf = (assertionKey: string, address: string): Secrets => {
  const secret = (purpose: string) => createHmac("sha256", assertionKey).update(`${purpose} ${address}`).digest("base64url")
  return { hmacSignatureSecret: secret("challenge of work"), hmacKeySignatureSecret: secret("solution of work") }
}

/** The value of `Work-Challenge`. */
const challengeFor = async (assertionKey: string, address: string, level: number, now: Instant): Promise<string> =>
  JSON.stringify(
    await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: iterations,
      counter: randomInt(attempts.minimum * 2 ** level, attempts.maximum * 2 ** level + 1),
      deriveKey,
      // By the shop's clock; the library's own `expiresAt` is compared with the machine's.
      data: { level, expires: millisecondsOf(now) + lifetime },
      ...secretsOf(assertionKey, address),
    }),
  )

const parsed = (header: string): Payload | null => {
  try {
    return JSON.parse(header) as Payload
  } catch {
    return null
  }
}

/** Spends the challenge of this salt. Returns whether no call had spent it before. */
const spend = async (db: Database, salt: string, now: Instant): Promise<boolean> => {
  const inserted = await db.query(
    "insert into rate_limits (key, began_at, count) values ($1, $2, 1) on conflict do nothing returning key",
    [`work ${salt}`, now],
  )
  return inserted.length === 1
}

/** Level of the solution in `Work-Solution`, which is spent; `null` without one that is right, of this address, unexpired and unspent. */
const solvedLevel = async (
  db: Database,
  assertionKey: string,
  address: string,
  header: string | undefined,
  now: Instant,
): Promise<number | null> => {
  if (header === undefined || header.length > maxHeaderLength) return null
  const payload = parsed(header)
  // A malformed solution is none: the library throws for some.
  const options = { ...payload, deriveKey, ...secretsOf(assertionKey, address) } as Parameters<typeof verifySolution>[0]
  const { verified } = await verifySolution(options).catch(() => ({ verified: false }))
  const { salt, data } = (verified ? payload?.challenge.parameters : undefined) ?? {}
  if (salt === undefined || Number(data?.["expires"]) <= millisecondsOf(now) || !(await spend(db, salt, now))) return null
  return Number(data?.["level"])
}

type Services = Pick<BackendServices, "db"> & { readonly config: Pick<BackendServices["config"], "assertionKey"> }

/**
 * A caller's address, with the work of the call's `Work-Solution`.
 * The work lets this call pass every limit of the address, and is spent even where no limit is reached.
 */
export const addressWithWork = async (
  { db, config: { assertionKey } }: Services,
  address: string | null,
  solution: string | undefined,
  now: Instant,
): Promise<CallerAddress> => {
  const key = countedAddress(address) ?? inside
  return {
    key,
    workLevel: await solvedLevel(db, assertionKey, key, solution, now),
    challenge: (level) => (key === inside ? Promise.resolve(null) : challengeFor(assertionKey, key, level, now)),
  }
}
