/** Sizes of a page beside the size budget: its first view, and all scripts that it loads without input. */
import path from "node:path"
import { verdictsOf, weigh, weighScripts } from "#app/build/size-budget.ts"
import budget from "#app/build/size-budget.json" with { type: "json" }
import type { Row } from "./row.ts"

const built = path.resolve(import.meta.dirname, "../../dist/client")

export type PageName = keyof typeof budget.visit

export const firstView = async (name: PageName, url: string): Promise<ReadonlyArray<Row>> => {
  const sizes = await weigh(await (await fetch(url)).text(), built)
  return verdictsOf(sizes).map(({ kind, bytes, allowed }) => ({
    name: `${name}: ${kind} of the first view, brotli`,
    measured: bytes / 1000,
    bar: allowed / 1000,
    unit: "kB",
  }))
}

/**
 * Requests, and all scripts, of a visit without input, beside the size budget; `paths` of the scripts from the root of the shop. A phone
 * pays by request; on a desktop, which shows more pictures at once, they are only counted.
 */
export const visitRows = async (
  page: PageName,
  device: { readonly name: string; readonly slow: boolean },
  requests: number,
  paths: ReadonlySet<string>,
): Promise<ReadonlyArray<Row>> => [
  { name: `${page}, ${device.name}: requests`, measured: requests, ...(device.slow && { bar: budget.visit[page].requests }), unit: "" },
  {
    name: `${page}, ${device.name}: all scripts that it loads by itself, brotli`,
    measured: (await weighScripts(paths, built)) / 1000,
    bar: budget.visit[page].scripts / 1000,
    unit: "kB",
  },
]
