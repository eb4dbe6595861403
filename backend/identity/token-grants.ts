/** Token grants: a session for a password, a social login, or a refresh token. Contract "Identity". */
import type { SocialNewcomer, TokenAnswer, TokenRequest } from "#adapters/shop/contract/identity/identity.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { count } from "#backend/http/rate-limiter.ts"
import { Refusal } from "#backend/http/refusal.ts"
import { acceptsDemoUsers } from "#backend/http/sandbox-access.ts"
import type { BackendServices } from "#backend/services.ts"
import { passwordGuesses, withGuessLimit } from "./login-attempts.ts"
import { loginOf } from "./login.ts"
import { isPassword } from "./passwords.ts"
import { beginSession, refreshSession, type SessionRequest } from "./sessions.ts"
import { logInSocially } from "./social-login.ts"
import { findUser } from "./users.ts"

const grantByPassword = async (
  services: BackendServices,
  username: string,
  password: string,
  request: SessionRequest,
): Promise<TokenAnswer> => {
  const login = loginOf(username)
  const user = await withGuessLimit(services.db, passwordGuesses, { login, ...request }, async () => {
    const found = await findUser(services.db, login, acceptsDemoUsers(services.config, request))
    if (!(await isPassword(password, found?.passwordHash ?? null)) || found === null) {
      throw new Refusal(401, { key: "login.incorrect" }, { oauth: "invalid_grant" })
    }
    return found
  })
  await count(services.db, `logins of ${user.id}`, limits.loginsByPassword, request.now)
  return beginSession(services.db, user.id, request)
}

/** Tokens for a password, refresh token or assertion. Throws 401 for a wrong password, assertion or token, and 429 after too many guesses. */
export const grantToken = (
  services: BackendServices,
  body: TokenRequest,
  request: SessionRequest,
): Promise<TokenAnswer | SocialNewcomer> => {
  switch (body.grantType) {
    case "password":
      return grantByPassword(services, body.username, body.password, request)
    case "refresh_token":
      return refreshSession(services.db, body.refreshToken, request.now)
    case "assertion":
      return logInSocially(services, body.provider, body.assertion, request)
    default:
      return body satisfies never
  }
}
