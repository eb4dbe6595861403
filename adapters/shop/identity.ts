/** Who is asking: logging in, signing up and out, and the user of a session. */
import type { Ports } from "#machines/ports.ts"
import type { Caller } from "./caller.ts"
import * as calls from "./contract/identity.ts"
import type { OrderToken } from "./order-token.ts"
import type { SessionTokens } from "./session-tokens.ts"

export type IdentityPorts = Pick<Ports, "fetchUser" | "checkLogin" | "sendCode" | "verifyCode" | "logIn" | "signUp" | "logOut">

export const createIdentityPorts = ({ call }: Caller, session: SessionTokens, orderToken: OrderToken): IdentityPorts => {
  const userOf = async (accessToken: string, signal?: AbortSignal) => {
    session.keep(accessToken)
    return call(calls.me, { signal })
  }
  return {
    fetchUser: async (_, signal) => (session.access() === null ? null : call(calls.me, { signal })),
    checkLogin: ({ login }, signal) => call(calls.checkLogin, { signal, body: { login } }),
    sendCode: ({ login }, signal) => call(calls.sendCode, { signal, body: { login } }),
    verifyCode: async ({ login, code }, signal) => {
      const answer = await call(calls.verifyCode, { signal, body: { login, code } })
      if ("signUpToken" in answer) return { _tag: "MaySignUp", signUpToken: answer.signUpToken }
      return { _tag: "LoggedIn", user: await userOf(answer.accessToken, signal) }
    },
    logIn: async ({ login, password }, signal) => {
      const body = { grantType: "password", username: login, password, clientId: null, clientSecret: null } as const
      return userOf((await call(calls.token, { signal, body })).accessToken, signal)
    },
    signUp: async (person, signal) => {
      const answer = await call(calls.signUp, { signal, body: { ...person, kind: "person" } })
      return userOf(answer.accessToken, signal)
    },
    /** Ends the session here even where the shop cannot be told. */
    logOut: async (_, signal) => {
      const token = session.access()
      session.keep(null)
      orderToken.keep(null)
      if (token === null) return
      await call(calls.revoke, { signal, body: { token, clientId: null, clientSecret: null } }).catch(() => undefined)
    },
  }
}

/** Asks for a new access token; the page server adds the refresh token from its cookie. Null when the session is over. */
export const renewal =
  (fetch: typeof globalThis.fetch, origin: string) =>
  async (): Promise<string | null> => {
    const answer = await fetch(new URL(calls.token.path, origin), {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ grant_type: "refresh_token" }),
    })
    if (answer.status >= 500 || answer.status === 429) throw { _tag: "Unreachable" } as const
    const body: unknown = await answer.json().catch(() => null)
    const token = typeof body === "object" && body !== null && "access_token" in body ? body.access_token : null
    return typeof token === "string" ? token : null
  }
