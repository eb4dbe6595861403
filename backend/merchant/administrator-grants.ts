/** Administrators of the shop: people with an account whose e-mail address or phone number is confirmed. */
import { isEmail, normalizeEmail } from "#domain/rules/identity/email-address.ts"
import { normalizePhone } from "#domain/rules/identity/phone-number.ts"
import type { Database } from "#backend/database/database.ts"

/** Returns whether there is such a person. */
export const setAdministrator = async (db: Database, login: string, isAdministrator: boolean): Promise<boolean> => {
  const [column, value] = isEmail(login) ? (["email", normalizeEmail(login)] as const) : (["phone", normalizePhone(login)] as const)
  const changed = await db.query(`update users set is_admin = $2 where ${column} = $1 and (${column}_confirmed or not $2) returning id`, [
    value,
    isAdministrator,
  ])
  return changed.length > 0
}

/** Their logins. */
export const administrators = async (db: Database): Promise<ReadonlyArray<string>> =>
  (await db.query<{ login: string }>("select coalesce(email, phone) as login from users where is_admin order by id")).map(
    ({ login }) => login,
  )
