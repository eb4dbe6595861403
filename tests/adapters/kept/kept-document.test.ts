import { describe, expect, it } from "vitest"
import { createKeptPorts, keptOrderToken, setAsideKey } from "#adapters/kept/kept-document.ts"
import { keptKey } from "#adapters/kept/kept-key.ts"
import { memoryStorage, type KeptStorage } from "#adapters/kept/storage.ts"

/** Two tabs over one storage; each hears what the other writes. */
const twoTabs = () => {
  const shared = memoryStorage()
  const listeners = new Map<number, (key: string, text: string | null) => void>()
  const tab = (mine: number): KeptStorage => ({
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

describe("what a device remembers", () => {
  it("is nothing at first: light, in a grid, nobody's [B22]", async () => {
    const { kept, setAside } = await createKeptPorts(memoryStorage()).readKept()
    expect(setAside).toBe(false)
    expect(kept).toMatchObject({ version: 2, theme: "light", layout: "grid", user: null, recentlyViewed: [] })
  })

  it("comes back as it was written [B22]", async () => {
    const storage = memoryStorage()
    const { kept } = await createKeptPorts(storage).readKept()
    const changed = { ...kept, theme: "dark" as const, searchHistory: ["гутал", "пальто"], orderToken: "t-1" }
    await createKeptPorts(storage).writeKept({ kept: changed })
    await expect(createKeptPorts(storage).readKept()).resolves.toEqual({ kept: changed, setAside: false })
  })

  it("is set aside when it cannot be read, and not lost", async () => {
    const storage = memoryStorage()
    storage.write(keptKey, '{"version":2,"theme":"purple"}')
    const { kept, setAside } = await createKeptPorts(storage).readKept()
    expect(setAside).toBe(true)
    expect(kept.theme).toBe("light")
    expect(storage.read(keptKey)).toBeNull()
    expect(storage.read(setAsideKey)).toBe('{"version":2,"theme":"purple"}')
  })

  it("knows the cart of an earlier visit, in every tab", async () => {
    const [one, other] = twoTabs()
    expect(keptOrderToken(other)).toBeNull()
    const { kept } = await createKeptPorts(one).readKept()
    await createKeptPorts(one).writeKept({ kept: { ...kept, orderToken: "t-1" } })
    expect(keptOrderToken(other)).toBe("t-1")
  })

  it("is agreed upon by two tabs", async () => {
    const [one, other] = twoTabs()
    const heard: unknown[] = []
    const stop = createKeptPorts(other).watchKept((event) => heard.push(event))
    const { kept } = await createKeptPorts(one).readKept()
    await createKeptPorts(one).writeKept({ kept: { ...kept, theme: "dark" } })
    expect(heard).toEqual([{ type: "kept.changed", kept: { ...kept, theme: "dark" } }])
    stop()
    await createKeptPorts(one).writeKept({ kept })
    expect(heard).toHaveLength(1)
  })

  it("says so when the device has no room", async () => {
    const full: KeptStorage = { ...memoryStorage(), write: () => { throw new Error("QuotaExceededError") } }
    const { kept } = await createKeptPorts(full).readKept()
    await expect(createKeptPorts(full).writeKept({ kept })).rejects.toEqual({ _tag: "Unreachable" })
  })
})
