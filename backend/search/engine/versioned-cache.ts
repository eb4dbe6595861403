/** What was worked out before, kept while nothing that it was worked out of has changed; what was not asked for longest goes first. */

export interface VersionedCache<Value> {
  /** The counts of `key` at this version of the catalogue, made now if they are not known. */
  get(key: string, version: number, make: () => Value): Value
}

/** An older version's counts are forgotten as soon as a newer one is asked for. */
export const createVersionedCache = <Value>(maxEntries = 500): VersionedCache<Value> => {
  const values = new Map<string, Value>()
  let known = -1
  return {
    get: (key, version, make) => {
      if (version !== known) values.clear()
      known = version
      const there = values.get(key)
      values.delete(key)
      if (there !== undefined) {
        values.set(key, there)
        return there
      }
      const made = make()
      if (values.size >= maxEntries) values.delete(values.keys().next().value ?? "")
      values.set(key, made)
      return made
    },
  }
}
