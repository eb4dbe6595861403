/** What is remembered on this device, as one document: read tolerantly, set aside when it cannot be read, never fatal. B22. */
import * as Schema from "effect/Schema"
import { Kept, keptVersion } from "#domain/entities/shell/kept.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import { keptKey } from "./kept-key.ts"
import { migrated } from "./migrations.ts"
import type { KeptStorage } from "./storage.ts"

/** What could not be read waits here, for whoever is asked about it. */
export const setAsideKey = "delguur.kept.unreadable"

/** Read from text; `null` when it is not what any version wrote. */
export const readKeptText = (text: string): Kept | null => {
  let document: unknown
  try {
    document = migrated(JSON.parse(text), keptVersion)
  } catch {
    return null
  }
  const result = Schema.decodeUnknownResult(Kept)(document)
  return result._tag === "Success" ? result.success : null
}

const nothing = (): Kept => Schema.decodeUnknownSync(Kept)({ version: keptVersion })

/** What addresses the cart of an earlier visit. */
export const keptOrderToken = (storage: KeptStorage): string | null => readKeptText(storage.read(keptKey) ?? "")?.orderToken ?? null

export type KeptPorts = Pick<Ports, "readKept" | "writeKept"> & Pick<Streams, "watchKept">

export const createKeptPorts = (storage: KeptStorage): KeptPorts => ({
  readKept: async () => {
    const text = storage.read(keptKey)
    if (text === null) return { kept: nothing(), setAside: false }
    const kept = readKeptText(text)
    if (kept !== null) return { kept, setAside: false }
    storage.write(setAsideKey, text)
    storage.write(keptKey, null)
    return { kept: nothing(), setAside: true }
  },
  writeKept: async ({ kept }) => {
    try {
      storage.write(keptKey, JSON.stringify(Schema.encodeSync(Kept)(kept)))
    } catch {
      throw { _tag: "Unreachable" } satisfies Problem
    }
  },
  watchKept: (notify) =>
    storage.watch(keptKey, (text) => {
      const kept = text === null ? nothing() : readKeptText(text)
      if (kept !== null) notify({ type: "kept.changed", kept })
    }),
})
