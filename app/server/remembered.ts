/** Keeps an answer for a while, so that a rush of visitors asks once. */

/** Asks again when the answer is older than `goodFor` milliseconds; a failure is not kept, an older answer stands in for it. */
export const remembered = <Value>(goodFor: number, now: () => number, ask: () => Promise<Value>): (() => Promise<Value>) => {
  let kept: { readonly value: Value; readonly until: number } | null = null
  let pending: Promise<Value> | null = null
  const renew = async (): Promise<Value> => {
    try {
      const value = await ask()
      kept = { value, until: now() + goodFor }
      return value
    } catch (error) {
      if (kept === null) throw error
      return kept.value
    } finally {
      pending = null
    }
  }
  return () => {
    if (kept !== null && kept.until > now()) return Promise.resolve(kept.value)
    pending ??= renew()
    return pending
  }
}
