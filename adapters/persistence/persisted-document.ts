/** Persisted state of this device as one document. An unreadable document is set aside and never fatal. B22. */
import * as Schema from "effect/Schema"
import { PersistedState, persistedStateVersion } from "#domain/entities/shell/persisted-state.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { ShellPorts } from "#machines/shell/ports.ts"
import type { Streams } from "#machines/streams.ts"
import { persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { migrated } from "./migrations.ts"
import type { DeviceStorage } from "./device-storage.ts"

/** Storage key to which an unreadable document is moved, instead of deleting it. */
export const setAsideKey = "delguur.kept.unreadable"

/** Parses and migrates the document; `null` if no version of it fits. */
export const parsePersistedState = (text: string): PersistedState | null => {
  let document: unknown
  try {
    document = migrated(JSON.parse(text), persistedStateVersion)
  } catch {
    return null
  }
  const result = Schema.decodeUnknownResult(PersistedState)(document)
  return result._tag === "Success" ? result.success : null
}

const emptyState = (): PersistedState => Schema.decodeUnknownSync(PersistedState)({ version: persistedStateVersion })

/** Order token of the cart of an earlier visit. */
export const persistedOrderToken = (storage: DeviceStorage): string | null =>
  parsePersistedState(storage.read(persistedStateKey) ?? "")?.orderToken ?? null

export type PersistencePorts = Pick<ShellPorts, "readPersisted" | "writePersisted"> & Pick<Streams, "watchPersisted">

export const createPersistencePorts = (storage: DeviceStorage): PersistencePorts => ({
  readPersisted: async () => {
    const text = storage.read(persistedStateKey)
    if (text === null) return { persisted: emptyState(), setAside: false }
    const persisted = parsePersistedState(text)
    if (persisted !== null) return { persisted, setAside: false }
    storage.write(setAsideKey, text)
    storage.write(persistedStateKey, null)
    return { persisted: emptyState(), setAside: true }
  },
  writePersisted: async ({ persisted }) => {
    try {
      storage.write(persistedStateKey, JSON.stringify(Schema.encodeSync(PersistedState)(persisted)))
    } catch {
      throw { _tag: "Unreachable" } satisfies Problem
    }
  },
  watchPersisted: (notify) =>
    storage.watch(persistedStateKey, (text) => {
      const persisted = text === null ? emptyState() : parsePersistedState(text)
      if (persisted !== null) notify({ type: "persisted.changed", persisted })
    }),
})
