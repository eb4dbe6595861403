/** Cache of one value with a lifetime in milliseconds; concurrent callers share one request. */

/** Returns the value and calls `load` again once it has expired. A failure is not cached: the expired value is returned instead. */
export const timedCache = <Value>(lifetime: number, now: () => number, load: () => Promise<Value>): (() => Promise<Value>) => {
  let cached: { readonly value: Value; readonly until: number } | null = null
  let pending: Promise<Value> | null = null
  const renew = async (): Promise<Value> => {
    try {
      const value = await load()
      cached = { value, until: now() + lifetime }
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
