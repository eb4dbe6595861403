import { pino } from "pino"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Job } from "#backend/area.ts"
import { startJobs } from "#backend/jobs/jobs.ts"
import type { BackendServices } from "#backend/services.ts"
import { instantOf } from "#domain/rules/instants.ts"

describe("timed jobs", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const services = {
    now: () => instantOf(Date.now()),
    refreshSite: async () => undefined,
    log: pino({ level: "silent" }),
  } as unknown as BackendServices
  const counted = (name: string, isExternal: boolean) => {
    const run = vi.fn(async () => 0)
    return { run, job: { name, every: 0, isExternal, run } satisfies Job }
  }

  it("go on while an external one takes long, which is not begun twice", async () => {
    const [expiry, payments] = [counted("expiry", false), counted("payments", true)]
    const long = vi.fn(() => new Promise<number>(() => undefined))
    startJobs(services, [{ name: "letters", every: 0, isExternal: true, run: long }, expiry.job, payments.job], true)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(long).toHaveBeenCalledOnce()
    expect(expiry.run.mock.calls.length).toBeGreaterThan(2)
    expect(payments.run.mock.calls.length).toBeGreaterThan(2)
  })

  it("end early once they are stopped, and are awaited", async () => {
    let sent = 0
    const run: Job["run"] = async (_, __, isStopping) => {
      while (!isStopping()) {
        await new Promise((resolve) => setTimeout(resolve, 1000))
        sent += 1
      }
      return sent
    }
    const jobs = startJobs(services, [{ name: "letters", every: 0, isExternal: true, run }], true)
    await vi.advanceTimersByTimeAsync(7500)
    const stopped = jobs.stop()
    await vi.advanceTimersByTimeAsync(500)
    await stopped
    expect(sent).toBe(3)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent).toBe(3)
  })
})
