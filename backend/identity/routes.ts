/** Logging in, signing up and out. Contract "Identity". */
import { randomBytes } from "node:crypto"
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/identity/identity.ts"
import type { SignUpRequest, TokenRequest } from "#adapters/shop/contract/identity/identity.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { later, minute } from "#domain/rules/instants.ts"
import type { Endpoint } from "#adapters/shop/contract/endpoint.ts"
import type { Database } from "#backend/database/database.ts"
import type { RequestContext, Env } from "#backend/http/request-context.ts"
import { count, type Limit } from "#backend/http/rate-limit.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { serve } from "#backend/http/serve.ts"
import { tokenHash } from "#backend/http/shopper.ts"
import { takeCart } from "#backend/cart/merge-cart.ts"
import { knowsItsPeople } from "#backend/sandbox/access-control.ts"
import type { BackendServices } from "#backend/services.ts"
import { sendCode, spendCode } from "./codes.ts"
import { loginOf, type Login } from "./login.ts"
import { acceptable, isPassword, passwordHash } from "./passwords.ts"
import { endSession, endSessionsOf, openSession, refreshSession } from "./sessions.ts"
import { guess, type Guessed } from "./login-attempts.ts"
import { addUser, findUser, setPassword, userOf, type NewUser } from "./users.ts"

const signUpLasts = 30 * minute
const passwords: Guessed = { name: "password", forOneLogin: { max: 10, seconds: 900 }, byAddress: { max: 60, seconds: 900 } }
/** Whatever the number of codes that were sent. */
const codes: Guessed = { name: "code", forOneLogin: { max: 20, seconds: 3600 }, byAddress: { max: 100, seconds: 3600 } }
/** Codes and look-ups asked for from one address. */
const codesByAddress: Limit = { max: 100, seconds: 3600 }
const checksByAddress: Limit = { max: 300, seconds: 900 }

type From = Pick<RequestContext<Endpoint>, "address" | "forwarded" | "now" | "locale" | "shopper">

/** Begins a session of a user who has shown to be one, with the cart that came along. */
const welcome = (services: BackendServices, userId: number, from: From) => services.db.transaction((tx) => begin(tx, userId, from))

const begin = async (tx: Database, userId: number, { now, locale, shopper }: From) =>
  openSession(tx, userId, now, await takeCart(tx, userId, shopper.orderToken, locale, now))

const byPassword = async (services: BackendServices, username: string, password: string, from: From) => {
  const login = loginOf(username)
  const user = await guess(services.db, passwords, { login, ...from }, async () => {
    const known = await findUser(services.db, login, knowsItsPeople(services.config, from))
    if (!(await isPassword(password, known?.passwordHash ?? null)) || known === null) {
      throw new Refusal(401, { key: "login.incorrect" }, { oauth: "invalid_grant" })
    }
    return known
  })
  return welcome(services, user.id, from)
}

const grant = (services: BackendServices, request: TokenRequest, from: From) => {
  switch (request.grantType) {
    case "password":
      return byPassword(services, request.username, request.password, from)
    case "refresh_token":
      return refreshSession(services.db, request.refreshToken, from.now)
    default:
      throw new Refusal(400, { key: "login.noSocial" }, { oauth: "unsupported_grant_type" })
  }
}

/** A right code of somebody unknown lets them sign up with that login. */
const signUpToken = async (services: BackendServices, login: Login, now: Instant): Promise<string> => {
  const token = randomBytes(32).toString("base64url")
  await services.db.query("insert into sign_up_tokens (token_hash, login, expires_at) values ($1, $2, $3)", [
    tokenHash(token),
    login.value,
    later(now, signUpLasts),
  ])
  return token
}

const asNewUser = async (request: SignUpRequest, login: Login): Promise<NewUser> => {
  const hash = request.password === null ? null : await passwordHash(acceptable(request.password))
  if (request.kind === "person") {
    const { firstName, lastName, kind } = request
    return { login, kind, firstName: firstName.trim(), lastName: lastName.trim(), organization: null, passwordHash: hash }
  }
  const { kind, name, registryNumber, phone, address } = request
  return { login, kind, firstName: "", lastName: "", organization: { name, registryNumber, phone, address }, passwordHash: hash }
}

const signUp = async (services: BackendServices, request: SignUpRequest, from: From) => {
  const spent = () => new Refusal(422, { key: "signUp.over" })
  const tokens = [tokenHash(request.signUpToken), from.now]
  const [row] = await services.db.query<{ login: string }>(
    "select login from sign_up_tokens where token_hash = $1 and expires_at > $2",
    tokens,
  )
  if (row === undefined) throw spent()
  const user = await asNewUser(request, loginOf(row.login))
  return services.db.transaction(async (tx) => {
    const gone = await tx.query("delete from sign_up_tokens where token_hash = $1 returning 1", [tokens[0]])
    if (gone.length === 0) throw spent()
    const userId = await addUser(tx, user, from.now)
    return begin(tx, userId, from)
  })
}

export const identityRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const countCode = (address: string | null, now: Instant) =>
    count(services.db, `codes from ${address ?? "inside"}`, codesByAddress, now)

  serve(app, services, contract.token, (request) => grant(services, request.body, request))
  serve(app, services, contract.revoke, async ({ body }) => {
    await endSession(services.db, body.token)
    return {}
  })
  serve(app, services, contract.checkLogin, async (request) => {
    const { body, address, now } = request
    const login = loginOf(body.login)
    await count(services.db, `checks from ${address ?? "inside"}`, checksByAddress, now)
    const user = await findUser(services.db, login, knowsItsPeople(services.config, request))
    const methods = user?.passwordHash ? (["password", "code"] as const) : (["code"] as const)
    return { registered: user !== null, channel: login.channel, methods }
  })
  serve(app, services, contract.sendCode, async ({ body, locale, address, now }) => {
    const login = loginOf(body.login)
    await countCode(address, now)
    return sendCode(services, { login, address, purpose: "login" }, locale)
  })
  serve(app, services, contract.verifyCode, async (request) => {
    const { body, address, now } = request
    const login = loginOf(body.login)
    await guess(services.db, codes, { login, ...request }, () => spendCode(services.db, { login, address, purpose: "login" }, body.code, now))
    const user = await findUser(services.db, login, knowsItsPeople(services.config, request))
    if (user !== null) return welcome(services, user.id, request)
    return { verified: true as const, signUpToken: await signUpToken(services, login, now) }
  })
  serve(app, services, contract.signUp, (request) => signUp(services, request.body, request))
  serve(app, services, contract.resetPassword, async (request) => {
    const { body, locale, address, now } = request
    const login = loginOf(body.login)
    const user = await findUser(services.db, login, knowsItsPeople(services.config, request))
    if (body.code === null) {
      await countCode(address, now)
      return sendCode(services, { login, address, purpose: "reset" }, locale, user === null)
    }
    const password = acceptable(body.password ?? "")
    if (password !== body.passwordConfirmation) throw wrongField("password_confirmation", { key: "password.differs" })
    const { code } = body
    await guess(services.db, codes, { login, address, now }, () => spendCode(services.db, { login, address, purpose: "reset" }, code, now))
    if (user === null) throw wrongField("code", { key: "code.incorrect" })
    const hash = await passwordHash(password)
    await services.db.transaction(async (tx) => {
      await setPassword(tx, user.id, hash)
      await endSessionsOf(tx, user.id)
    })
    return {}
  })
  serve(app, services, contract.me, ({ userId }) => userOf(services.db, userId))
}
