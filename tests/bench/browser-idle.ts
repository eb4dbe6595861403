/** Idle detection of a whole browser. */
import type { Browser } from "playwright-core"

/** Milliseconds between two looks at the used processor time. */
const interval = 100
/** Intervals without work after which the browser counts as idle. */
const idleIntervals = 3
/** Intervals after which the wait is given up. */
const maxIntervals = 100

/**
 * Waits until no process of the browser has worked for 0.3 s, since a new window keeps a core busy for most of a second.
 * A page with a slowed-down processor never becomes idle: slow it down afterwards.
 *
 * @throws when the browser is still busy after ten seconds.
 */
export const whenBrowserIdle = async (browser: Browser): Promise<void> => {
  const session = await browser.newBrowserCDPSession()
  /** Processor time of all processes of the browser, in seconds. */
  const usedTime = async (): Promise<number> => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo")
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  let before = await usedTime()
  let idle = 0
  for (let intervals = 0; idle < idleIntervals; intervals += 1) {
    if (intervals === maxIntervals) throw new Error("the browser did not become idle")
    await new Promise((resolve) => setTimeout(resolve, interval))
    const now = await usedTime()
    // Reported in steps of 0.01 s; the sum falls when a process ends.
    idle = Math.abs(now - before) < 0.015 ? idle + 1 : 0
    before = now
  }
  await session.detach()
}
