/** Cache of one value with a lifetime, so that concurrent visitors share a request. */

/** Calls `ask` again when the value is older than `goodFor` milliseconds; a failure is not cached, and the older value is used instead. */
export const remembered = <Value>(goodFor: number, now: () => number, ask: () => Promise<Value>): (() => Promise<Value>) => {
  let cached: { readonly value: Value; readonly until: number } | null = null
  let pending: Promise<Value> | null = null
  const renew = async (): Promise<Value> => {
    try {
      const value = await ask()
      cached = { value, until: now() + goodFor }
      return value
    } catch (error) {
      if (cached === null) throw error
      return cached.value
    } finally {
      pending = null
    }
  }
  return () => {
    if (cached !== null && cached.until > now()) return Promise.resolve(cached.value)
    pending ??= renew()
    return pending
  }
}
