/** Time from a tap to its paint: next page, back navigation, add to cart. */
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core"
import { contextFor, referencePaint, slowDown, slowProcessor } from "./page-views.ts"
import { quantile, ratioOf, type Row } from "./row.ts"

const runs = 5

type Bars = { readonly forth: number; readonly back: number; readonly added: number }
type Device = { readonly name: string; readonly options: BrowserContextOptions; readonly slow: boolean; readonly bars: Bars }

/** Bars are ratios to the largest paint of the reference page: docs/measurements/reference-page.md. */
const devices: ReadonlyArray<Device> = [
  { name: "desktop", options: { viewport: { width: 1350, height: 940 } }, slow: false, bars: { forth: 1.3, back: 0.8, added: 0.4 } },
  {
    name: "mobile",
    options: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    slow: true,
    bars: { forth: 0.7, back: 0.3, added: 0.15 },
  },
]

/** Element with this exact text that is awaited, and the scroll position of the page. */
type PaintTarget = { readonly selector: string; readonly text?: string; readonly scrollPosition?: number }

/** Presses, or goes back where `press` is null. Returns the milliseconds until the target is painted; throws after ten seconds. */
const timeToPaint = async (page: Page, press: Locator | null, target: PaintTarget): Promise<number> => {
  const pressed = press === null ? null : await press.elementHandle()
  return page.evaluate(
    ([button, { selector, text, scrollPosition }]) =>
      new Promise<number>((resolve, reject) => {
        const started = performance.now()
        const isSeen = () =>
          [...document.querySelectorAll(selector)].some(({ textContent }) => text === undefined || textContent === text) &&
          (scrollPosition === undefined || Math.abs(window.scrollY - scrollPosition) < 4)
        const look = () => {
          if (isSeen()) requestAnimationFrame(() => resolve(performance.now() - started))
          else if (performance.now() - started > 10_000)
            reject(new Error(`not seen: ${selector} ${text ?? ""} at ${String(window.scrollY)} for ${String(scrollPosition)}`))
          else requestAnimationFrame(look)
        }
        if (button === null) history.back()
        else (button as HTMLElement).click()
        look()
      }),
    [pressed, target] as const,
  )
}

/** Waits until the machines run and the page is idle, since shoppers look before they press. Throws after ten seconds. */
const whenIdle = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => "alive" in document.documentElement.dataset)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const started = performance.now()
        let idlePeriods = 0
        const check = (deadline: IdleDeadline) => {
          idlePeriods = deadline.timeRemaining() > 40 ? idlePeriods + 1 : 0
          if (idlePeriods === 3) resolve()
          else if (performance.now() - started > 10_000) reject(new Error("the page did not become idle"))
          else requestIdleCallback(check)
        }
        requestIdleCallback(check)
      }),
  )
}

/** From a listing to the title of a product and back. A pointer hovers before it presses, a finger taps at once. */
const toProduct = async (page: Page, url: string, device: Device): Promise<{ forth: number; back: number }> => {
  await page.goto(`${url}/products`, { waitUntil: "networkidle" })
  const link = page.locator("main article h2 a").nth(6)
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }))
  await whenIdle(page)
  const scrollPosition = await page.evaluate(() => scrollY)
  if (device.slow) await link.dispatchEvent("touchstart")
  else {
    await Promise.all([page.waitForResponse((answer) => answer.url().includes("/reviews")), link.hover()])
    await whenIdle(page)
  }
  const forth = await timeToPaint(page, link, { selector: "main h1", text: await link.innerText() })
  await whenIdle(page)
  const back = await timeToPaint(page, null, { selector: "main article a[href*='/products/']", scrollPosition })
  return { forth, back }
}

/** Response to a request of this kind. */
const answered = (page: Page, method: "POST" | "PUT", part: string) =>
  page.waitForResponse((answer) => answer.request().method() === method && answer.url().includes(part))

/** From the tap until the button shows that it is busy. */
const addToCart = async (page: Page, url: string, slug: string): Promise<number> => {
  await page.goto(`${url}/products/${slug}`, { waitUntil: "networkidle" })
  await whenIdle(page)
  const button = page.locator("main").getByRole("button", { name: "Сагсанд нэмэх", exact: true }).locator("visible=true").first()
  // Another visit would abort the request and leave the cart empty.
  const [painted] = await Promise.all([
    timeToPaint(page, button, { selector: "main button[aria-busy=true]" }),
    answered(page, "POST", "/orders/populate"),
  ])
  return painted
}

/** Number of requests that change a line of the cart after ten quick presses of "+". */
const requestsOfQuickClicks = async (page: Page, url: string): Promise<number> => {
  await page.goto(`${url}/cart`, { waitUntil: "networkidle" })
  await whenIdle(page)
  let changes = 0
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/line_items/")) changes += 1
  })
  const more = page.getByRole("button", { name: "Нэгээр нэмэх" }).first()
  const press = async () => {
    for (let times = 0; times < 10; times += 1) await more.click({ noWaitAfter: true })
  }
  await Promise.all([answered(page, "PUT", "/line_items/"), press()])
  // Another change may follow while the cart waits for a response.
  await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null)
  return changes
}

/** Rows of interactions. `slug` is a product that needs no choice; the reference page is visited before each round. */
export const interactions = async (browser: Browser, reference: string, url: string, slug: string): Promise<ReadonlyArray<Row>> => {
  const rows: Row[] = []
  for (const device of devices) {
    const context = await contextFor(browser, device.options)
    const page = await context.newPage()
    const session = device.slow ? await slowDown(page) : null
    const references: number[] = []
    const rounds: Array<Record<keyof Bars, number>> = []
    // The first round fills caches and is not counted.
    for (let round = 0; round <= runs; round += 1) {
      // The browser is never idle while one of its pages is slowed down.
      await page.goto("about:blank")
      if (session !== null) await slowProcessor(session, 1)
      const paint = await referencePaint(browser, device.options, device.slow, reference)
      if (session !== null) await slowProcessor(session)
      const times = { ...(await toProduct(page, url, device)), added: await addToCart(page, url, slug) }
      if (round === 0) continue
      references.push(paint)
      rounds.push(times)
    }
    const row = (name: string, kind: keyof Bars): Row => {
      const times = rounds.map((round) => round[kind])
      return {
        name: `${name}, ${device.name}`,
        measured: quantile(times),
        ratio: ratioOf(times, references),
        bar: device.bars[kind],
        unit: "ms",
      }
    }
    rows.push(
      row("listing to product title", "forth"),
      row("back to the position in the listing", "back"),
      row("add to cart painted", "added"),
    )
    if (!device.slow)
      rows.push({ name: "requests of ten quick clicks on +", measured: await requestsOfQuickClicks(page, url), bar: 2, unit: "" })
    await context.close()
  }
  return rows
}
