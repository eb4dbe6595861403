/** Counts that were counted before, kept while nothing that they count has changed. */

export interface KeptCounts {
  /** The JSON text of a count, `null` when it is not known for this state of the catalogue. */
  get(key: string, now: number): string | null
  /** Keeps a count made at `version` of the catalogue; an older state's counts are forgotten. */
  set(key: string, value: string, version: number, now: number): void
  /** The state of the catalogue that the counts belong to. */
  version(): number
}

/** A change that was counted before it was committed could hide behind the version: no count is older than this. */
const longest = 120_000

export const createKeptCounts = (most = 2000): KeptCounts => {
  const counts = new Map<string, { readonly value: string; readonly at: number }>()
  let known = -1
  return {
    version: () => known,
    get: (key, now) => {
      const count = counts.get(key)
      return count === undefined || now - count.at > longest ? null : count.value
    },
    set: (key, value, version, now) => {
      if (version !== known) counts.clear()
      known = version
      if (counts.size >= most) counts.delete(counts.keys().next().value ?? "")
      counts.set(key, { value, at: now })
    },
  }
}
