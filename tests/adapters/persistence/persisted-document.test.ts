import { describe, expect, it } from "vitest"
import { createPersistencePorts, persistedOrderToken, setAsideKey } from "#adapters/persistence/persisted-document.ts"
import { persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { memoryStorage, type DeviceStorage } from "#adapters/persistence/device-storage.ts"

/** Two tabs over one storage; each receives the other's storage events. */
const twoTabs = () => {
  const shared = memoryStorage()
  const listeners = new Map<number, (key: string, text: string | null) => void>()
  const tab = (mine: number): DeviceStorage => ({
    read: shared.read,
    write: (key, text) => {
      shared.write(key, text)
      for (const [other, notify] of listeners) if (other !== mine) notify(key, text)
    },
    watch: (key, notify) => {
      listeners.set(mine, (changed, text) => changed === key && notify(text))
      return () => listeners.delete(mine)
    },
  })
  return [tab(1), tab(2)] as const
}

describe("persisted state", () => {
  it("is empty at first: light theme, grid, no shopper [B22]", async () => {
    const { persisted, setAside } = await createPersistencePorts(memoryStorage()).readPersisted()
    expect(setAside).toBe(false)
    expect(persisted).toMatchObject({ version: 2, theme: "light", layout: "grid", user: null, recentlyViewed: [] })
  })

  it("is read as it was written [B22]", async () => {
    const storage = memoryStorage()
    const { persisted } = await createPersistencePorts(storage).readPersisted()
    const changed = { ...persisted, theme: "dark" as const, searchHistory: ["гутал", "пальто"], orderToken: "t-1" }
    await createPersistencePorts(storage).writePersisted({ persisted: changed })
    await expect(createPersistencePorts(storage).readPersisted()).resolves.toEqual({ persisted: changed, setAside: false })
  })

  it("is set aside when unreadable", async () => {
    const storage = memoryStorage()
    storage.write(persistedStateKey, '{"version":2,"theme":"purple"}')
    const { persisted, setAside } = await createPersistencePorts(storage).readPersisted()
    expect(setAside).toBe(true)
    expect(persisted.theme).toBe("light")
    expect(storage.read(persistedStateKey)).toBeNull()
    expect(storage.read(setAsideKey)).toBe('{"version":2,"theme":"purple"}')
  })

  it("provides the order token of an earlier visit to every tab", async () => {
    const [one, other] = twoTabs()
    expect(persistedOrderToken(other)).toBeNull()
    const { persisted } = await createPersistencePorts(one).readPersisted()
    await createPersistencePorts(one).writePersisted({ persisted: { ...persisted, orderToken: "t-1" } })
    expect(persistedOrderToken(other)).toBe("t-1")
  })

  it("is the same in two tabs", async () => {
    const [one, other] = twoTabs()
    const notified: unknown[] = []
    const stop = createPersistencePorts(other).watchPersisted((event) => notified.push(event))
    const { persisted } = await createPersistencePorts(one).readPersisted()
    await createPersistencePorts(one).writePersisted({ persisted: { ...persisted, theme: "dark" } })
    expect(notified).toEqual([{ type: "persisted.changed", persisted: { ...persisted, theme: "dark" } }])
    stop()
    await createPersistencePorts(one).writePersisted({ persisted })
    expect(notified).toHaveLength(1)
  })

  it("reports a full storage", async () => {
    const full: DeviceStorage = {
      ...memoryStorage(),
      write: () => {
        throw new Error("QuotaExceededError")
      },
    }
    const { persisted } = await createPersistencePorts(full).readPersisted()
    await expect(createPersistencePorts(full).writePersisted({ persisted })).rejects.toEqual({ _tag: "Unreachable" })
  })
})
