/** When a browser has nothing to do of its own. */
import type { Browser } from "playwright-core"

const span = 100
const quietSpans = 3
const idleTime = 100

/**
 * Waits until none of the browser's processes has worked for three tenths of a second. A window that has just opened
 * keeps more than a core busy for most of a second with the browser's own things; a page that is opened meanwhile is
 * measured along with them. A page whose processor is slowed down is never at rest: slow it down afterwards.
 *
 * @throws when the browser is still at work after ten seconds.
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
    // Told in hundredths of a second; what a process had used goes with it when it ends.
    quiet = Math.abs(now - before) < 0.015 ? quiet + 1 : 0
    before = now
  }
  await session.detach()
}
