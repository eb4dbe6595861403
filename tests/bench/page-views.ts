/** What a first view of a page costs in a real browser: bytes, requests, and when it was seen. */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core"
import { atRest } from "./browser-idle.ts"
import { quantile, type Row } from "./row.ts"

const runs = 5

type Device = { readonly name: string; readonly options: BrowserContextOptions; readonly slow: boolean; readonly lcp: number }

const devices: ReadonlyArray<Device> = [
  { name: "desktop", options: { viewport: { width: 1350, height: 940 } }, slow: false, lcp: 250 },
  {
    name: "mobile",
    options: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    slow: true,
    lcp: 550,
  },
]

type Vitals = { lcp: number; cls: number; blocking: number }

/** Runs in the page before anything else: collects the vitals. */
const collect = () => {
  const vitals: Vitals = { lcp: 0, cls: 0, blocking: 0 }
  Object.assign(globalThis, { vitals })
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch("largest-contentful-paint", (entry) => (vitals.lcp = entry.startTime))
  watch("layout-shift", (entry) => (vitals.cls += entry.hadRecentInput === true ? 0 : (entry.value ?? 0)))
  watch("longtask", (entry) => (vitals.blocking += Math.max(0, entry.duration - 50)))
}

/** A phone on a slow connection: 150 ms there and back, 1.6 Mbit/s down, a quarter of the processor. */
export const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  return session
}

/** A browser context whose pages understand functions sent to them as the loader leaves them: it wraps each in `__name`. */
export const contextFor = async (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await browser.newContext(options)
  await context.addInitScript("globalThis.__name ??= (named) => named")
  return context
}

/** Visits `url` in a fresh context and tells what it cost. */
const visit = async (browser: Browser, device: Device, url: string) => {
  const context = await contextFor(browser, device.options)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  const kinds = new Map<string, string>()
  const cost = { requests: 0, bytes: 0, fonts: 0 }
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type))
  session.on("Network.requestWillBeSent", () => (cost.requests += 1))
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    cost.bytes += encodedDataLength
    if (kinds.get(requestId) === "Font") cost.fonts += encodedDataLength
  })
  await page.addInitScript(collect)
  await atRest(browser)
  if (device.slow) await slowDown(page)
  await page.goto(url, { waitUntil: "networkidle" })
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)
  await context.close()
  if (vitals.lcp === 0) throw new Error(`nothing was painted at ${url}`)
  return { ...vitals, ...cost }
}

/**
 * When a page of a few words is seen, on each device: what the machine itself takes at this moment. Other figures of a
 * browser are worth no more than these are steady.
 */
export const machineNow = async (browser: Browser, moment: string, url: string): Promise<ReadonlyArray<Row>> => {
  const rows: Row[] = []
  for (const device of devices) {
    const seen: number[] = []
    for (let run = 0; run < runs; run += 1) seen.push((await visit(browser, device, `${url}/robots.txt`)).lcp)
    rows.push({ name: `a few words, ${device.name}, ${moment}: largest contentful paint`, measured: quantile(seen), unit: "ms" })
  }
  return rows
}

/** The rows of one page, medians of five visits on each device. */
export const pageViews = async (browser: Browser, name: string, url: string): Promise<ReadonlyArray<Row>> => {
  const rows: Row[] = []
  for (const device of devices) {
    const seen: Array<Awaited<ReturnType<typeof visit>>> = []
    for (let run = 0; run < runs; run += 1) seen.push(await visit(browser, device, url))
    const median = (pick: (one: (typeof seen)[number]) => number) => quantile(seen.map(pick))
    const of = `${name}, ${device.name}: `
    rows.push(
      { name: `${of}largest contentful paint`, measured: median(({ lcp }) => lcp), bar: device.lcp, unit: "ms" },
      { name: `${of}layout shift`, measured: median(({ cls }) => cls), bar: 0, unit: "" },
      { name: `${of}blocking time`, measured: median(({ blocking }) => blocking), bar: 100, unit: "ms" },
      { name: `${of}requests`, measured: median(({ requests }) => requests), bar: 60, unit: "" },
      { name: `${of}bytes of a page view`, measured: median(({ bytes }) => bytes) / 1000, bar: 400, unit: "kB" },
      { name: `${of}fonts`, measured: median(({ fonts }) => fonts) / 1000, bar: 45, unit: "kB" },
    )
  }
  return rows
}
