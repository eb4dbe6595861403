/** Calls of a provider by a bearer token that the provider may stop taking before its end. */
import { ProviderRefused } from "./provider-http.ts"

export type BearerTokens = {
  readonly current: () => Promise<string>
  readonly fresh: () => Promise<string>
}

/** A call with the current token, and once more with a new one at 401: the provider's clock may be ahead. */
export const withBearer = async <T>({ current, fresh }: BearerTokens, call: (authorization: string) => Promise<T>): Promise<T> => {
  try {
    return await call(`Bearer ${await current()}`)
  } catch (error) {
    if (!(error instanceof ProviderRefused) || error.status !== 401) throw error
    return call(`Bearer ${await fresh()}`)
  }
}
