import { describe, expect, it } from "vitest"
import { countCalls } from "#backend/http/in-flight-calls.ts"

describe("calls in flight", () => {
  it("are awaited before closing", async () => {
    const calls = countCalls()
    let end: () => void = () => undefined
    const call = calls.run(() => new Promise<void>((resolve) => (end = resolve)))
    const order: string[] = []
    const idle = calls.idle().then(() => order.push("idle"))
    void call.then(() => order.push("answered"))
    await Promise.resolve()
    expect(order).toEqual([])
    end()
    await idle
    expect(order).toContain("idle")
  })

  it("are counted until they fail", async () => {
    const calls = countCalls()
    await expect(calls.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no")
    await expect(calls.idle()).resolves.toBeUndefined()
  })
})

describe("quiet moment", () => {
  it("comes only after a time without calls", async () => {
    let now = 0
    const pauses: number[] = []
    const calls = countCalls({
      now: () => now,
      pause: async (milliseconds) => {
        pauses.push(milliseconds)
        now += milliseconds
        // A call in between.
        if (pauses.length === 1) await calls.run(() => Promise.resolve())
      },
    })
    await calls.quiet()
    expect(pauses).toEqual([300, 300])
    await calls.quiet()
    expect(pauses).toHaveLength(2)
  })
})
