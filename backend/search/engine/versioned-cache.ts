/** Least-recently-used cache that is valid for one version of its source. */

export interface VersionedCache<Value> {
  /** The value of `key` at this version, computed by `make` if missing. */
  get(key: string, version: number, make: () => Value): Value
}

/** Requesting a newer version drops all values of the older. */
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
