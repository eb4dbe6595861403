/** Steps of logins: codes, passwords, registration, and sessions of demo users. */
import { asClient, text, type Answer, type Trial } from "#tests/contract/support/test-backend.ts"

type Headers = Readonly<Record<string, string>>

/** Password of every user of the demo shop. */
export const demoPassword = "Demo-2026"

/** A code of six digits other than this one. */
export const otherThan = (code: string): string => (code === "000000" ? "000001" : "000000")

/** Statuses in ascending order, for calls whose order on a PostgreSQL server is open. */
export const sortedStatuses = (answers: ReadonlyArray<Answer>): ReadonlyArray<number> =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

/** Headers of a new session of a demo user. */
export const demoSession = async (shop: Trial, username: string): Promise<Headers> => {
  const { body } = await shop.call("POST", "/oauth/token", {
    body: { grant_type: "password", username, password: demoPassword },
    headers: asClient,
  })
  return { authorization: `Bearer ${text(body["access_token"])}` }
}

export const identitySteps = (shop: () => Trial) => {
  const logIn = (username: string, password: string, address = "127.0.0.1", headers: Headers = {}) =>
    shop().call("POST", "/oauth/token", {
      body: { grant_type: "password", username, password },
      headers: { ...asClient, ...headers },
      address,
    })
  const sendCode = (login: string, address = "127.0.0.1") => shop().call("POST", "/api/v2/mcs_auth", { body: { login }, address })
  const verify = (login: string, code: string, address = "127.0.0.1") =>
    shop().call("POST", "/api/v2/mcs_auth/verify", { body: { login, code }, headers: asClient, address })
  const check = (login: string, headers: Headers = {}) => shop().call("POST", "/api/v2/mcs_auth/check", { body: { login }, headers })
  const signUp = (body: object, language = "mn") =>
    shop().call("POST", "/api/v2/mcs_auth/sign_up", { body, headers: { ...asClient, "accept-language": language } })
  /** Token with which a new login may register. */
  const signUpToken = async (login: string): Promise<string> => {
    await sendCode(login)
    return text((await verify(login, await shop().lastCode(login))).body["sign_up_token"])
  }
  const me = (accessToken: unknown) =>
    shop().call("GET", "/api/v2/users/me", { headers: { authorization: `Bearer ${String(accessToken)}` } })

  return { logIn, sendCode, verify, check, signUp, signUpToken, me }
}
