/** Interactions on a new device (empty storage), by real presses. */
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core"
import { contextFor, referencePaint, slowDown } from "./page-views.ts"
import { quantile, ratioOf, type Row } from "./row.ts"

const runs = 7

/**
 * Figures and their bars: maximum of the median ratio to the largest paint of the reference page in the same round, or the
 * milliseconds that are enough
 * (`docs/measurements/speed.md`). `painted`: longest event up to its paint; `shown`/`back`: time until the page shows its result.
 */
const bars = {
  menu: { name: "menu: painted", desktop: { bar: 0.5, enough: 100 }, mobile: { bar: 0.21, enough: 100 } },
  field: { name: "search field: painted", desktop: { bar: 0.5, enough: 100 }, mobile: { bar: 0.21, enough: 100 } },
  key: { name: "key in the search field: painted", desktop: { bar: 0.5, enough: 100 }, mobile: { bar: 0.21, enough: 100 } },
  suggestions: { name: "suggestions: shown after the last key", desktop: { bar: 2, enough: 400 }, mobile: { bar: 1.7, enough: 800 } },
  option: { name: "option of a product: painted", desktop: { bar: 0.5, enough: 100 }, mobile: { bar: 0.21, enough: 100 } },
  added: { name: "add to cart: painted", desktop: { bar: 0.4, enough: 100 }, mobile: { bar: 0.15, enough: 100 } },
  tile: { name: "product in a list: painted", desktop: { bar: 0.5, enough: 100 }, mobile: { bar: 0.21, enough: 100 } },
  product: { name: "product in a list: its title shown", desktop: { bar: 1.3, enough: 200 }, mobile: { bar: 2.2 } },
  next: { name: "another product of the list: its title shown", desktop: { bar: 1.3, enough: 200 }, mobile: { bar: 0.7 } },
  back: { name: "back to the position in the list", desktop: { bar: 0.8, enough: 200 }, mobile: { bar: 0.3 } },
} as const

type Figure = keyof typeof bars
type Device = { readonly name: "desktop" | "mobile"; readonly options: BrowserContextOptions }

const devices: ReadonlyArray<Device> = [
  { name: "desktop", options: { viewport: { width: 1350, height: 940 } } },
  { name: "mobile", options: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } },
]

type Press = { readonly start: number; readonly duration: number }
type Watched = typeof globalThis & { presses: Press[] }

/** Keeps each event of a press or a key with its duration up to the next paint; runs in the page before anything else. */
const watchPresses = () => {
  const presses: Press[] = []
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = { type: "event", durationThreshold: 16, buffered: true }
  Object.assign(globalThis, { presses })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) presses.push({ start: entry.startTime, duration: entry.duration })
  }).observe(options)
}

/** Milliseconds waited before a press, and after it for its events. */
const lookTime = 2500
/** Shortest event that a browser reports. */
const shortest = 16

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now())

const pressesSince = (page: Page, since: number): Promise<ReadonlyArray<Press>> =>
  page.evaluate((since) => (globalThis as Watched).presses.filter(({ start }) => start >= since), since)

/** Longest event of what `act` does, up to its paint. */
const paintOf = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const since = await now(page)
  await act()
  await page.waitForTimeout(lookTime)
  return Math.max(shortest, ...(await pressesSince(page, since)).map(({ duration }) => duration))
}

/** Element that is awaited; `text` is all that it says. */
type Target = { readonly selector: string; readonly text?: string }

/** Time from the last press or key of `act` until an element is painted. Throws after ten seconds. */
const shownAfter = async (page: Page, act: () => Promise<unknown>, target: Target): Promise<number> => {
  const shown = page.evaluate(
    ({ selector, text }) =>
      new Promise<number>((resolve, reject) => {
        let pressed = Number.POSITIVE_INFINITY
        const note = ({ timeStamp }: Event) => (pressed = timeStamp)
        for (const type of ["pointerdown", "keydown"]) addEventListener(type, note, { capture: true })
        const isShown = (element: Element) => element.checkVisibility() && (text === undefined || element.textContent.trim() === text)
        const until = performance.now() + 10_000
        const look = (time: number) => {
          if (time > until) reject(new Error(`not shown: ${selector} ${text ?? ""}`))
          else if (time > pressed && [...document.querySelectorAll(selector)].some(isShown))
            requestAnimationFrame((painted) => resolve(painted - pressed))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    target,
  )
  const [time] = await Promise.all([shown, act()])
  return time
}

/** Goes back in the browser; milliseconds until the list stands at `position` again. Throws after ten seconds. */
const backTo = (page: Page, position: number): Promise<number> =>
  page.evaluate(
    (position) =>
      new Promise<number>((resolve, reject) => {
        const started = performance.now()
        const look = () => {
          const isBack = document.querySelector("main article a[href*='/products/']") !== null && Math.abs(scrollY - position) < 4
          if (isBack) requestAnimationFrame(() => resolve(performance.now() - started))
          else if (performance.now() - started > 10_000) reject(new Error(`at ${scrollY} and not ${position}`))
          else requestAnimationFrame(look)
        }
        history.back()
        look()
      }),
    position,
  )

export type MeasuredShop = {
  readonly url: string
  /** Path of a product with options. */
  readonly clothes: string
}

type Visit = { readonly page: Page; readonly press: (target: Locator) => Promise<unknown>; readonly open: (path: string) => Promise<void> }

/** Runs `use` on a device that has stored nothing. */
const onNewDevice = async <Result>(
  browser: Browser,
  device: Device,
  url: string,
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> => {
  const context = await contextFor(browser, device.options)
  const page = await context.newPage()
  await page.addInitScript(watchPresses)
  if (device.name === "mobile") await slowDown(page)
  const press = async (target: Locator) => {
    const box = await target.boundingBox()
    if (box === null) throw new Error(`not shown: ${String(target)}`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await (device.name === "mobile" ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  }
  const open = async (path: string) => {
    await page.goto(`${url}${path}`, { waitUntil: "load" })
    await page.waitForFunction(() => "alive" in document.documentElement.dataset)
    await page.waitForTimeout(lookTime)
  }
  try {
    return await use({ page, press, open })
  } finally {
    await context.close()
  }
}

const menuOf = ({ name }: Device, page: Page): Locator =>
  page
    .getByRole(name === "mobile" ? "navigation" : "banner")
    .getByRole("button", { name: "Ангилал", exact: true })
    .locator("visible=true")
    .last()

/** One round of all figures. */
const round = async (browser: Browser, device: Device, { url, clothes }: MeasuredShop): Promise<Record<Figure, number>> => {
  const menu = await onNewDevice(browser, device, url, async ({ page, press, open }) => {
    await open("/")
    return paintOf(page, () => press(menuOf(device, page)))
  })
  const search = await onNewDevice(browser, device, url, async ({ page, press, open }) => {
    await open("/")
    const field = await paintOf(page, () => press(page.getByRole("combobox").locator("visible=true").first()))
    const key = await paintOf(page, () => page.keyboard.press("g"))
    return { field, key }
  })
  const suggestions = await onNewDevice(browser, device, url, async ({ page, press, open }) => {
    await open("/")
    await press(page.getByRole("combobox").locator("visible=true").first())
    return shownAfter(page, () => page.keyboard.type("gutal"), { selector: "[role=option]" })
  })
  const product = await onNewDevice(browser, device, url, async ({ page, press, open }) => {
    await open(clothes)
    const option = await paintOf(page, () =>
      press(
        page
          .locator("main [role=radio]:not([aria-checked=true]), main label:has(input[type=radio]:not(:checked):enabled)")
          .locator("visible=true")
          .first(),
      ),
    )
    const added = await paintOf(page, () =>
      press(page.getByRole("button", { name: "Сагсанд нэмэх", exact: true }).locator("visible=true").first()),
    )
    return { option, added }
  })
  const list = await onNewDevice(browser, device, url, async ({ page, press, open }) => {
    await open("/products")
    const link = page.locator("main article h2 a").nth(6)
    await link.evaluate((element) => element.scrollIntoView({ block: "center" }))
    await page.waitForTimeout(lookTime)
    const [position, title, since] = [await page.evaluate(() => scrollY), await link.innerText(), await now(page)]
    const shown = await shownAfter(page, () => press(link), { selector: "main h1", text: title })
    await page.waitForTimeout(lookTime)
    const tile = Math.max(shortest, ...(await pressesSince(page, since)).map(({ duration }) => duration))
    const back = await backTo(page, position)
    await page.waitForTimeout(lookTime)
    const other = page.locator("main article h2 a").nth(7)
    const next = await shownAfter(page, () => press(other), { selector: "main h1", text: await other.innerText() })
    return { tile, product: shown, back, next }
  })
  return { menu, ...search, suggestions, ...product, ...list }
}

/** Rows of interactions, medians of seven rounds; the reference page is visited before each. */
export const interactions = async (browser: Browser, reference: string, shop: MeasuredShop): Promise<ReadonlyArray<Row>> => {
  const rows: Row[] = []
  for (const device of devices) {
    const references: number[] = []
    const rounds: Array<Record<Figure, number>> = []
    for (let count = 0; count < runs; count += 1) {
      references.push(await referencePaint(browser, device.options, device.name === "mobile", reference))
      rounds.push(await round(browser, device, shop))
    }
    for (const figure of Object.keys(bars) as ReadonlyArray<Figure>) {
      const times = rounds.map((round) => round[figure])
      const { name, [device.name]: bar } = bars[figure]
      rows.push({ name: `${device.name}, ${name}`, measured: quantile(times), ratio: ratioOf(times, references), ...bar, unit: "ms" })
    }
  }
  return rows
}
