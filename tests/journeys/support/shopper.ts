/** Shopper of a journey, with a browser context that collects the page's errors. */
import { chromium, devices, type Browser, type BrowserContextOptions, type Page } from "playwright-core"
import { afterAll, beforeAll, expect, inject } from "vitest"

export type Shopper = {
  readonly page: Page
  /** Opens a path of the shop and waits until the page is hydrated. */
  readonly open: (path: string) => Promise<void>
  /** Errors of the page since the last call; call it after a fault on purpose. */
  readonly complaints: () => ReadonlyArray<string>
}

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const phone: BrowserContextOptions = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } }

/** Timeout of a page, in milliseconds: far more than needed on any machine. */
const timeout = 30_000

let browser: Browser | undefined

/** Connects a file of journeys to the browser of all files; call once. */
export const withBrowser = (): void => {
  beforeAll(async () => {
    browser = await chromium.connect(inject("browser"))
  })
  afterAll(() => browser?.close())
}

export const shopAt = (path: string): string => `${inject("shop")}${path}`

/** Waits until the page is hydrated. */
export const isAlive = (page: Page) => page.locator("html[data-alive]").waitFor({ state: "attached" })

/** Blocks the hydration of pages opened next until the returned function is called. */
export const keepAsleep = async (page: Page): Promise<() => void> => {
  let wake = () => undefined as void
  const asleep = new Promise<void>((resolve) => (wake = resolve))
  await page.route("**/assets/*.js", async (route) => {
    await asleep
    await route.continue()
  })
  return wake
}

/** Warning of the browser by the clock, which a slow machine causes too: the walk checks preloads by what is shown (`page-faults.ts`). */
const isLatePreload = (warning: string): boolean => warning.includes("was preloaded using link preload but not used within a few seconds")

/** Runs a journey in the shared shop or in `shop`; fails if the page has unread errors. */
export const shopping = async (
  device: BrowserContextOptions,
  visit: (shopper: Shopper) => Promise<void>,
  shop: string = inject("shop"),
): Promise<void> => {
  if (browser === undefined) throw new Error("withBrowser() was not called")
  const { serviceWorkers = "block", ...options } = device
  const context = await browser.newContext({ locale: "mn-MN", ...options })
  // A route of a test sees no request of a service worker: journeys of the worker allow it.
  if (serviceWorkers === "block") await context.addInitScript("delete Navigator.prototype.serviceWorker")
  context.setDefaultTimeout(timeout)
  const page = await context.newPage()
  let heard: string[] = []
  page.on("console", (message) => {
    if ((message.type() === "error" || message.type() === "warning") && !isLatePreload(message.text()))
      heard.push(`${message.text()} at ${message.location().url}`)
  })
  page.on("pageerror", (error) => heard.push(String(error)))
  const complaints = () => {
    const all = heard
    heard = []
    return all
  }
  const open = async (path: string) => {
    await page.goto(`${shop}${path}`, { waitUntil: "domcontentloaded" })
    await isAlive(page)
  }
  try {
    await visit({ page, open, complaints })
    expect(complaints()).toEqual([])
  } finally {
    await context.close()
  }
}

/** Expects no errors but those that `known` matches: browsers log each refusal as one. */
export const expectOnly = (complaints: ReadonlyArray<string>, known: RegExp): void =>
  expect(complaints.filter((complaint) => !known.test(complaint))).toEqual([])

/** Text of the focused element; of the whole page where nothing has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

type SentMessage = { readonly id: number; readonly code: string | null; readonly text: string; readonly html: boolean }

/** Messages that the sandbox of a shop sent to an e-mail or phone, the last one first. */
export const messagesTo = async (login: string, shop: string = inject("shop")): Promise<ReadonlyArray<SentMessage>> => {
  const response = await fetch(`${shop}/sandbox/messages?to=${encodeURIComponent(login)}`)
  return (await response.json()) as ReadonlyArray<SentMessage>
}

/** The last code that the sandbox of a shop sent to an e-mail or phone. */
export const codeSentTo = async (login: string, shop?: string): Promise<string> => {
  const code = (await messagesTo(login, shop)).find((message) => message.code !== null)?.code
  if (code === undefined || code === null) throw new Error(`no code was sent to ${login}`)
  return code
}

/** Answers a payment at the payment desk of a shop's sandbox. */
export const bank = async (order: string, answer: "pay" | "fail", shop: string = inject("shop")): Promise<void> => {
  const response = await fetch(`${shop}/sandbox/payments/${order}/${answer}`, { method: "POST" })
  if (!response.ok) throw new Error(`the bank's desk answered ${response.status}`)
}

/** The courier of the sandbox takes a paid order and delivers it. */
export const deliver = async (order: string): Promise<void> => {
  for (const state of ["ready", "shipped", "delivered"]) {
    const response = await fetch(shopAt(`/sandbox/shipments/${order}/${state}`), { method: "POST" })
    if (!response.ok) throw new Error(`the courier's desk answered ${response.status}`)
  }
}
