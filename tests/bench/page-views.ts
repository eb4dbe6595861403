/** First views of pages in a real browser: paint, layout shift, blocking time, requests and bytes. */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core"
import { whenBrowserIdle } from "./browser-idle.ts"
import { visitRows, type PageName } from "./first-view.ts"
import { quantile, ratioOf, type Row } from "./row.ts"

const runs = 7
/** How long a page is watched after it is loaded, without input; milliseconds. */
const quietTime = 5000

type Device = {
  readonly name: string
  readonly options: BrowserContextOptions
  readonly slow: boolean
  readonly paint: Bar
  readonly blocking: Bar
  readonly task: Bar
}
type Bar = Pick<Row, "bar" | "enough">

/** Bars are ratios to the largest paint of the reference page, or milliseconds that are enough: docs/measurements/speed.md. */
const devices: ReadonlyArray<Device> = [
  {
    name: "desktop",
    options: { viewport: { width: 1350, height: 940 } },
    slow: false,
    paint: { bar: 2.4, enough: 200 },
    blocking: { bar: 0.5, enough: 120 },
    task: { bar: 0.5, enough: 100 },
  },
  {
    name: "mobile",
    options: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    slow: true,
    paint: { bar: 1.2 },
    blocking: { bar: 0.25, enough: 120 },
    task: { bar: 0.21, enough: 100 },
  },
]

type Vitals = { lcp: number; cls: number; blocking: number; longest: number }

/** Collects the vitals; runs in the page before anything else. */
const collect = () => {
  const vitals: Vitals = { lcp: 0, cls: 0, blocking: 0, longest: 0 }
  Object.assign(globalThis, { vitals })
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch("largest-contentful-paint", (entry) => {
    vitals.lcp = entry.startTime
  })
  watch("layout-shift", (entry) => {
    if (entry.hadRecentInput !== true) vitals.cls += entry.value ?? 0
  })
  // A task blocks for its time above 50 ms.
  watch("longtask", (entry) => {
    vitals.blocking += Math.max(0, entry.duration - 50)
    vitals.longest = Math.max(vitals.longest, entry.duration)
  })
}

/** Factor by which the processor of the emulated phone is slower. */
const phoneSlowdown = 4

export const slowProcessor = (session: CDPSession, rate = phoneSlowdown) => session.send("Emulation.setCPUThrottlingRate", { rate })

/** Emulates a phone on a slow connection: 150 ms latency, 1.6 Mbit/s down, a quarter of the processor. */
export const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await slowProcessor(session)
  return session
}

/** Browser context that defines `__name`, in which the loader wraps functions that are sent to pages. */
export const contextFor = async (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await browser.newContext(options)
  await context.addInitScript("globalThis.__name ??= (named) => named")
  return context
}

/** One visit of `url` in a fresh context. Milliseconds, bytes, and the paths of the scripts that it loaded. */
const visit = async (browser: Browser, device: Pick<Device, "options" | "slow">, url: string) => {
  const context = await contextFor(browser, device.options)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  const kinds = new Map<string, string>()
  const cost = { requests: 0, bytes: 0, fonts: 0 }
  const scripts = new Set<string>()
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, type)
    if (type === "Script") scripts.add(new URL(response.url).pathname)
  })
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http")) cost.requests += 1
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    cost.bytes += encodedDataLength
    if (kinds.get(requestId) === "Font") cost.fonts += encodedDataLength
  })
  await page.addInitScript(collect)
  await whenBrowserIdle(browser)
  if (device.slow) await slowDown(page)
  await page.goto(url, { waitUntil: "load" })
  await page.waitForTimeout(quietTime)
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)
  await context.close()
  if (vitals.lcp === 0) throw new Error(`nothing was painted at ${url}`)
  return { ...vitals, ...cost, scripts }
}

type Visit = Awaited<ReturnType<typeof visit>>

export type MeasuredPage = { readonly name: PageName; readonly url: string }

const rowsOf = async (
  device: Device,
  name: PageName,
  visits: ReadonlyArray<Visit>,
  references: ReadonlyArray<number>,
): Promise<ReadonlyArray<Row>> => {
  const median = (pick: (visit: Visit) => number) => quantile(visits.map(pick))
  const ratio = (pick: (visit: Visit) => number) => ratioOf(visits.map(pick), references)
  const prefix = `${name}, ${device.name}: `
  return [
    {
      name: `${prefix}largest contentful paint`,
      measured: median(({ lcp }) => lcp),
      ratio: ratio(({ lcp }) => lcp),
      unit: "ms",
      ...device.paint,
    },
    { name: `${prefix}layout shift`, measured: median(({ cls }) => cls), bar: 0, unit: "" },
    {
      name: `${prefix}blocking time`,
      measured: median(({ blocking }) => blocking),
      ratio: ratio(({ blocking }) => blocking),
      unit: "ms",
      ...device.blocking,
    },
    {
      name: `${prefix}longest task`,
      measured: median(({ longest }) => longest),
      ratio: ratio(({ longest }) => longest),
      unit: "ms",
      ...device.task,
    },
    { name: `${prefix}bytes of a page view`, measured: median(({ bytes }) => bytes) / 1000, bar: 320, unit: "kB" },
    { name: `${prefix}fonts`, measured: median(({ fonts }) => fonts) / 1000, bar: 45, unit: "kB" },
    ...(await visitRows(
      name,
      device,
      median(({ requests }) => requests),
      new Set(visits.flatMap(({ scripts }) => [...scripts])),
    )),
  ]
}

/** Rows of each page, medians of seven rounds on each device. A round visits the reference page and then each page. */
export const pageViews = async (browser: Browser, reference: string, pages: ReadonlyArray<MeasuredPage>): Promise<ReadonlyArray<Row>> => {
  const rows: Row[] = []
  for (const device of devices) {
    const references: number[] = []
    const visitsByPage = new Map<PageName, Visit[]>(pages.map(({ name }) => [name, []]))
    // The first round fills caches and is not counted.
    for (let round = 0; round <= runs; round += 1) {
      const { lcp } = await visit(browser, device, reference)
      if (round > 0) references.push(lcp)
      for (const { name, url } of pages) {
        const measured = await visit(browser, device, url)
        if (round > 0) visitsByPage.get(name)?.push(measured)
      }
    }
    rows.push({ name: `reference page, ${device.name}: largest contentful paint`, measured: quantile(references), unit: "ms" })
    for (const [name, visits] of visitsByPage) rows.push(...(await rowsOf(device, name, visits, references)))
  }
  return rows
}

/** Largest paint of the reference page on a device, once. Milliseconds. */
export const referencePaint = async (browser: Browser, options: BrowserContextOptions, slow: boolean, url: string): Promise<number> =>
  (await visit(browser, { options, slow }, url)).lcp
