/** One-time codes: six digits, five minutes, five tries, one a minute, bound to the requesting address. Contract "Identity", decision 17. */
import { createHash, randomInt, randomUUID, timingSafeEqual } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { codeLetter } from "#domain/rules/notifications/code-letter.ts"
import type { CodePurpose } from "#domain/rules/notifications/letter-texts.ts"
import { codeLength, normalizeCode } from "#domain/rules/identity/one-time-code.ts"
import { later, millisecondsOf, minute, second } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { count, forget, type Limit } from "#backend/http/rate-limiter.ts"
import { queueLetter } from "#backend/notifications/outbox.ts"
import { Refusal, tooOften, wrongField } from "#backend/http/refusal.ts"
import type { BackendServices } from "#backend/services.ts"
import { letterChannels, maskedLogin, type Login } from "./login.ts"

const lifetime = 5 * minute
/** Minimum time between two codes to a login from one address. */
const resendInterval = 60 * second
const maxTries = 5
/** Tries from another address than the requesting one: a phone may change its network while its owner types. */
const maxTriesElsewhere = 2

/** Login and purpose of a code, and the address of the caller who requests or tries it. */
export type CodeRequest = { readonly login: Login; readonly purpose: CodePurpose; readonly address: CallerAddress }

const limitsOf = (request: CodeRequest): ReadonlyArray<readonly [string, Limit]> => [
  [`codes to ${request.login.value} from ${request.address.key}`, limits.codesToLoginFromAddress],
  [`codes to ${request.login.value}`, limits.codesToLogin],
]

const hashed = ({ login, purpose }: CodeRequest, code: string): Buffer =>
  createHash("sha256").update(`${purpose} ${login.value} ${code}`).digest()

/** Serialises the calls of one login by an advisory lock, since there is no row to lock before its first code. */
const lockLogin = (tx: Database, { login }: CodeRequest) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`codes ${login.value}`])

/** Milliseconds until another code may be sent. A code from the far future is ignored: it was sent before the clock was put back. */
const resendDelay = async (tx: Database, request: CodeRequest, now: Instant): Promise<number> => {
  const [last] = await tx.query<{ sent_at: Instant }>(
    "select sent_at from codes where login = $1 and purpose = $2 and address = $3 and spent_at is null",
    [request.login.value, request.purpose, request.address.key],
  )
  if (last === undefined) return 0
  const age = millisecondsOf(now) - millisecondsOf(last.sent_at)
  return Math.abs(age) < resendInterval ? Math.min(resendInterval, resendInterval - age) : 0
}

type CodeLetter = { readonly code: string; readonly isDecoy: boolean; readonly locale: Locale; readonly now: Instant }

/** Queues the letter with a code, which is useful for the lifetime of the code. */
const queueCode = (
  services: BackendServices,
  tx: Database,
  { login, purpose }: CodeRequest,
  { code, isDecoy, locale, now }: CodeLetter,
): Promise<void> => {
  const letter = codeLetter({ purpose, code, minutes: lifetime / minute, brand: services.site().brand, locale })
  const addressee = { channel: letterChannels[login.channel], to: login.value, userId: null, locale }
  const key = `code ${randomUUID()}`
  return queueLetter(services, tx, { key, ...addressee, letter, code, usefulUntil: later(now, lifetime), isDecoy }, now)
}

/**
 * Sends a code. `isDecoy`: takes as long for an unknown login, but sends nothing.
 * Throws 422 without a carrier of the channel, and 429 within a minute of the last code and after too many in an hour.
 */
export const sendCode = async (services: BackendServices, request: CodeRequest, locale: Locale, isDecoy = false) => {
  const { login, purpose } = request
  if (services.carriers[letterChannels[login.channel]] === null) throw new Refusal(422, { key: `code.noCarrier.${login.channel}` })
  const sent = await services.db.transaction(async (tx) => {
    const now = services.now()
    await lockLogin(tx, request)
    const delay = await resendDelay(tx, request, now)
    if (delay > 0) throw tooOften(Math.ceil(delay / second))
    for (const [key, limit] of limitsOf(request)) await count(tx, key, limit, now)
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0")
    await tx.query(
      `insert into codes (login, purpose, address, code_hash, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (login, purpose, address) do update set code_hash = excluded.code_hash, tries = 0, tries_elsewhere = 0,
         sent_at = excluded.sent_at, expires_at = excluded.expires_at, spent_at = null`,
      [login.value, purpose, request.address.key, hashed(request, code).toString("hex"), now, later(now, lifetime)],
    )
    await queueCode(services, tx, request, { code, isDecoy, locale, now })
    return { sentTo: maskedLogin(login), expiresIn: lifetime / second, resendIn: resendInterval / second }
  })
  services.sendSoon()
  return sent
}

type Row = { readonly address: string; readonly code_hash: string }

/** Codes that may still be tried from the address. */
const usableCodes = (tx: Database, request: CodeRequest, now: Instant): Promise<ReadonlyArray<Row>> =>
  tx.query<Row>(
    `select address, code_hash from codes where login = $1 and purpose = $2 and spent_at is null and expires_at > $4
     and case when address = $3 then tries < $5 else tries_elsewhere < $6 end`,
    [request.login.value, request.purpose, request.address.key, now, maxTries, maxTriesElsewhere],
  )

const countTry = (tx: Database, request: CodeRequest, rows: ReadonlyArray<Row>) =>
  tx.query(
    `update codes set tries = tries + (address = $3)::int, tries_elsewhere = tries_elsewhere + (address <> $3)::int
     where login = $1 and purpose = $2 and address = any ($4::text[])`,
    [request.login.value, request.purpose, request.address.key, rows.map(({ address }) => address)],
  )

/** Message of a wrong code. */
type WrongCodeMessage = "code.incorrect" | "tan.incorrect"

type CodeTry = {
  readonly code: string
  readonly now: Instant
  /** Message for a wrong code. */
  readonly wrongCode?: WrongCodeMessage
}

/** Counts the try and calls `accept` for a right code, or throws 422 after the count is committed. */
const tryCode = async (
  db: Database,
  request: CodeRequest,
  { code, now, wrongCode = "code.incorrect" }: CodeTry,
  accept: (tx: Database) => Promise<void>,
): Promise<void> => {
  const isRight = await db.transaction(async (tx) => {
    await lockLogin(tx, request)
    const rows = await usableCodes(tx, request, now)
    await countTry(tx, request, rows)
    const attempt = hashed(request, normalizeCode(code))
    if (!rows.some(({ code_hash }) => timingSafeEqual(Buffer.from(code_hash, "hex"), attempt))) return false
    await accept(tx)
    return true
  })
  if (!isRight) throw wrongField("code", { key: wrongCode })
}

/** Checks a code that a later call spends. Throws 422 for a wrong one. */
export const checkCode = (db: Database, request: CodeRequest, code: string, now: Instant): Promise<void> =>
  tryCode(db, request, { code, now }, () => Promise.resolve())

/** Checks a code and spends all codes of the login and purpose. Throws 422 for a wrong one. */
export const spendCode = (db: Database, request: CodeRequest, attempt: CodeTry): Promise<void> =>
  tryCode(db, request, attempt, async (tx) => {
    const { login, purpose } = request
    await tx.query("update codes set spent_at = $3 where login = $1 and purpose = $2", [login.value, purpose, attempt.now])
    for (const [key] of limitsOf(request)) await forget(tx, key)
  })
