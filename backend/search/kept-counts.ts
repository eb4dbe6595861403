/** What was worked out before, kept while nothing that it was worked out of has changed; what was not asked for longest goes first. */

export interface KeptCounts<Counts> {
  /** The counts of `key` at this version of the catalogue, made now if they are not known. */
  get(key: string, version: number, make: () => Counts): Counts
}

/** An older version's counts are forgotten as soon as a newer one is asked for. */
export const createKeptCounts = <Counts>(most = 500): KeptCounts<Counts> => {
  const counts = new Map<string, Counts>()
  let known = -1
  return {
    get: (key, version, make) => {
      if (version !== known) counts.clear()
      known = version
      const there = counts.get(key)
      counts.delete(key)
      if (there !== undefined) {
        counts.set(key, there)
        return there
      }
      const made = make()
      if (counts.size >= most) counts.delete(counts.keys().next().value ?? "")
      counts.set(key, made)
      return made
    },
  }
}
