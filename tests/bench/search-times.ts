/** Times of lists, searches and suggestions, requested one after another. */
import type { Search } from "#adapters/search/search.ts"
import { quantile, type Row } from "./row.ts"
import { fetchListing, queries } from "./search.bench.ts"

const typedWords = ["но", "цам", "гута", "smar", "хув", "ноолуур ца", "утас", "p", "шүүг", "khun"]

/** Milliseconds on the clock, and milliseconds of work of all threads of this process; a busy machine lengthens only the first. */
type Time = { readonly clock: number; readonly worked: number }
export type SearchTimes = Readonly<Record<"list" | "search" | "suggestion", Array<Time>>>

const timeOf = async (work: () => Promise<unknown>): Promise<Time> => {
  const [began, used] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(used)
  return { clock: performance.now() - began, worked: (user + system) / 1000 }
}

/** Times by kind, one request after the other. The first round fills caches and is not counted. */
export const searchTimes = async (search: Search, rounds: number): Promise<SearchTimes> => {
  const measured: SearchTimes = { list: [], search: [], suggestion: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const [at, query] of queries.entries()) {
      const changes = query(round)
      const took = await timeOf(() => fetchListing(search, changes))
      const typed = await timeOf(() => search.suggestions(typedWords[(round + at) % typedWords.length] ?? ""))
      if (round === 0) continue
      measured[(changes.text ?? null) === null ? "list" : "search"].push(took)
      measured.suggestion.push(typed)
    }
  }
  return measured
}

/** Medians of each kind of list and search. */
export const slowestSearches = async (search: Search, rounds: number, judged: keyof Time): Promise<ReadonlyArray<Row>> => {
  const rows: Row[] = []
  for (const query of queries) {
    const all: Time[] = []
    for (let round = 0; round < rounds; round++) all.push(await timeOf(() => fetchListing(search, query(100 + round))))
    rows.push({ name: `  ${judged}: ${JSON.stringify(query(100))}`, measured: quantile(all.map((time) => time[judged])), unit: "ms" })
  }
  return rows
}

/** Medians and 95th percentiles of one kind; the bar, in milliseconds, is for the time that `judged` names. */
export const timeRows = (name: string, values: ReadonlyArray<Time>, judged: keyof Time, bar?: number): ReadonlyArray<Row> => {
  const [clock, worked] = [values.map((value) => value.clock), values.map((value) => value.worked)]
  const judgedBy = (kind: keyof Time) => (kind === judged && bar !== undefined ? { bar } : {})
  return [
    { name: `${name}, worked, p50`, measured: quantile(worked), unit: "ms" },
    { name: `${name}, worked, p95`, measured: quantile(worked, 0.95), unit: "ms", ...judgedBy("worked") },
    { name: `${name}, on the clock, p50`, measured: quantile(clock), unit: "ms" },
    { name: `${name}, on the clock, p95`, measured: quantile(clock, 0.95), unit: "ms", ...judgedBy("clock") },
  ]
}
