/** Every figure the shop promises, measured on this machine and printed beside its bar: `npm run bench`. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { chromium } from "playwright-core"
import { domainRows } from "#tests/bench/domain.bench.ts"
import { firstView } from "#tests/bench/first-view.ts"
import { interactions } from "#tests/bench/interactions.ts"
import { lighthouseRows } from "#tests/bench/lighthouse.ts"
import { pageServer } from "#tests/bench/page-server.ts"
import { machineNow, pageViews } from "#tests/bench/page-views.ts"
import { memory, readiness } from "#tests/bench/process.ts"
import { meets, type Row } from "#tests/bench/row.ts"
import { searchRows } from "#tests/bench/search.bench.ts"
import { startServer } from "#tests/running-server.ts"
import { browserFlags, findBrowser } from "./browser.ts"
import { execute } from "./step.ts"

const debuggingPort = 9333
const requested = process.argv.slice(2)
const wanted = (part: string) => requested.length === 0 || requested.includes(part)

const print = (rows: ReadonlyArray<Row>) => {
  for (const row of rows) {
    const figure = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0))
    const bar = row.bar === undefined ? "" : `${row.atLeast === true ? "≥" : "≤"} ${figure(row.bar)}`
    const mark = row.bar === undefined ? "·" : meets(row) ? "✓" : "✗"
    console.log(`${mark} ${row.name.padEnd(58)} ${figure(row.measured).padStart(8)} ${row.unit.padEnd(4)} ${bar.padStart(10)}`)
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), "delguur-bench-"))
const rows: Row[] = []
const add = (more: ReadonlyArray<Row>) => {
  rows.push(...more)
  print(more)
}

try {
  const build = await execute(["npm", "run", "build"])
  if (build.code !== 0) throw new Error(build.output)
  const first = await startServer({ dataDir })
  add([readiness("first start of a clean clone: build, seed, pictures", build.seconds + first.readyAfter, 60)])
  await first.stop()
  const server = await startServer({ dataDir })
  add([readiness("a later start", server.readyAfter, 5)])

  const buyable = await fetch(`${server.url}/api/v2/products/khulduusun-buuz-1-kg`)
  const product = (await buyable.json()) as { slug: string; variants: ReadonlyArray<{ id: number }> }
  const pages = [
    ["home", `${server.url}/`],
    ["listing", `${server.url}/products`],
    ["product", `${server.url}/products/${product.slug}`],
  ] as const

  if (wanted("sizes")) for (const [name, url] of pages) add(await firstView(name, url))
  if (wanted("server")) add(await pageServer(server.url, product.variants[0]?.id ?? 0))
  if (wanted("views") || wanted("taps") || wanted("lighthouse")) {
    const { path: executablePath } = await findBrowser("shoppers")
    console.log(`  in ${executablePath}`)
    const browser = await chromium.launch({ executablePath, args: [...browserFlags, `--remote-debugging-port=${debuggingPort}`] })
    try {
      add(await machineNow(browser, "before", server.url))
      if (wanted("views")) for (const [name, url] of pages) add(await pageViews(browser, name, url))
      if (wanted("taps")) add(await interactions(browser, server.url, product.slug))
      if (wanted("lighthouse")) for (const [name, url] of pages) add(await lighthouseRows(browser, debuggingPort, name, url))
      add(await machineNow(browser, "after", server.url))
    } finally {
      await browser.close()
    }
  }
  add([memory(server)])
  await server.stop()
  if (wanted("domain")) add(await domainRows())
  if (wanted("search")) add(await searchRows())
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

const bound = rows.filter(({ bar }) => bar !== undefined)
console.log(`\n${bound.filter(meets).length} of ${bound.length} figures meet their bar`)
