/** Users as they log in: found by their login, added, and given a password. */
import { domainToUnicode } from "node:url"
import type { Organization } from "#domain/entities/identity/organization.ts"
import type { Person } from "#domain/entities/identity/person.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { isDuplicate } from "#backend/database/database.ts"
import { wrongField } from "#backend/http/refusal.ts"
import type { Login } from "./login.ts"

export type LoginUser = { readonly id: number; readonly passwordHash: string | null }

/** Column of a login's channel. */
const columns: Readonly<Record<Login["channel"], string>> = { email: "email", phone: "phone" }

/** A login as it is stored, and as older rows have it, whose domains are not in ASCII. */
const spellings = ({ channel, value }: Login): ReadonlyArray<string> =>
  channel === "email" ? [value, value.replace(/@.*$/, (domain) => `@${domainToUnicode(domain.slice(1))}`)] : [value]

/** The user of a login; demo users are found only `withDemo`. */
export const findUser = async (db: Database, login: Login, withDemo: boolean): Promise<LoginUser | null> => {
  const [row] = await db.query<{ id: number; password_hash: string | null }>(
    `select id, password_hash from users where ${columns[login.channel]} = any($1::text[]) and (not is_demo or $2)`,
    [spellings(login), withDemo],
  )
  return row === undefined ? null : { id: row.id, passwordHash: row.password_hash }
}

export type NewUser = { readonly login: Login; readonly passwordHash: string | null } & (
  | { readonly kind: "person"; readonly person: Person }
  | { readonly kind: "organization"; readonly organization: Organization }
)

/** Adds a user and returns the id. Throws 422 when the login is taken. */
export const addUser = async (db: Database, user: NewUser, now: Instant): Promise<number> => {
  const person = user.kind === "person" ? user.person : null
  const taken = () => wrongField("login", { key: "login.taken" })
  try {
    const [row] = await db.query<{ id: number }>(
      `insert into users (${columns[user.login.channel]}, kind, first_name, last_name, birthday, gender, occupation, registration_number, organization, password_hash, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
      [
        user.login.value,
        user.kind,
        person?.firstName ?? "",
        person?.lastName ?? "",
        person?.birthday ?? null,
        person?.gender ?? null,
        person?.occupation ?? "",
        person?.registrationNumber ?? null,
        user.kind === "organization" ? JSON.stringify(user.organization) : null,
        user.passwordHash,
        now,
      ],
    )
    if (row === undefined) throw taken()
    return row.id
  } catch (error) {
    throw isDuplicate(error) ? taken() : error
  }
}

export const setPassword = async (db: Database, userId: number, passwordHash: string): Promise<void> => {
  await db.query("update users set password_hash = $2 where id = $1", [userId, passwordHash])
}
