/** Proof that a logged-in user is there in person: the password, or a code to a confirmed contact. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { sendCode, spendCode } from "#backend/identity/codes.ts"
import { codeGuesses, guess, passwordGuesses } from "#backend/identity/login-attempts.ts"
import type { Login } from "#backend/identity/login.ts"
import { isPassword } from "#backend/identity/passwords.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import type { BackendServices } from "#backend/services.ts"

type Row = {
  readonly email: string | null
  readonly phone: string | null
  readonly email_confirmed: boolean
  readonly phone_confirmed: boolean
  readonly password_hash: string | null
}

const rowOf = async ({ db }: BackendServices, userId: number): Promise<Row> => {
  const [row] = await db.query<Row>("select email, phone, email_confirmed, phone_confirmed, password_hash from users where id = $1", [userId])
  if (row === undefined) throw new Error(`user ${userId} is gone while logged in`)
  return row
}

/** The contact to which a code may go; the phone first. `null` without a confirmed one. */
export const confirmedContact = (row: Omit<Row, "password_hash">): Login | null => {
  if (row.phone !== null && row.phone_confirmed && !row.phone.startsWith("7")) return { channel: "phone", value: row.phone }
  return row.email !== null && row.email_confirmed ? { channel: "email", value: row.email } : null
}

type Request = { readonly userId: number; readonly address: string | null; readonly now: Instant }

const contactOf = (row: Row): Login => {
  const login = confirmedContact(row)
  if (login === null) throw new Refusal(422, { key: "contact.none" })
  return login
}

/** Sends a code to the user's own contact. Throws 422 without a confirmed one. */
export const sendConfirmation = async (services: BackendServices, { userId, address, locale }: Request & { readonly locale: Locale }) =>
  sendCode(services, { login: contactOf(await rowOf(services, userId)), purpose: "confirm", address }, locale)

/** What was given as a proof, and the field that is refused without it. */
export type Proof = { readonly password: string | null; readonly code: string | null; readonly field: string; readonly isTan?: boolean }

/** Throws 422 for a wrong password or code, 429 after too many. Who has a password may give a code as well; a TAN is a code alone. */
export const confirm = async (services: BackendServices, { password, code, field, isTan = false }: Proof, { userId, address, now }: Request): Promise<void> => {
  const row = await rowOf(services, userId)
  if (code !== null && code !== "") {
    const login = contactOf(row)
    await guess(services.db, codeGuesses, { login, address, now }, () => spendCode(services.db, { login, address, purpose: "confirm" }, code, now, isTan ? "tan.incorrect" : undefined))
    return
  }
  if (isTan) throw wrongField("code", { key: "tan.blank" })
  if (row.password_hash === null) throw wrongField("code", { key: "code.incorrect" })
  if (password === null || password === "") throw wrongField(field, { key: "password.blank" })
  const login: Login = { channel: "email", value: `user ${userId}` }
  await guess(services.db, passwordGuesses, { login, address, now }, async () => {
    if (!(await isPassword(password, row.password_hash))) throw wrongField(field, { key: "password.incorrect" })
  })
}
