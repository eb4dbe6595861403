/** Journeys over the layout of a page: rendered screen by screen, kept mounted when left, and without visible jumps. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { fontCachedKey } from "#adapters/persistence/storage-keys.ts"
import { desktop, expectOnly, isAlive, keepAsleep, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { use, visible } from "../support/steps.ts"

withBrowser()

const shownTiles = "main article:visible"
const screens = [
  { name: "a phone", device: phone },
  { name: "a desktop", device: desktop },
]

describe("page with many pictures", () => {
  const pages = [
    { path: "/", categories: "Ангиллаар үзэх" },
    { path: "/products", categories: "Дэд ангилал" },
  ]
  const visits = screens.flatMap((screen) => pages.map((page) => ({ ...screen, ...page })))

  it.each(visits)(
    "fetches category pictures on $name after the first paint, and each picture once: $path",
    ({ device, path, categories }) =>
      shopping(device, async ({ page, open }) => {
        await open(path)
        const all = page.getByRole("navigation", { name: categories }).locator("img")
        const small = all.first()
        await expect.poll(() => small.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)).toBe(true)
        const { seen, fetched } = await page.evaluate(() => ({
          seen: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
          fetched: performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })),
        }))
        const pictures = fetched.filter(({ name }) => name.includes("/pictures/"))
        expect(pictures[0]!.name).toContain("/pictures/nooluuran-urt-palito.")
        const ofCategories = await all.evaluateAll((found) => found.map((picture) => (picture as HTMLImageElement).currentSrc))
        const ofGoods = await page
          .locator("main li:not(nav li) img, main article img")
          .evaluateAll((found) => found.map((picture) => (picture as HTMLImageElement).currentSrc))
        const early = pictures.filter(({ name, startTime }) => ofCategories.includes(name) && !ofGoods.includes(name) && startTime < seen)
        expect(early).toEqual([])
        expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
      }),
  )
})

describe("page without scripts", () => {
  it("shows whom to call, and nothing as loading", () =>
    shopping({ ...phone, javaScriptEnabled: false }, async ({ page }) => {
      for (const path of ["/cart", "/login", "/en/products", "/account/orders", "/checkout/address"]) {
        await page.goto(shopAt(path))
        expect([path, await page.locator("[aria-busy=true]").locator("visible=true").count()]).toEqual([path, 0])
        expect(
          await page
            .locator("noscript")
            .getByText(/JavaScript.*7000 1100/u)
            .isVisible(),
        ).toBe(true)
      }
    }))
})

describe("row wider than a desktop", () => {
  it("fetches visible pictures first, and the rest when a pointer approaches", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/")
      const row = page.getByRole("region", { name: "Шинээр ирсэн" })
      const pictures = row.locator("article img")
      const loadable = () => pictures.evaluateAll((all) => all.filter((picture) => picture.checkVisibility()).length)
      await row.scrollIntoViewIfNeeded()
      expect(await loadable()).toBe(5)
      await row.getByRole("heading", { name: "Шинээр ирсэн" }).hover()
      expect(await loadable()).toBe(12)
      await expect.poll(() => pictures.nth(5).evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
    }))

  it("fetches the rest on scrolling for a pointer that was there before hydration", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/")
      const row = page.getByRole("region", { name: "Шинээр ирсэн" })
      const loadable = () => row.locator("article img").evaluateAll((all) => all.filter((picture) => picture.checkVisibility()).length)
      await row.getByRole("group", { name: "Шинээр ирсэн" }).evaluate((goods) => goods.scrollBy({ left: 300 }))
      await expect.poll(loadable).toBe(12)
    }))
})

describe("page of many products", () => {
  it.each(screens)("is complete on $name after the paint of its first screen", ({ device }) =>
    shopping(device, async ({ page, open }) => {
      await open("/products")
      expect(await page.locator(shownTiles).count()).toBe(40)
      expect(await page.locator("footer").isVisible()).toBe(true)
    }),
  )

  it("leaves hidden sections of a phone unrendered at rest, with their space reserved", () =>
    shopping(phone, async ({ page, open }) => {
      const renderedTiles = () =>
        page
          .locator("main article")
          .evaluateAll((all) => all.filter((tile) => tile.checkVisibility({ contentVisibilityAuto: true })).length)
      await page.goto(shopAt("/products"), { waitUntil: "commit" })
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await page.locator("footer").waitFor()
      const reserved = await height()
      await open("/products")
      await expect.poll(renderedTiles).toBeLessThan(40)
      expect(Math.abs((await height()) - reserved)).toBeLessThan(40)
      await page.locator("main article").last().scrollIntoViewIfNeeded()
      await expect
        .poll(() =>
          page
            .locator("main article")
            .last()
            .evaluate((tile) => tile.checkVisibility({ contentVisibilityAuto: true })),
        )
        .toBe(true)
    }))

  it("lays out a phone's footer once it comes near", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/")
      const link = page.getByRole("contentinfo").locator("a").last()
      const isLaidOut = () => link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      expect(await isLaidOut()).toBe(false)
      await link.scrollIntoViewIfNeeded()
      await expect.poll(isLaidOut).toBe(true)
    }))

  it("is complete without scripts", () =>
    shopping({ ...desktop, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(shopAt("/products"))
      expect(await page.locator(shownTiles).count()).toBe(40)
      expect(await page.locator("footer").isVisible()).toBe(true)
    }))

  it("sends products before filters, and has filters before products in reading order", () =>
    shopping(desktop, async ({ page, open }) => {
      const sent = await (await fetch(shopAt("/products"))).text()
      expect(sent.indexOf("<article")).toBeLessThan(sent.indexOf('name="brand"'))
      await open("/products")
      const filters = page.getByRole("complementary", { name: "Шүүлтүүр" })
      const position = await filters.evaluate((aside) => aside.compareDocumentPosition(document.querySelector("main article")!))
      expect(position).toBe(await page.evaluate(() => Node.DOCUMENT_POSITION_FOLLOWING))
      await filters.getByLabel("Цэлмэн").check()
      await page.waitForURL(/brand=/u)
    }))

  it("reserves the space of category pictures until it is hydrated", () =>
    shopping(phone, async ({ page }) => {
      const wake = await keepAsleep(page)
      await page.goto(shopAt("/t/women"), { waitUntil: "commit" })
      const chips = page.getByRole("navigation", { name: "Дэд ангилал" }).getByRole("listitem")
      await page.locator("footer").waitFor()
      // A font that arrives in between would move the tiles too.
      await page.evaluate(async () => void (await document.fonts.ready))
      const positions = () =>
        page
          .locator("main li a, main article")
          .evaluateAll((all) => all.slice(0, 12).map((one) => JSON.stringify(one.getBoundingClientRect())))
      const before = await positions()
      wake()
      await expect.poll(() => chips.locator("img").count()).toBe(await chips.count())
      expect(await positions()).toEqual(before)
    }))

  it("keeps the reading position after a reload", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/products")
      await page.evaluate(() => scrollTo(0, 3000))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
      await page.reload()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
    }))
})

describe("product page left for another page", () => {
  it("keeps its bar at the foot of a phone for another product, then removes it and shows the shop's bar again", () =>
    shopping(phone, async ({ page, open }) => {
      const shopsBar = page.getByRole("navigation", { name: "Үндсэн цэс" })
      await open("/products/nooluuran-urt-palito")
      expect(await shopsBar.isVisible()).toBe(false)
      const first = page.url()
      const other = page.locator("main article h2 a, main article h3 a").first()
      await other.scrollIntoViewIfNeeded()
      // Its bar comes in the same step as its page where all was fetched before.
      await other.dispatchEvent("pointerdown", { pointerType: "touch" })
      await page.waitForLoadState("networkidle")
      await other.click()
      await page.waitForURL((url) => url.href !== first && url.pathname.startsWith("/products/"))
      await visible(page.getByRole("region", { name: "Худалдан авах товч" })).waitFor()
      await expect.poll(() => page.locator("main > :not([data-behind]) h1").count()).toBe(1)
      expect(await shopsBar.isVisible()).toBe(false)
      await page.goBack()
      await page.waitForURL(first)
      expect(await shopsBar.isVisible()).toBe(false)
      await page.getByRole("navigation", { name: "Зам" }).getByRole("link", { name: "Эмэгтэй", exact: true }).click()
      await page.getByRole("heading", { level: 1, name: "Эмэгтэй" }).waitFor()
      await shopsBar.waitFor()
      expect(await page.getByRole("region", { name: "Худалдан авах товч" }).count()).toBe(0)
    }))
})

/** Records layout shifts from now on that exceed `minimum` of the viewport times the distance. */
const recordShifts = async (page: Page, minimum = 0) => {
  await page.addInitScript((minimum) => {
    type LayoutShiftSource = { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }
    type Shift = PerformanceEntry & { readonly value: number; readonly sources: ReadonlyArray<LayoutShiftSource> }
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    const note = ({ startTime, value, sources }: Shift) => {
      const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ")
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent ?? "what is gone")
        return `${name} (${at(previousRect)} → ${at(currentRect)})`
      })
      if (value > minimum) shifts.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${what.join(", ")}`)
    }
    new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(note)).observe({ type: "layout-shift", buffered: true })
  }, minimum)
  return () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)
}

describe("page on a slow connection of a phone", () => {
  it.each(["/", "/products", "/products/khulduusun-buuz-1-kg"])("does not shift after its first paint on: %s", (path) =>
    shopping(phone, async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send("Network.enable")
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 150,
        downloadThroughput: 100_000,
        uploadThroughput: 50_000,
      })
      const shifts = await recordShifts(page)
      await page.goto(shopAt(path), { waitUntil: "networkidle" })
      await isAlive(page)
      expect(await shifts()).toEqual([])
    }),
  )
})

describe("typeface on a phone", () => {
  it("is late on the first page, whichever it is, and used on every page once it is cached", () =>
    shopping(phone, async ({ page, open }) => {
      const inTypeface = () =>
        page.evaluate(
          () =>
            getComputedStyle(document.body).fontFamily.startsWith("Geologica,") &&
            [...document.fonts].some(({ family, status }) => family === "Geologica" && status === "loaded"),
        )
      const isNoted = () => page.evaluate((key) => localStorage.getItem(key) !== null, fontCachedKey)
      for (const path of ["/", "/products"]) {
        await open(path)
        expect(await inTypeface()).toBe(false)
      }
      await use(page)
      await expect.poll(isNoted).toBe(true)
      await open("/")
      await expect.poll(inTypeface).toBe(true)
    }))
})

describe("page on a slow device", () => {
  const visits = [
    { name: "a phone", device: phone, paths: ["/", "/t/women", "/stores", "/cart"] },
    { name: "a desktop", device: desktop, paths: ["/products", "/products/khulduusun-buuz-1-kg", "/cart"] },
  ].flatMap(({ paths, ...screen }) => paths.map((path) => ({ ...screen, path })))

  it.each(visits)("does not shift on $name, at the first and second visit: $path", ({ device, path }) =>
    shopping(device, async ({ page, complaints }) => {
      // A late font may break lines elsewhere; this test covers everything else.
      await page.route("**/*.woff2", (route) => route.abort())
      const session = await page.context().newCDPSession(page)
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
      // A row of tiles that is painted before it is completely parsed may still change its height.
      const shifts = await recordShifts(page, 0.01)
      for (const visit of ["first visit", "second visit"]) {
        await page.goto(shopAt(path), { waitUntil: "networkidle" })
        await isAlive(page)
        expect(await shifts(), visit).toEqual([])
      }
      expectOnly(complaints(), /ERR_FAILED/)
    }),
  )
})
