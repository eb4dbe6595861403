/** Registration: a token for a login whose code was right, then a user with that login. Contract "Identity". */
import { randomBytes } from "node:crypto"
import type { SignUpRequest, TokenAnswer } from "#adapters/shop/contract/identity/identity.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Organization } from "#domain/entities/identity/organization.ts"
import type { Person } from "#domain/entities/identity/person.ts"
import { personOf, profileFormOf } from "#domain/rules/account/profile-form.ts"
import { birthdayRefusal, numberRefusal } from "#domain/rules/identity/birthday.ts"
import { isPhone, normalizePhone } from "#domain/rules/identity/phone-number.ts"
import { later, minute } from "#domain/rules/instants.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { tokenHash } from "#backend/http/shopper.ts"
import type { BackendServices } from "#backend/services.ts"
import { loginOf, type Login } from "./login.ts"
import { acceptedPassword, passwordHash } from "./passwords.ts"
import { personalDataRefusals } from "./personal-data-refusals.ts"
import { beginSession, type SessionRequest } from "./sessions.ts"
import { addUser, type NewUser } from "./users.ts"

/** How long a confirmed login may sign up, in milliseconds. */
const tokenLifetime = 30 * minute

/** Stores and returns a token that lets the owner of `login` sign up within half an hour. */
export const signUpToken = async ({ db }: BackendServices, login: Login, now: Instant): Promise<string> => {
  const token = randomBytes(32).toString("base64url")
  await db.query("insert into sign_up_tokens (token_hash, login, expires_at) values ($1, $2, $3)", [
    tokenHash(token),
    login.value,
    later(now, tokenLifetime),
  ])
  return token
}

/** The personal data as stored. Throws 422 for an impossible birthday, and a registration number of another day. */
const acceptedPerson = (request: Extract<SignUpRequest, { readonly kind: "person" }>, now: Instant): Person => {
  const form = profileFormOf(request)
  const refusedBirthday = birthdayRefusal(form.birthday, now)
  if (refusedBirthday !== null) throw wrongField("birthday", { key: personalDataRefusals[refusedBirthday] })
  const refusedNumber = numberRefusal(form.registrationNumber, form.birthday)
  if (refusedNumber !== null) throw wrongField("registration_number", { key: personalDataRefusals[refusedNumber] })
  return personOf(form)
}

/** The organization as stored. Throws 422 for a phone number that is none, and for no workers. */
const organizationOf = (request: Extract<SignUpRequest, { readonly kind: "organization" }>): Organization => {
  const { name, registryNumber, phone, address, workerCount, activity } = request
  if (phone !== "" && !isPhone(phone)) throw wrongField("phone", { key: "phone.incorrect" })
  if (workerCount !== null && workerCount < 1) throw wrongField("worker_count", { key: "signUp.workerCount" })
  return { name, registryNumber, phone: normalizePhone(phone), address, workerCount, activity }
}

const newUser = async (request: SignUpRequest, login: Login, now: Instant): Promise<NewUser> => {
  const hash = request.password === null ? null : await passwordHash(acceptedPassword(request.password))
  switch (request.kind) {
    case "person":
      return { login, kind: request.kind, person: acceptedPerson(request, now), passwordHash: hash }
    case "organization":
      return { login, kind: request.kind, organization: organizationOf(request), passwordHash: hash }
    default:
      return request satisfies never
  }
}

const tokenExpired = (): Refusal => new Refusal(422, { key: "signUp.over" }, { statusCode: "sign_up_over" })

/** Adds the user and begins a session. Throws 422 for a spent token, a password that is not acceptable, or a login that is taken. */
export const signUp = async ({ db }: BackendServices, body: SignUpRequest, request: SessionRequest): Promise<TokenAnswer> => {
  const hash = tokenHash(body.signUpToken)
  const [row] = await db.query<{ login: string }>("select login from sign_up_tokens where token_hash = $1 and expires_at > $2", [
    hash,
    request.now,
  ])
  if (row === undefined) throw tokenExpired()
  // Hashes the password before the transaction, since that takes long.
  const user = await newUser(body, loginOf(row.login), request.now)
  return db.transaction(async (tx) => {
    const spent = await tx.query("delete from sign_up_tokens where token_hash = $1 returning 1", [hash])
    if (spent.length === 0) throw tokenExpired()
    return beginSession(tx, await addUser(tx, user, request.now), request)
  })
}
