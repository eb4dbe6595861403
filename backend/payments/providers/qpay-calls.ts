/** Calls of QPay v2 with its token, shared by its payments and its receipts. Facts: docs/providers.md. */
import * as Schema from "effect/Schema"
import { LooseNumber } from "#domain/entities/wire-codecs.ts"
import { withBearer } from "#backend/http/bearer-calls.ts"
import { NotReached, providerHttp, type ProviderHttp } from "#backend/http/provider-http.ts"

/** `expiresIn` is a moment in seconds since 1970, not a duration. */
const Token = Schema.Struct({ accessToken: Schema.String, expiresIn: LooseNumber }).pipe(
  Schema.encodeKeys({ accessToken: "access_token", expiresIn: "expires_in" }),
)

/** Seconds before its end after which a token is not used any more. */
const margin = 60

export type QPaySecrets = { readonly clientId: string; readonly clientSecret: string }

export type QPayCall = ProviderHttp
export type QPayCalls = {
  readonly call: QPayCall
  readonly freshToken: () => Promise<string>
  /** Makes sure that there is a token. Throws `NotReached` without one: what needs it was not sent. */
  readonly ready: () => Promise<void>
}

export const qpayCalls = (url: string, secrets: QPaySecrets, clock: () => number): QPayCalls => {
  const http = providerHttp("qpay", url)
  let token: { readonly value: string; readonly until: number } | null = null
  let pendingToken: Promise<string> | null = null

  const fetchToken = async (): Promise<string> => {
    const authorization = `Basic ${Buffer.from(`${secrets.clientId}:${secrets.clientSecret}`).toString("base64")}`
    const { accessToken, expiresIn } = await http({ method: "post", path: "v2/auth/token", headers: { authorization }, answer: Token })
    token = { value: accessToken, until: expiresIn - margin }
    return accessToken
  }
  /** Concurrent callers share one request. */
  const freshToken = (): Promise<string> => (pendingToken ??= fetchToken().finally(() => (pendingToken = null)))
  const currentToken = async (): Promise<string> => (token !== null && clock() / 1000 < token.until ? token.value : freshToken())

  const call: QPayCall = (request) =>
    withBearer({ current: currentToken, fresh: freshToken }, (authorization) => http({ ...request, headers: { authorization } }))
  const ready = async (): Promise<void> => {
    try {
      await currentToken()
    } catch (error) {
      throw new NotReached(error instanceof Error ? error.message : "no token")
    }
  }
  return { call, freshToken, ready }
}
