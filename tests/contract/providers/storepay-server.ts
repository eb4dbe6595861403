/** Stand-in of Storepay. Each fixture names its line in docs/providers.md. */
import { startJsonServer, type JsonServer } from "./json-server.ts"

export const storepaySecrets = { appId: "app", appSecret: "secret of the app", username: "shop", password: "password of the shop" }

type Loan = {
  readonly id: number
  readonly phone: string
  readonly description: string
  readonly amount: number
  readonly callbackUrl: string
  state: "waiting" | "confirmed" | "canceled"
}
export type StorepayServer = JsonServer & {
  readonly loans: Loan[]
  /** What a phone may borrow; others are unknown. */
  readonly limits: Map<string, number>
  readonly faults: { isDown: boolean; losesLoans: boolean; expiresTokens: boolean }
  readonly tokens: () => number
}

const bad = (code: string) => [200, { value: null, msgList: [{ code, text: code }], status: "Failed" }] as const

export const startStorepay = async (): Promise<StorepayServer> => {
  const loans: Loan[] = []
  const limits = new Map<string, number>()
  const faults = { isDown: false, losesLoans: false, expiresTokens: false }
  let tokens = 0
  const server = await startJsonServer(({ method, path, query, headers, body }) => {
    if (faults.isDown) return [503, {}]
    // S1: password grant in the query, basic authorization of the app.
    if (path === "/merchant-uaa/oauth/token") {
      const { appId, appSecret, username, password } = storepaySecrets
      const isKnown = headers.authorization === `Basic ${Buffer.from(`${appId}:${appSecret}`).toString("base64")}`
      if (
        method !== "POST" ||
        !isKnown ||
        query.get("grant_type") !== "password" ||
        query.get("username") !== username ||
        query.get("password") !== password
      )
        return [401, { error: "unauthorized" }]
      tokens += 1
      return [200, { access_token: `token ${tokens}`, token_type: "bearer", expires_in: 3600 }]
    }
    // Processes of one shop each have a token of their own.
    const [, given = "0"] = /^Bearer token (\d+)$/.exec(headers.authorization ?? "") ?? []
    if (Number(given) < 1 || Number(given) > tokens || faults.expiresTokens) {
      faults.expiresTokens = false
      return [401, { error: "invalid_token" }]
    }
    // S2: a loan by the phone number of the shopper.
    if (method === "POST" && path === "/lend-merchant/merchant/loan") {
      const phone = String(body["mobileNumber"])
      const limit = limits.get(phone)
      if (limit === undefined || limit < Number(body["amount"])) return bad("LIMIT")
      const loan: Loan = {
        id: 700_000 + loans.length,
        phone,
        description: String(body["description"]),
        amount: Number(body["amount"]),
        callbackUrl: String(body["callbackUrl"]),
        state: "waiting",
      }
      loans.push(loan)
      return faults.losesLoans ? null : [200, { value: loan.id, msgList: [], status: "Success" }]
    }
    // S3: whether it is confirmed.
    const checked = /^\/lend-merchant\/merchant\/loan\/check\/(\d+)$/.exec(path)
    if (method === "GET" && checked !== null)
      return [200, { value: loans.find(({ id }) => String(id) === checked[1])?.state === "confirmed", msgList: [], status: "Success" }]
    // S5: ends an unconfirmed one.
    if (method === "POST" && path === "/lend-merchant/merchant/account/cancel") {
      const loan = loans.find(({ id }) => String(id) === body["requestId"])
      if (loan?.state !== "waiting") return bad("STATE")
      loan.state = "canceled"
      return [200, { value: true, msgList: [], status: "Success" }]
    }
    // S6: what a phone may borrow.
    if (method === "POST" && path === "/lend-merchant/user/possibleAmount") {
      const limit = limits.get(String(body["mobileNumber"]))
      return limit === undefined ? bad("USER") : [200, { value: limit, msgList: [], status: "Success" }]
    }
    return [404, {}]
  })
  return { ...server, loans, limits, faults, tokens: () => tokens }
}
