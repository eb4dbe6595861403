/** Benchmark of all promised figures beside their bars: `npm run bench [-- sizes server …]`. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { chromium } from "playwright-core"
import { domainRows } from "#tests/bench/domain.bench.ts"
import { firstView } from "#tests/bench/first-view.ts"
import { interactions } from "#tests/bench/interactions.ts"
import { lighthouseRows } from "#tests/bench/lighthouse.ts"
import { pageServer } from "#tests/bench/page-server.ts"
import { pageViews } from "#tests/bench/page-views.ts"
import { memory, readiness } from "#tests/bench/process.ts"
import { openReferencePage, referenceTime } from "#tests/bench/reference.ts"
import { lineOf, meets, type Row } from "#tests/bench/row.ts"
import { searchQualityRows } from "#tests/bench/search-quality.ts"
import { searchRows } from "#tests/bench/search.bench.ts"
import { startServer, type RunningServer } from "#tests/running-server.ts"
import { browserFlags, findBrowser } from "./browser.ts"
import { execute } from "./step.ts"

const debuggingPort = 9333
const requested = process.argv.slice(2)
/** Whether a part of the benchmark runs: all of them unless the command names some. */
const isRequested = (part: string) => requested.length === 0 || requested.includes(part)

const dataDir = mkdtempSync(path.join(tmpdir(), "delguur-bench-"))
const rows: Row[] = []
const servers: RunningServer[] = []
const start = async () => {
  const server = await startServer({ dataDir })
  servers.push(server)
  return server
}
const report = (measured: ReadonlyArray<Row>) => {
  rows.push(...measured)
  for (const row of measured) console.log(lineOf(row))
}

try {
  const reference = referenceTime()
  const build = await execute(["npm", "run", "build"])
  if (build.code !== 0) throw new Error(build.output)
  const first = await start()
  const firstStart = build.seconds + first.readyAfter
  report([readiness("first start of a clean clone: build, seed, pictures", firstStart, (reference + referenceTime()) / 2, 12_000)])
  await first.stop()
  const server = await start()
  report([readiness("a later start", server.readyAfter, referenceTime(), 1200)])

  const buyable = await fetch(`${server.url}/api/v2/products/khulduusun-buuz-1-kg`)
  const product = (await buyable.json()) as { slug: string; variants: ReadonlyArray<{ id: number }> }
  const productPage = `${server.url}/products/${product.slug}`
  const pages = [
    { name: "home", url: `${server.url}/` },
    { name: "listing", url: `${server.url}/products` },
    { name: "product", url: productPage },
  ] as const

  if (isRequested("sizes")) for (const { name, url } of pages) report(await firstView(name, url))
  if (isRequested("server")) report(await pageServer(server.url, product.variants[0]?.id ?? 0))
  if (isRequested("views") || isRequested("taps") || isRequested("lighthouse")) {
    const { path: executablePath } = await findBrowser("shoppers")
    console.log(`  in ${executablePath}`)
    const referencePage = await openReferencePage(server.url, productPage)
    const browser = await chromium.launch({ executablePath, args: [...browserFlags, `--remote-debugging-port=${debuggingPort}`] })
    try {
      if (isRequested("views")) report(await pageViews(browser, referencePage.url, pages))
      if (isRequested("taps"))
        report(await interactions(browser, referencePage.url, { url: server.url, clothes: "/products/nooluuran-urt-palito" }))
      if (isRequested("lighthouse")) report(await lighthouseRows(browser, debuggingPort, referencePage.url, pages))
    } finally {
      await browser.close()
      referencePage.close()
    }
  }
  report([memory(server)])
  await server.stop()
  if (isRequested("domain")) report(await domainRows())
  if (isRequested("search")) report(await searchRows())
  if (isRequested("search-quality")) report(await searchQualityRows())
} finally {
  for (const server of servers) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

const withBar = rows.filter(({ bar }) => bar !== undefined)
console.log(`\n${withBar.filter(meets).length} of ${withBar.length} figures meet their bar`)
