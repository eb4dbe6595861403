import { describe, expect, it } from "vitest"
import { lazyPorts } from "#app/client/lazy-ports.ts"
import { overriddenPorts } from "#app/overridden-ports.ts"
import type { Ports } from "#machines/ports.ts"

describe("overriddenPorts", () => {
  it("replaces one of the lazy ports, and calls the others", async () => {
    const loaded = { fetchUser: () => Promise.resolve(null), fetchZones: () => Promise.resolve([]) } as Partial<Ports> as Ports
    let loads = 0
    const ports = overriddenPorts(
      lazyPorts(() => ((loads += 1), Promise.resolve(loaded))),
      { fetchZones: () => Promise.reject(new Error("replaced")) },
    )
    await expect(ports.fetchZones()).rejects.toThrow("replaced")
    expect(loads).toBe(0)
    await expect(ports.fetchUser()).resolves.toBeNull()
    expect(loads).toBe(1)
  })
})

describe("lazyPorts", () => {
  it("can be awaited", async () => {
    const ports = lazyPorts(() => Promise.reject(new Error("nothing is called")))
    await expect(Promise.resolve(ports)).resolves.toBe(ports)
  })
})
