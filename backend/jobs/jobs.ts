/** What the shop does by itself from time to time. Any number of processes may do it side by side. */
import { hour, millisecondsOf } from "#domain/rules/moments.ts"
import { keepSales } from "../catalogue/sales.ts"
import { expireOrders } from "../orders/expire.ts"
import { confirmReceipts } from "../payment/receipts.ts"
import type { Shop } from "../shop.ts"
import { purge } from "./purge.ts"

/** Milliseconds between two rounds. */
const pause = 5000

export type Jobs = {
  /** Does now what is due. */
  readonly round: () => Promise<void>
  /** Waits for the round under way and begins no other. */
  readonly stop: () => Promise<void>
}

/** `timed`: rounds follow each other by themselves; otherwise only when asked for. */
export const startJobs = (shop: Shop, timed: boolean): Jobs => {
  let purgedAt = 0
  const round = async (): Promise<void> => {
    const now = shop.now()
    const expired = await expireOrders(shop.db, now)
    const confirmed = await confirmReceipts(shop, now)
    const repriced = await keepSales(shop.db, new Date(now))
    if (expired + confirmed + repriced > 0) shop.log.info({ expired, confirmed, repriced }, "jobs")
    if (millisecondsOf(now) - purgedAt < hour) return
    purgedAt = millisecondsOf(now)
    await purge(shop.db, now)
  }
  if (!timed) return { round, stop: async () => {} }
  let stopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const again = (): void => {
    if (stopped) return
    timer = setTimeout(() => {
      running = round()
        .catch((error: unknown) => shop.log.error({ message: error instanceof Error ? error.message : "" }, "a job went wrong"))
        .then(again)
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
