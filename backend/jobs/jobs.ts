/** What the shop does by itself from time to time. Any number of processes may do it side by side. */
import type { Instant } from "#domain/entities/ids.ts"
import { hour, millisecondsOf } from "#domain/rules/instants.ts"
import { refreshSales } from "#backend/catalogue/sales.ts"
import { expireOrders } from "#backend/orders/expire.ts"
import { confirmReceipts } from "#backend/orders/receipts.ts"
import type { BackendServices } from "#backend/services.ts"
import { purge } from "./purge.ts"

/** Milliseconds between two rounds. */
const pause = 5000

export type Jobs = {
  /** Does now what is due; never fails. */
  readonly round: () => Promise<void>
  /** Waits for the round under way and begins no other. */
  readonly stop: () => Promise<void>
}

/** `timed`: rounds follow each other by themselves; otherwise only when asked for. */
export const startJobs = (services: BackendServices, timed: boolean): Jobs => {
  let purgedAt = 0
  /** How much a job did; one that goes wrong is written down and keeps back no other. */
  const done = async (job: string, work: () => Promise<number>): Promise<number> => {
    try {
      return await work()
    } catch (error) {
      services.log.error({ job, message: error instanceof Error ? error.message : "" }, "a job went wrong")
      return 0
    }
  }
  const purgeHourly = async (now: Instant): Promise<number> => {
    if (millisecondsOf(now) - purgedAt < hour) return 0
    purgedAt = millisecondsOf(now)
    await purge(services.db, now)
    return 1
  }
  const round = async (): Promise<void> => {
    const now = services.now()
    const expired = await done("expire", () => expireOrders(services.db, now))
    const repriced = await done("sales", () => refreshSales(services.db, new Date(now)))
    await done("purge", () => purgeHourly(now))
    // Last, since it waits for somebody outside.
    const confirmed = await done("receipts", () => confirmReceipts(services, now))
    if (expired + confirmed + repriced > 0) services.log.info({ expired, confirmed, repriced }, "jobs")
  }
  if (!timed) return { round, stop: async () => {} }
  let stopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const again = (): void => {
    if (stopped) return
    timer = setTimeout(() => {
      running = round().then(again)
    }, pause).unref()
  }
  again()
  return {
    round,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
