/** Steps of the account's calls: by path, by device, and a new user with a password. */
import { expect } from "vitest"
import { asClient, type Trial } from "#tests/contract/support/test-backend.ts"

export type Headers = Readonly<Record<string, string>>

export const accountSteps = (shop: () => Trial) => {
  const users = (path: string) => `/api/v2/users/${path}`
  const get = (path: string, headers: Headers) => shop().call("GET", users(path), { headers })
  const send = (method: string, path: string, headers: Headers, body: unknown = {}) => shop().call(method, users(path), { headers, body })
  const update = (headers: Headers, body: unknown) => send("POST", "update_profile", headers, body)
  const logIn = (username: string, password: string, headers: Headers = {}) =>
    shop().call("POST", "/oauth/token", { body: { grant_type: "password", username, password }, headers: { ...asClient, ...headers } })
  const bearer = (token: unknown): Headers => ({ authorization: `Bearer ${String(token)}` })

  /** Proves by a code to the own e-mail that the user is there. */
  const prove = async ({ headers, login }: { readonly headers: Headers; readonly login: string }) => {
    await send("POST", "confirmation", headers)
    expect((await send("POST", "proof", headers, { code: await shop().lastCode(login) })).status).toBe(200)
  }

  /** A new user with a password. */
  const withPassword = async () => {
    const somebody = await shop().somebody()
    await send("POST", "confirmation", somebody.headers)
    const code = await shop().lastCode(somebody.login)
    const set = await update(somebody.headers, { password: "Nuuts-2026", password_confirmation: "Nuuts-2026", code })
    expect(set.status).toBe(200)
    return somebody
  }

  return { users, get, send, update, logIn, bearer, prove, withPassword }
}
