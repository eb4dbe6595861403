/** What a tap waits for: the next page, the way back, a thing put into the cart. */
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core"
import { contextFor, slowDown } from "./page-views.ts"
import { quantile, type Row } from "./row.ts"

const runs = 5

type Device = { readonly name: string; readonly options: BrowserContextOptions; readonly slow: boolean; readonly softNavigation: number }

const devices: ReadonlyArray<Device> = [
  { name: "desktop", options: { viewport: { width: 1350, height: 940 } }, slow: false, softNavigation: 60 },
  {
    name: "mobile",
    options: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    slow: true,
    softNavigation: 300,
  },
]

/** What is awaited: an element with just these words, and the page scrolled to a place. */
type PaintTarget = { readonly selector: string; readonly text?: string; readonly scrollPosition?: number }

/** Presses, or goes back when there is nothing to press, and tells how long until the sight is painted. Milliseconds; fails after ten seconds. */
const untilPainted = async (page: Page, press: Locator | null, target: PaintTarget): Promise<number> => {
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
          else if (performance.now() - started > 10_000) reject(new Error(`not seen: ${selector} ${text ?? ""} at ${String(window.scrollY)} for ${String(scrollPosition)}`))
          else requestAnimationFrame(look)
        }
        if (button === null) history.back()
        else (button as HTMLElement).click()
        look()
      }),
    [pressed, target] as const,
  )
}

/** Until the page answers and has nothing left to do: a shopper looks before they press. Fails after ten seconds. */
const idle = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => "alive" in document.documentElement.dataset)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const started = performance.now()
        let calm = 0
        const look = (deadline: IdleDeadline) => {
          calm = deadline.timeRemaining() > 40 ? calm + 1 : 0
          if (calm === 3) resolve()
          else if (performance.now() - started > 10_000) reject(new Error("the page did not come to rest"))
          else requestIdleCallback(look)
        }
        requestIdleCallback(look)
      }),
  )
}

/** From a listing to a product's title, as a shopper does it: a pointer rests on the tile before it is pressed, a finger taps at once. */
const toProduct = async (page: Page, url: string, device: Device): Promise<{ forth: number; back: number }> => {
  await page.goto(`${url}/products`, { waitUntil: "networkidle" })
  const link = page.locator("main article h2 a").nth(6)
  await link.evaluate((found) => found.scrollIntoView({ block: "center" }))
  await idle(page)
  const scrollPosition = await page.evaluate(() => scrollY)
  if (device.slow) await link.dispatchEvent("touchstart")
  else {
    await Promise.all([page.waitForResponse((answer) => answer.url().includes("/reviews")), link.hover()])
    await idle(page)
  }
  const forth = await untilPainted(page, link, { selector: "main h1", text: await link.innerText() })
  await idle(page)
  const back = await untilPainted(page, null, { selector: "main article a[href*='/products/']", scrollPosition })
  return { forth, back }
}

/** Until the shop has answered a call of this kind. */
const answered = (page: Page, method: "POST" | "PUT", part: string) =>
  page.waitForResponse((answer) => answer.request().method() === method && answer.url().includes(part))

/** From the tap to the first sign of it: the button says that it is at work. */
const addToCart = async (page: Page, url: string, slug: string): Promise<number> => {
  await page.goto(`${url}/products/${slug}`, { waitUntil: "networkidle" })
  await idle(page)
  const button = page.locator("main").getByRole("button", { name: "Сагсанд нэмэх", exact: true }).locator("visible=true").first()
  // The next visit may not cut the request off, or the cart stays empty.
  const [painted] = await Promise.all([untilPainted(page, button, { selector: "main button[aria-busy=true]" }), answered(page, "POST", "/orders/populate")])
  return painted
}

/** Ten quick presses of "+" on the first line of the cart: how many requests change the line. */
const quickClicks = async (page: Page, url: string): Promise<number> => {
  await page.goto(`${url}/cart`, { waitUntil: "networkidle" })
  await idle(page)
  let changes = 0
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/line_items/")) changes += 1
  })
  const more = page.getByRole("button", { name: "Тоог нэмэх" }).first()
  const press = async () => {
    for (let times = 0; times < 10; times += 1) await more.click({ noWaitAfter: true })
  }
  await Promise.all([answered(page, "PUT", "/line_items/"), press()])
  // As long as the cart waits for an answer, another change may follow.
  await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null)
  return changes
}

/** The rows of what a tap waits for. `slug` is a product that can be bought without a choice. */
export const interactions = async (browser: Browser, url: string, slug: string): Promise<ReadonlyArray<Row>> => {
  const rows: Row[] = []
  for (const device of devices) {
    const context = await contextFor(browser, device.options)
    const page = await context.newPage()
    if (device.slow) await slowDown(page)
    const there: Array<{ forth: number; back: number }> = []
    const added: number[] = []
    for (let run = 0; run < runs; run += 1) there.push(await toProduct(page, url, device))
    for (let run = 0; run < runs; run += 1) added.push(await addToCart(page, url, slug))
    rows.push(
      { name: `listing to product title, ${device.name}`, measured: quantile(there.map(({ forth }) => forth)), bar: device.softNavigation, unit: "ms" },
      { name: `back to the place in the listing, ${device.name}`, measured: quantile(there.map(({ back }) => back)), bar: 100, unit: "ms" },
      { name: `add to cart painted, ${device.name}`, measured: quantile(added), bar: 50, unit: "ms" },
    )
    if (!device.slow) rows.push({ name: "requests of ten quick clicks on +", measured: await quickClicks(page, url), bar: 2, unit: "" })
    await context.close()
  }
  return rows
}
