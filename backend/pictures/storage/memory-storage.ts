/** Picture storage in memory, beside a database in memory. */
import { requireObjectName, type PictureStorage } from "./picture-storage.ts"

export const createMemoryStorage = (clock: () => number = Date.now): PictureStorage => {
  const objects = new Map<string, { readonly bytes: Buffer; readonly storedAt: number }>()
  return {
    put: async (name, bytes) => void objects.set(requireObjectName(name), { bytes: Buffer.from(bytes), storedAt: clock() }),
    get: async (name) => objects.get(requireObjectName(name))?.bytes ?? null,
    remove: async (names) => {
      for (const name of names) objects.delete(requireObjectName(name))
    },
    list: async function* () {
      for (const [name, { storedAt }] of objects) yield { name, storedAt }
    },
    probe: async () => undefined,
  }
}
