import { describe, expect, it } from "vitest"
import { lazyPorts } from "#app/client/lazy-ports.ts"
import { overriddenPorts } from "#app/overridden-ports.ts"
import type { OtherPorts } from "#adapters/other-ports.ts"
import type { CommonPorts } from "#adapters/ports.ts"

const notLoaded = () => Promise.reject(new Error("these ports are not loaded"))

describe("overridden ports", () => {
  it("calls the replacement of a lazy port without loading the others", async () => {
    const loaded = { fetchUser: () => Promise.resolve(null), fetchZones: () => Promise.resolve([]) } as Partial<CommonPorts> as CommonPorts
    let loads = 0
    const ports = overriddenPorts(
      lazyPorts(() => ((loads += 1), Promise.resolve(loaded)), notLoaded),
      { fetchZones: () => Promise.reject(new Error("replaced")) },
    )
    await expect(ports.fetchZones()).rejects.toThrow("replaced")
    expect(loads).toBe(0)
    await expect(ports.fetchUser()).resolves.toBeNull()
    expect(loads).toBe(1)
  })
})

describe("lazy ports", () => {
  it("can be awaited", async () => {
    const ports = lazyPorts(notLoaded, notLoaded)
    await expect(Promise.resolve(ports)).resolves.toBe(ports)
  })

  it("loads the ports of other areas with the first call of one of them", async () => {
    const common = { fetchUser: () => Promise.resolve(null) } as Partial<CommonPorts> as CommonPorts
    const others = { fetchOrders: () => Promise.resolve({ items: [] }) } as unknown as OtherPorts
    let loads = 0
    const ports = lazyPorts(
      () => Promise.resolve(common),
      () => ((loads += 1), Promise.resolve(others)),
    )
    await ports.fetchUser()
    expect(loads).toBe(0)
    await expect(ports.fetchOrders({ page: 1, group: null })).resolves.toEqual({ items: [] })
    expect(loads).toBe(1)
  })
})
