/** Session tokens: the access token sent with each call, and its renewal once it has expired. */

/** Storage of the access token between visits. */
export type TokenStorage = { read(): string | null; write(token: string | null): void }

/** Runs one task at a time for each name, across tabs where the platform supports it. */
export type OneAtATime = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>

export type SessionTokens = {
  /** The access token, or null for a visitor. */
  readonly access: () => string | null
  readonly keep: (token: string | null) => void
  /**
   * A token other than `spent` (null: none is stored): one that another call or tab has fetched meanwhile, or a new one; null
   * when the session is over. Concurrent callers share one renewal.
   */
  readonly renewed: (spent: string | null) => Promise<string | null>
}

type Dependencies = {
  readonly tokenStorage: TokenStorage
  /** Requests a new access token; null when the session is over. Throws when the request failed. */
  readonly renew: () => Promise<string | null>
  readonly oneAtATime: OneAtATime
}

export const createSessionTokens = ({ tokenStorage, renew, oneAtATime }: Dependencies): SessionTokens => {
  let inFlight: Promise<string | null> | null = null
  const renewOnce = (spent: string | null) =>
    oneAtATime("delguur.refresh", async () => {
      const now = tokenStorage.read()
      if (now !== spent) return now
      const fresh = await renew()
      tokenStorage.write(fresh)
      return fresh
    })
  return {
    access: () => tokenStorage.read(),
    keep: (token) => tokenStorage.write(token),
    renewed: (spent) => {
      const now = tokenStorage.read()
      if (now !== spent) return Promise.resolve(now)
      inFlight ??= renewOnce(spent).finally(() => {
        inFlight = null
      })
      return inFlight
    },
  }
}

/** Web Locks where supported; without them `work` runs at once. */
export const oneAtATime: OneAtATime = (name, work) =>
  typeof navigator !== "undefined" && "locks" in navigator ? navigator.locks.request(name, async () => work()) : work()
