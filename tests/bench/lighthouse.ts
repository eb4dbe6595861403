/** Lighthouse scores of pages on a phone, medians of three rounds. */
import lighthouse from "lighthouse"
import type { Browser } from "playwright-core"
import { whenBrowserIdle } from "./browser-idle.ts"
import type { MeasuredPage } from "./page-views.ts"
import { quantile, ratioOf, type Row } from "./row.ts"

const rounds = 3
const bars = { accessibility: 100, "best-practices": 100, seo: 100 } as const
/** Minimum share of the reference page's own performance score: docs/measurements/speed.md. */
const performanceBar = 0.95

type Scores = Readonly<Record<string, number>>

const scoresOf = async (browser: Browser, port: number, url: string): Promise<Scores> => {
  await whenBrowserIdle(browser)
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: ["performance", ...Object.keys(bars)] })
  return Object.fromEntries(Object.entries(result?.lhr.categories ?? {}).map(([id, { score }]) => [id, (score ?? 0) * 100]))
}

/** Rows of each page; a round measures the reference page and then each page. `port` is the remote debugging port of `browser`. */
export const lighthouseRows = async (
  browser: Browser,
  port: number,
  reference: string,
  pages: ReadonlyArray<MeasuredPage>,
): Promise<ReadonlyArray<Row>> => {
  // Pages open as tabs of this window, or each would be measured while a window opens.
  const session = await browser.newBrowserCDPSession()
  const window = await session.send("Target.createTarget", { url: "about:blank" })
  const references: number[] = []
  const measured = pages.map(({ name }) => ({ name, scores: [] as Scores[] }))
  for (let round = 0; round < rounds; round += 1) {
    references.push((await scoresOf(browser, port, reference))["performance"] ?? 0)
    for (const [index, { url }] of pages.entries()) measured[index]?.scores.push(await scoresOf(browser, port, url))
  }
  await session.send("Target.closeTarget", window)
  await session.detach()
  const valuesOf = (scores: ReadonlyArray<Scores>, id: string) => scores.map((score) => score[id] ?? 0)
  return [
    { name: "reference page: Lighthouse performance", measured: quantile(references), unit: "" },
    ...measured.flatMap(({ name, scores }): ReadonlyArray<Row> => {
      const performance = valuesOf(scores, "performance")
      return [
        {
          name: `${name}: Lighthouse performance`,
          measured: quantile(performance),
          ratio: ratioOf(performance, references),
          bar: performanceBar,
          unit: "",
          atLeast: true,
        },
        ...Object.entries(bars).map(([id, bar]) => ({
          name: `${name}: Lighthouse ${id}`,
          measured: quantile(valuesOf(scores, id)),
          bar,
          unit: "",
          atLeast: true,
        })),
      ]
    }),
  ]
}
