/** Registration: a token for a login whose code was right, then a user with that login. Contract "Identity". */
import { randomBytes } from "node:crypto"
import type { SignUpRequest, TokenAnswer } from "#adapters/shop/contract/identity/identity.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { later, minute } from "#domain/rules/instants.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { tokenHash } from "#backend/http/shopper.ts"
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

const newUser = async (request: SignUpRequest, login: Login): Promise<NewUser> => {
  const hash = request.password === null ? null : await passwordHash(acceptable(request.password))
  if (request.kind === "person") {
    const { firstName, lastName, kind } = request
    return { login, kind, firstName: firstName.trim(), lastName: lastName.trim(), organization: null, passwordHash: hash }
  }
  const { kind, name, registryNumber, phone, address } = request
  return { login, kind, firstName: "", lastName: "", organization: { name, registryNumber, phone, address }, passwordHash: hash }
}

const spent = (): Refusal => new Refusal(422, { key: "signUp.over" })

/** Adds the user and begins a session. Throws 422 for a spent token, a password that is not acceptable, or a login that is taken. */
export const signUp = async ({ db }: BackendServices, body: SignUpRequest, request: SessionRequest): Promise<TokenAnswer> => {
  const hash = tokenHash(body.signUpToken)
  const [row] = await db.query<{ login: string }>("select login from sign_up_tokens where token_hash = $1 and expires_at > $2", [
    hash,
    request.now,
  ])
  if (row === undefined) throw spent()
  // Hashing a password takes long: it is done before the transaction.
  const user = await newUser(body, loginOf(row.login))
  return db.transaction(async (tx) => {
    const gone = await tx.query("delete from sign_up_tokens where token_hash = $1 returning 1", [hash])
    if (gone.length === 0) throw spent()
    return beginSession(tx, await addUser(tx, user, request.now), request)
  })
}
