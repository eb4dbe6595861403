/** Calls of login, registration, password reset and logout. Contract "Identity". */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/identity/identity.ts"
import { organization } from "#adapters/shop/contract/identity/organizations.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { addressKey, countAddress, isWithinLimit } from "#backend/http/rate-limiter.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import { acceptsDemoUsers } from "#backend/http/sandbox-access.ts"
import type { BackendServices } from "#backend/services.ts"
import { sendCode, spendCode } from "./one-time-codes.ts"
import { codeGuesses, withGuessLimit } from "./login-attempts.ts"
import { loginOf } from "./login.ts"
import { findOrganization } from "./organizations.ts"
import { resetPassword } from "./reset-password.ts"
import { beginSession, endSession } from "./sessions.ts"
import { signUp, signUpToken } from "./sign-up.ts"
import { hasIdentity, joinIdentity } from "./social-login.ts"
import { endAssertion } from "./spent-assertions.ts"
import { grantToken } from "./token-grants.ts"
import { findUser } from "./users.ts"
import { userOf } from "./own-user.ts"

export const identityRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db, config } = services

  serve(app, services, organization, ({ params, address, now }) => findOrganization(services, params.number, address, now))
  serve(app, services, contract.token, (request) => grantToken(services, request.body, request))
  serve(app, services, contract.joinSocialLogin, async ({ userId, body, locale, now, shopper }) => {
    await joinIdentity(services, body, { userId, session: shopper.user?.session ?? null, locale, now })
    return {}
  })
  serve(app, services, contract.revoke, async ({ body, now }) => {
    await endSession(db, body.token)
    await endAssertion(db, config.assertionKey, body.assertion, now)
    return {}
  })
  serve(app, services, contract.checkLogin, async (request) => {
    const { body, address, now } = request
    const login = loginOf(body.login)
    // Above the limit every login gets the same response, with which all can log in: a refusal would shut out everybody behind the address.
    const isWithin = await isWithinLimit(db, addressKey(limits.loginChecks, address), limits.loginChecks, now)
    if (!isWithin) return { registered: true, channel: login.channel, methods: ["password", "code"] as const }
    const user = await findUser(db, login, acceptsDemoUsers(config, request))
    const hasPassword = user !== null && user.passwordHash !== null
    const hasSocial = user !== null && (await hasIdentity(services, user.id))
    const methods = [...(hasPassword ? ["password" as const] : []), "code" as const, ...(hasSocial ? ["social" as const] : [])]
    return { registered: user !== null, channel: login.channel, methods }
  })
  serve(app, services, contract.sendCode, async ({ body, locale, address, now }) => {
    const login = loginOf(body.login)
    await countAddress(db, limits.codesByAddress, address, now)
    return sendCode(services, { login, address, purpose: "login" }, locale)
  })
  serve(app, services, contract.verifyCode, async (request) => {
    const { body, address, now } = request
    const login = loginOf(body.login)
    await withGuessLimit(db, codeGuesses, { login, address, now }, () =>
      spendCode(db, { login, address, purpose: "login" }, { code: body.code, now }),
    )
    const user = await findUser(db, login, acceptsDemoUsers(config, request))
    if (user !== null) return beginSession(db, user.id, request)
    return { verified: true as const, signUpToken: await signUpToken(services, login, now) }
  })
  serve(app, services, contract.signUp, (request) => signUp(services, request.body, request))
  serve(app, services, contract.resetPassword, (request) => resetPassword(services, request))
  serve(app, services, contract.me, ({ userId, shopper, locale }) =>
    userOf(db, userId, { session: shopper.user?.session ?? null, locale, flags: config.site.flags }),
  )
}
