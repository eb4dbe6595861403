/** What Lighthouse says of a page on a phone, the median of three runs. */
import lighthouse from "lighthouse"
import { quantile, type Row } from "./row.ts"

const runs = 3
const bars = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const

/** Rows of `url`; `port` is the remote debugging port of a running browser. */
export const lighthouseRows = async (port: number, name: string, url: string): Promise<ReadonlyArray<Row>> => {
  const scores = new Map<string, number[]>()
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: Object.keys(bars) })
    for (const [id, category] of Object.entries(result?.lhr.categories ?? {}))
      scores.set(id, [...(scores.get(id) ?? []), (category.score ?? 0) * 100])
  }
  return Object.entries(bars).map(([id, bar]) => ({
    name: `${name}: Lighthouse ${id}`,
    measured: quantile(scores.get(id) ?? []),
    bar,
    unit: "",
    atLeast: true,
  }))
}
