/** Least-recently-used cache that is valid for one version of its source. */

export interface VersionedCache<Value> {
  /** The value of `key` at this version, computed by `make` if missing. */
  get(key: string, version: number, make: () => Value): Value
}

/** Requesting a newer version drops all values of the older. */
export const createVersionedCache = <Value>(maxEntries = 500): VersionedCache<Value> => {
  const values = new Map<string, Value>()
  let currentVersion = -1
  return {
    get: (key, version, make) => {
      if (version !== currentVersion) values.clear()
      currentVersion = version
      const cached = values.get(key)
      // Deleted and set again, a used key becomes the last one.
      values.delete(key)
      const value = cached ?? make()
      if (values.size >= maxEntries) values.delete(values.keys().next().value ?? "")
      values.set(key, value)
      return value
    },
  }
}
