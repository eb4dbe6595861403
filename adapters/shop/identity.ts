/** Adapter of the identity ports: login, sign-up, and the user of a session. */
import ky from "ky"
import type { Problem } from "#domain/entities/problem.ts"
import { shopTimeout } from "#domain/rules/timings.ts"
import type { IdentityPorts } from "#machines/identity/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { withCompleteBody } from "#adapters/response-timeout.ts"
import type { Caller } from "./client/api-client.ts"
import * as calls from "./contract/identity/identity.ts"
import { organization } from "./contract/identity/organizations.ts"
import type { SessionTokens } from "./client/session-tokens.ts"
import type { InterruptedLogin } from "./interrupted-login.ts"

const unreadable = { _tag: "Unreadable" } as const

type OtherPorts = Pick<IdentityPorts, "readRegistration" | "keepRegistration" | "logOut">

type Logins = { readonly session: SessionTokens; readonly interrupted: InterruptedLogin }

export const createIdentityPorts = (
  { call }: Caller,
  { session, interrupted: { sendLogin, restoreLogin } }: Logins,
  others: OtherPorts,
): AnswersOf<IdentityPorts> => {
  /** The last verified code or sign-up token, with the access token issued for it. */
  let proven: { readonly by: string; readonly accessToken: string } | null = null
  const isProven = (by: string) => proven?.by === by && proven.accessToken === session.access()
  const prove = (by: string, accessToken: string) => {
    session.keep(accessToken)
    proven = { by, accessToken }
  }
  /** The user of the session. A code works only once: after a failure here, a retry with the same code fetches the user only. */
  const userOf = async (signal?: AbortSignal) => {
    const user = await call(calls.me, { signal })
    proven = null
    return user
  }
  return {
    ...others,
    fetchUser: async (_, signal) => (session.access() === null && !(await restoreLogin()) ? null : call(calls.me, { signal })),
    fetchOrganization: ({ registryNumber }, signal) => call(organization, { signal, params: { number: registryNumber } }),
    checkLogin: ({ login }, signal) => call(calls.checkLogin, { signal, body: { login } }),
    sendCode: ({ login }, signal) => call(calls.sendCode, { signal, body: { login } }),
    verifyCode: async ({ login, code }, signal) => {
      const by = `${login} ${code}`
      if (!isProven(by)) {
        const answer = await sendLogin(() => call(calls.verifyCode, { signal, body: { login, code } }))
        if ("signUpToken" in answer) return { _tag: "MaySignUp", signUpToken: answer.signUpToken }
        prove(by, answer.accessToken)
      }
      return { _tag: "LoggedIn", user: await userOf(signal) }
    },
    logIn: async ({ login, password }, signal) => {
      const body = { grantType: "password", username: login, password, clientId: null, clientSecret: null } as const
      const answer = await sendLogin(() => call(calls.token, { signal, body }))
      if (!("accessToken" in answer)) throw unreadable
      session.keep(answer.accessToken)
      return userOf(signal)
    },
    logInSocially: async ({ provider }, signal) => {
      const by = `social ${provider}`
      if (!isProven(by)) {
        const body = { grantType: "assertion", provider, assertion: null, clientId: null, clientSecret: null } as const
        const answer = await sendLogin(() => call(calls.token, { signal, body }))
        if (!("accessToken" in answer)) return { _tag: "Newcomer", ...answer }
        prove(by, answer.accessToken)
      }
      return { _tag: "LoggedIn", user: await userOf(signal) }
    },
    joinSocial: async ({ provider }, signal) => {
      await call(calls.joinSocialLogin, { signal, body: { provider, assertion: null } })
    },
    signUp: async (body, signal) => {
      const by = body.signUpToken
      if (!isProven(by)) prove(by, (await sendLogin(() => call(calls.signUp, { signal, body }))).accessToken)
      return userOf(signal)
    },
    sendResetCode: async ({ login }, signal) => {
      const answer = await call(calls.resetPassword, { signal, body: { login, code: null, password: null, passwordConfirmation: null } })
      if ("sentTo" in answer) return answer
      throw unreadable
    },
    checkResetCode: async ({ login, code }, signal) => {
      await call(calls.resetPassword, { signal, body: { login, code, password: null, passwordConfirmation: null } })
    },
    resetPassword: async ({ login, code, password }, signal) => {
      await call(calls.resetPassword, { signal, body: { login, code, password, passwordConfirmation: password } })
    },
  }
}

const unreachable = (): never => {
  throw { _tag: "Unreachable" } as const
}

/**
 * Requests a new access token; the page server adds the refresh token from its cookie. Returns null when the session is over,
 * and throws when that is not known: `Failed`, or `Unreachable` also when it takes too long, since the other tabs wait meanwhile.
 */
export const renewal = (fetch: typeof globalThis.fetch, origin: string, failure: string) => async (): Promise<string | null> => {
  const answer = await ky
    .post(new URL(calls.token.path, origin), {
      fetch: withCompleteBody(fetch),
      timeout: shopTimeout,
      throwHttpErrors: false,
      headers: { accept: "application/json" },
      json: { grant_type: "refresh_token" },
    })
    .catch(unreachable)
  if (answer.status >= 500 || answer.status === 429) throw { _tag: "Failed", status: answer.status, text: failure } satisfies Problem
  const body: unknown = await answer.json().catch(() => null)
  const token = typeof body === "object" && body !== null && "access_token" in body ? body.access_token : null
  return typeof token === "string" ? token : null
}
