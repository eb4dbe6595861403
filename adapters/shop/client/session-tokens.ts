/** Keeps a shopper's session alive: what is sent with a call, and how it is renewed when the shop no longer takes it. */

/** Where the access token stands between visits. */
export type TokenStorage = { read(): string | null; write(token: string | null): void }

/** Runs one thing at a time among everything that uses the same name, across tabs where the platform can. */
export type OneAtATime = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>

export type SessionTokens = {
  /** What to send, or null for a visitor. */
  readonly access: () => string | null
  readonly keep: (token: string | null) => void
  /**
   * A token other than `spent`: one that another call or tab has fetched meanwhile, or a new one; null when the session
   * is over. However many ask, one renewal is in flight.
   */
  readonly renewed: (spent: string) => Promise<string | null>
}

type Using = {
  readonly tokenStorage: TokenStorage
  /** Asks for a new access token; null when there is none to be had. Throws when it could not ask. */
  readonly renew: () => Promise<string | null>
  readonly oneAtATime: OneAtATime
}

export const createSessionTokens = ({ tokenStorage, renew, oneAtATime }: Using): SessionTokens => {
  let inFlight: Promise<string | null> | null = null
  const renewOnce = (spent: string) =>
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

/** Web Locks where there are any; without them this page alone keeps order. */
export const oneAtATime: OneAtATime = (name, work) =>
  typeof navigator !== "undefined" && "locks" in navigator
    ? navigator.locks.request(name, async () => work())
    : work()
