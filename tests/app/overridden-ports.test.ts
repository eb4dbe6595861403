import { describe, expect, it, vi } from "vitest"
import { lazyPorts } from "#app/client/lazy-ports.ts"
import { overriddenPorts } from "#app/overridden-ports.ts"
import type { CommonPorts } from "#adapters/ports.ts"

const notLoaded = () => Promise.reject(new Error("these ports are not loaded"))

describe("overridden ports", () => {
  it("calls the replacement of a lazy port without loading the others", async () => {
    const loaded = { fetchUser: () => Promise.resolve(null), fetchZones: () => Promise.resolve([]) } as Partial<CommonPorts> as CommonPorts
    const load = vi.fn(() => Promise.resolve(loaded))
    const ports = overriddenPorts(lazyPorts(load, notLoaded), { fetchZones: () => Promise.reject(new Error("replaced")) })
    await expect(ports.fetchZones()).rejects.toThrow("replaced")
    expect(load).not.toHaveBeenCalled()
    await expect(ports.fetchUser()).resolves.toBeNull()
    expect(load).toHaveBeenCalledOnce()
  })
})
