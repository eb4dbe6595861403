/** Idle detection of a whole browser. */
import type { Browser } from "playwright-core"

const span = 100
const quietSpans = 3
const idleTime = 100

/**
 * Waits until no process of the browser has worked for 0.3 s, since a new window keeps a core busy for most of a second.
 * A page with a slowed-down processor never becomes idle: slow it down afterwards.
 *
 * @throws when the browser is still busy after ten seconds.
 */
export const atRest = async (browser: Browser): Promise<void> => {
  const session = await browser.newBrowserCDPSession()
  const used = async (): Promise<number> => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo")
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  let before = await used()
  let quiet = 0
  for (let spans = 0; quiet < quietSpans; spans += 1) {
    if (spans === idleTime) throw new Error("the browser did not come to rest")
    await new Promise((resolve) => setTimeout(resolve, span))
    const now = await used()
    // Reported in steps of 0.01 s; the sum falls when a process ends.
    quiet = Math.abs(now - before) < 0.015 ? quiet + 1 : 0
    before = now
  }
  await session.detach()
}
