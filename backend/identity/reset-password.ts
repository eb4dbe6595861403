/** Reset of a forgotten password: a code is sent, checked, and spent with the new password. Contract "Identity". */
import type { resetPassword as resetPasswordCall } from "#adapters/shop/contract/identity/identity.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countAddress } from "#backend/http/rate-limiter.ts"
import { wrongField } from "#backend/http/refusal.ts"
import type { RequestContext } from "#backend/http/request-context.ts"
import { acceptsDemoUsers } from "#backend/http/sandbox-access.ts"
import type { BackendServices } from "#backend/services.ts"
import { notifyUser } from "./account-letters.ts"
import { codeGuesses, withGuessLimit } from "./login-attempts.ts"
import { loginOf } from "./login.ts"
import { checkCode, sendCode, spendCode } from "./one-time-codes.ts"
import { acceptedPassword, passwordHash } from "./passwords.ts"
import { endSessionsOf } from "./sessions.ts"
import { findUser, setPassword } from "./users.ts"

/**
 * Without a code sends one; with a code alone checks it; with a password too sets it, ends all sessions and notifies the user. An unknown
 * login gets the same responses. Throws 422 for a wrong code or password, 429 after too many.
 */
export const resetPassword = async (services: BackendServices, request: RequestContext<typeof resetPasswordCall>) => {
  const { db, config } = services
  const { body, locale, address, now } = request
  const login = loginOf(body.login)
  const user = await findUser(db, login, acceptsDemoUsers(config, request))
  const codeRequest = { login, address, purpose: "reset" } as const
  if (body.code === null) {
    await countAddress(db, limits.codesByAddress, address, now)
    return sendCode(services, codeRequest, locale, user === null)
  }
  const { code } = body
  if (body.password === null) {
    await withGuessLimit(db, codeGuesses, { login, address, now }, () => checkCode(db, codeRequest, code, now))
    return {}
  }
  const password = acceptedPassword(body.password)
  if (password !== body.passwordConfirmation) throw wrongField("password_confirmation", { key: "password.differs" })
  await withGuessLimit(db, codeGuesses, { login, address, now }, () => spendCode(db, codeRequest, { code, now }))
  if (user === null) throw wrongField("code", { key: "code.incorrect" })
  const hash = await passwordHash(password)
  await db.transaction(async (tx) => {
    await setPassword(tx, user.id, hash)
    await endSessionsOf(tx, user.id)
    await notifyUser(services, tx, { kind: "password" }, { userId: user.id, locale, now })
  })
  services.sendSoon()
  return {}
}
