/** What Lighthouse says of a page on a phone, the median of three runs. */
import lighthouse from "lighthouse"
import type { Browser } from "playwright-core"
import { atRest } from "./browser-idle.ts"
import { quantile, type Row } from "./row.ts"

const runs = 3
const bars = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const

/** Rows of `url`; `port` is the remote debugging port of `browser`. */
export const lighthouseRows = async (browser: Browser, port: number, name: string, url: string): Promise<ReadonlyArray<Row>> => {
  const scores = new Map<string, number[]>()
  // Its pages are tabs of this window, or each would be measured along with a window that opens.
  const session = await browser.newBrowserCDPSession()
  const window = await session.send("Target.createTarget", { url: "about:blank" })
  for (let run = 0; run < runs; run += 1) {
    await atRest(browser)
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: Object.keys(bars) })
    for (const [id, category] of Object.entries(result?.lhr.categories ?? {}))
      scores.set(id, [...(scores.get(id) ?? []), (category.score ?? 0) * 100])
  }
  await session.send("Target.closeTarget", window)
  await session.detach()
  return Object.entries(bars).map(([id, bar]) => ({
    name: `${name}: Lighthouse ${id}`,
    measured: quantile(scores.get(id) ?? []),
    bar,
    unit: "",
    atLeast: true,
  }))
}
