/** Proof of the person behind a session, before what lets somebody log in is changed, and news of it to the owner. Record 0040. */
import { randomUUID } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { accountLetter, type AccountNews } from "#domain/rules/business/account-letter.ts"
import { isProved, proofCode, proofKind } from "#domain/rules/identity/proof.ts"
import { queueLetter } from "#backend/business/letters/outbox.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import type { Login } from "#backend/identity/login.ts"
import type { BackendServices } from "#backend/services.ts"
import { confirm, confirmedContact } from "./confirmed.ts"

type Request = { readonly userId: number; readonly address: string | null; readonly now: Instant; readonly session: string | null }

/** Keeps with the session that its person is there. Throws 422 for a wrong password or code, 429 after too many. */
export const prove = async (services: BackendServices, { password, code }: { readonly password: string | null; readonly code: string | null }, request: Request): Promise<void> => {
  await confirm(services, { password, code, field: "password" }, request)
  await services.db.query("update sessions set proved_at = $2 where family = $1", [request.session, request.now])
}

type Row = {
  readonly email: string | null
  readonly phone: string | null
  readonly email_confirmed: boolean
  readonly phone_confirmed: boolean
  readonly has_password: boolean
}

const rowOf = async (db: Database, userId: number): Promise<Row> => {
  const [row] = await db.query<Row>("select email, phone, email_confirmed, phone_confirmed, password_hash is not null as has_password from users where id = $1", [userId])
  if (row === undefined) throw new Error(`user ${userId} is gone while logged in`)
  return row
}

/** Throws 422 with the kind of proof that is missing. The present contact, which is only confirmed, needs none. */
export const requireProof = async (db: Database, login: Login, { userId, session, now }: Request): Promise<void> => {
  const row = await rowOf(db, userId)
  if (login.value === row.email || login.value === row.phone) return
  const kind = proofKind({ hasPassword: row.has_password, hasContact: confirmedContact(row) !== null })
  if (kind === null) return
  const [proved] = await db.query<{ at: Instant | null }>("select max(proved_at) as at from sessions where family = $1", [session])
  if (!isProved(proved?.at ?? null, now)) throw new Refusal(422, { key: "proof.missing" }, { statusCode: proofCode(kind) })
}

/** A proof is for one change. */
export const spendProof = (db: Database, session: string | null) => db.query("update sessions set proved_at = null where family = $1", [session])

/** Contacts of a user that are confirmed: who is told what happens to the account. */
export const ownersContacts = async (db: Database, userId: number): Promise<ReadonlyArray<Login>> => {
  const { email, phone, email_confirmed, phone_confirmed } = await rowOf(db, userId)
  return [
    ...(email !== null && email_confirmed ? [{ channel: "email", value: email } as const] : []),
    ...(phone !== null && phone_confirmed ? [{ channel: "phone", value: phone } as const] : []),
  ]
}

/** Queues a letter to each of the contacts, of before and after the change. */
export const tellOwner = async (
  { config, carriers }: Pick<BackendServices, "config" | "carriers">,
  db: Database,
  news: AccountNews,
  contacts: ReadonlyArray<Login>,
  { userId, locale, now }: { readonly userId: number; readonly locale: Locale; readonly now: Instant },
): Promise<void> => {
  const letter = accountLetter(news, { brand: config.site.brand, supportPhone: config.site.supportPhone, locale })
  const key = `account ${userId} ${news.kind} ${randomUUID()}`
  for (const { channel, value } of new Map(contacts.map((contact) => [contact.value, contact])).values()) {
    const carrier = channel === "email" ? "email" : "sms"
    if (carriers[carrier] !== null) await queueLetter(config, db, { key: `${key} ${value}`, channel: carrier, to: value, userId, locale, letter }, now)
  }
}
