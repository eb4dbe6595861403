import { describe, expect, it, vi } from "vitest"
import { lazyPorts } from "#app/client/lazy-ports.ts"
import type { OtherPorts } from "#adapters/other-ports.ts"
import type { CommonPorts } from "#adapters/ports.ts"

const notLoaded = () => Promise.reject(new Error("these ports are not loaded"))

describe("lazy ports", () => {
  it("are not taken for a promise when they are awaited", async () => {
    const ports = lazyPorts(notLoaded, notLoaded)
    await expect(Promise.resolve(ports)).resolves.toBe(ports)
  })

  it("load the ports of other areas with the first call of one of them", async () => {
    const common = { fetchUser: () => Promise.resolve(null) } as Partial<CommonPorts> as CommonPorts
    const others = { fetchOrders: () => Promise.resolve({ items: [] }) } as unknown as OtherPorts
    const loadOthers = vi.fn(() => Promise.resolve(others))
    const ports = lazyPorts(() => Promise.resolve(common), loadOthers)
    await ports.fetchUser()
    expect(loadOthers).not.toHaveBeenCalled()
    await expect(ports.fetchOrders({ page: 1, group: null })).resolves.toEqual({ items: [] })
    expect(loadOthers).toHaveBeenCalledOnce()
  })
})
