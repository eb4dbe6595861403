/** What a first view of a page weighs, as the budget counts it. */
import path from "node:path"
import { judged, weigh } from "#app/build/size-budget.ts"
import type { Row } from "./row.ts"

const built = path.resolve(import.meta.dirname, "../../dist/client")

export const firstView = async (name: string, url: string): Promise<ReadonlyArray<Row>> => {
  const sizes = await weigh(await (await fetch(url)).text(), built)
  return judged(sizes).map(({ kind, bytes, allowed }) => ({
    name: `${name}: ${kind} of the first view, brotli`,
    measured: bytes / 1000,
    bar: allowed / 1000,
    unit: "kB",
  }))
}
