/** Registration: a token for a login whose code was right, then a user with that login. Contract "Identity". */
import { randomBytes } from "node:crypto"
import type { SignUpRequest, TokenAnswer } from "#adapters/shop/contract/identity/identity.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Person } from "#domain/entities/identity/person.ts"
import { birthdayRefusal, numberRefusal } from "#domain/rules/identity/birthday.ts"
import { isPhone, normalizePhone } from "#domain/rules/identity/contact-formats.ts"
import { normalizeCitizenNumber } from "#domain/rules/identity/registration-number.ts"
import { later, minute } from "#domain/rules/instants.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { tokenHash } from "#backend/http/shopper.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import type { BackendServices } from "#backend/services.ts"
import { loginOf, type Login } from "./login.ts"
import { acceptable, passwordHash } from "./passwords.ts"
import { beginSession, type SessionRequest } from "./sessions.ts"
import { addUser, type NewUser } from "./users.ts"

const tokenLifetime = 30 * minute

/** The token that lets the owner of `login` sign up within half an hour. */
export const signUpToken = async ({ db }: BackendServices, login: Login, now: Instant): Promise<string> => {
  const token = randomBytes(32).toString("base64url")
  await db.query("insert into sign_up_tokens (token_hash, login, expires_at) values ($1, $2, $3)", [
    tokenHash(token),
    login.value,
    later(now, tokenLifetime),
  ])
  return token
}

/** Texts of the backend for refusals of the shared rules. */
const messageKeys: Readonly<Record<string, TextKey>> = {
  "v.birthday": "profile.future",
  "v.register_no": "register.incorrect",
  "v.register_birthday": "birthday.differs",
}

/** The personal data as stored. Throws 422 for an impossible birthday, and a registration number of another day. */
const personOf = (request: Extract<SignUpRequest, { readonly kind: "person" }>, now: Instant): Person => {
  const birthday = request.birthday?.replaceAll("-", "/") ?? ""
  const wrongBirthday = birthdayRefusal(birthday, now)
  if (wrongBirthday !== null) throw wrongField("birthday", { key: messageKeys[wrongBirthday] ?? "birthday.incorrect" })
  const wrongNumber = numberRefusal(request.registrationNumber ?? "", birthday)
  if (wrongNumber !== null) throw wrongField("registration_number", { key: messageKeys[wrongNumber] ?? "register.incorrect" })
  return {
    firstName: request.firstName.trim(),
    lastName: request.lastName.trim(),
    birthday: request.birthday,
    gender: request.gender,
    occupation: request.occupation.trim(),
    registrationNumber: request.registrationNumber === null ? null : normalizeCitizenNumber(request.registrationNumber),
  }
}

const newUser = async (request: SignUpRequest, login: Login, now: Instant): Promise<NewUser> => {
  const hash = request.password === null ? null : await passwordHash(acceptable(request.password))
  if (request.kind === "person") return { login, kind: request.kind, person: personOf(request, now), organization: null, passwordHash: hash }
  const { kind, name, registryNumber, phone, address, workerCount, activity } = request
  if (phone !== "" && !isPhone(phone)) throw wrongField("phone", { key: "phone.incorrect" })
  if (workerCount !== null && workerCount < 1) throw wrongField("worker_count", { key: "signUp.workerCount" })
  const organization = { name, registryNumber, phone: normalizePhone(phone), address, workerCount, activity }
  return { login, kind, person: null, organization, passwordHash: hash }
}

const spent = (): Refusal => new Refusal(422, { key: "signUp.over" }, { statusCode: "sign_up_over" })

/** Adds the user and begins a session. Throws 422 for a spent token, a password that is not acceptable, or a login that is taken. */
export const signUp = async ({ db }: BackendServices, body: SignUpRequest, request: SessionRequest): Promise<TokenAnswer> => {
  const hash = tokenHash(body.signUpToken)
  const [row] = await db.query<{ login: string }>("select login from sign_up_tokens where token_hash = $1 and expires_at > $2", [
    hash,
    request.now,
  ])
  if (row === undefined) throw spent()
  // Hashing a password takes long: it is done before the transaction.
  const user = await newUser(body, loginOf(row.login), request.now)
  return db.transaction(async (tx) => {
    const gone = await tx.query("delete from sign_up_tokens where token_hash = $1 returning 1", [hash])
    if (gone.length === 0) throw spent()
    return beginSession(tx, await addUser(tx, user, request.now), request)
  })
}
