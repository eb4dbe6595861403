/** Inspection of every page at three widths, in both themes and languages: console errors, accessibility and overflow. */
import { createRequire } from "node:module"
import { readFileSync } from "node:fs"
import type { BrowserContextOptions, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { persistedStateKey } from "#adapters/persistence/persisted-state-key.ts"
import { bank, codeSentTo, desktop, isAlive, phone, shopAt, shopping, withBrowser } from "./shopper.ts"
import { dumplings, fillAddress, placeBy, putIntoCart } from "./steps.ts"

withBrowser()

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

type Finding = { readonly id: string; readonly nodes: ReadonlyArray<{ readonly html: string; readonly failureSummary?: string }> }

const at = (width: number): BrowserContextOptions => (width < 992 ? { ...phone, viewport: { width, height: 844 } } : { ...desktop, viewport: { width, height: 900 } })
const looks = [
  { locale: "mn", width: 320, themes: ["light", "dark"] },
  { locale: "mn", width: 390, themes: ["dark", "light"] },
  { locale: "mn", width: 1440, themes: ["light", "dark"] },
  { locale: "en", width: 390, themes: ["light", "dark"] },
] as const

/** Waits until no colour is in transition. */
const waitUntilStill = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    // Animations off the screen may be paused.
    const longest = new Promise((resolve) => setTimeout(resolve, 1500))
    await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), longest])
  })

/** Violations that axe finds, one in each line; `rules` limits them. */
const found = async (page: Page, rules: ReadonlyArray<string> = []): Promise<ReadonlyArray<string>> => {
  const findings = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Finding[] }> } }
    return (await axe.run({ resultTypes: ["violations"], ...(rules.length === 0 ? {} : { runOnly: rules }) })).violations
  }, rules)
  return findings.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)
}

/** Storage entry of a visitor who chose a theme: key and value. */
const persistedThemeEntry = (theme: string) => [persistedStateKey, JSON.stringify({ version: 2, theme })] as const

/** Chooses a theme in another tab of the same visitor. */
const chooseElsewhere = async (page: Page, theme: string): Promise<void> => {
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(shopAt("/robots.txt"))
  await elsewhere.evaluate(([key, stored]) => localStorage.setItem(key, stored), persistedThemeEntry(theme))
  await elsewhere.close()
}

/** Shows a theme without persisting it. */
const showTheme = async (page: Page, theme: string): Promise<void> => {
  await page.evaluate((theme) => {
    if (theme === "dark") document.documentElement.dataset["theme"] = theme
    else delete document.documentElement.dataset["theme"]
  }, theme)
  await waitUntilStill(page)
}

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset["theme"] ?? "light")

describe.each(looks)("every page in $locale at $width px", ({ locale, width, themes: [first, second] }) => {
  const address = (path: string) => (locale === "en" ? `/en${path === "/" ? "" : path}` : path)

  /** Faults of the present page: overflow, a wrong language, or what axe finds, in both themes. */
  const faultsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
    await page.waitForLoadState("networkidle")
    const { wide, lang } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth - innerWidth, lang: document.documentElement.lang }))
    // Evaluated as text, since the page's own policy forbids inline scripts.
    await page.evaluate(`if (globalThis.axe === undefined) { ${axe} }; undefined`)
    await waitUntilStill(page)
    const all = await found(page)
    const shown = await themeOf(page)
    // Another theme changes only colours.
    await showTheme(page, shown === "dark" ? "light" : "dark")
    const inOther = await found(page, ["color-contrast", "link-in-text-block"])
    await showTheme(page, shown)
    return [...(wide > 0 ? [`${wide} px wider than the screen`] : []), ...(lang === locale ? [] : [`in ${lang}`]), ...all, ...inOther.map((fault) => `in the other theme: ${fault}`)]
  }

  /** Collects faults by the name of the page. */
  const inspector = (page: Page) => {
    const faults: Record<string, ReadonlyArray<string>> = {}
    const look = async (name: string) => {
      const here = await faultsOf(page)
      if (here.length > 0) faults[name] = here
    }
    const visit = async (path: string) => {
      await page.goto(shopAt(address(path)))
      await isAlive(page)
      await look(path)
      expect(new URL(page.url()).pathname).toBe(new URL(shopAt(address(path))).pathname)
    }
    return { faults, look, visit }
  }

  it("has no fault for a visitor", { timeout: 300_000 }, () =>
    shopping(at(width), async ({ page, complaints }) => {
      await page.addInitScript(([key, stored]) => localStorage.getItem(key) ?? localStorage.setItem(key, stored), persistedThemeEntry(first))
      const { faults, visit, look } = inspector(page)
      for (const path of ["/", "/products", "/t/women", "/search", "/search?q=гутал", "/products/nooluuran-urt-palito", "/lease", "/lease?price=1090000", "/cart"]) await visit(path)
      expect(await themeOf(page)).toBe(first)
      await chooseElsewhere(page, second)
      await expect.poll(() => themeOf(page)).toBe(second)
      complaints()
      await visit("/no/such/page")
      expect(complaints().filter((complaint) => !complaint.includes("404"))).toEqual([])
      await visit("/login")
      await page.locator("#login").fill("demo@example.mn")
      await page.locator("main form button[type=button]").last().click()
      await page.locator("#password").waitFor()
      await look("/login, password")
      expect(faults).toEqual({})
    }),
  )

  it("has no fault for a shopper up to a paid order", { timeout: 300_000 }, () =>
    shopping(at(width), async (shopper) => {
      const { page, open } = shopper
      const { faults, visit, look } = inspector(page)
      await putIntoCart(shopper, dumplings.slug)
      await visit("/cart")
      await open(address("/login?from=/account"))
      const login = `shopper-${crypto.randomUUID().slice(0, 8)}@example.mn`
      await page.locator("#login").fill(login)
      await page.locator("main form button[type=submit]").click()
      await page.locator("#code").waitFor()
      await look("/login, code")
      await page.locator("#code").fill(await codeSentTo(login))
      await page.locator("#firstName").waitFor()
      await look("/login, name")
      await page.locator("#lastName").fill("Дорж")
      await page.locator("#firstName").fill("Бат")
      await page.locator("main form button[type=submit]").click()
      await page.waitForURL(({ pathname }) => pathname.endsWith("/account"))
      await visit("/account")
      await visit("/account/orders")
      await visit("/checkout/address")
      await open("/checkout/address")
      await fillAddress(page)
      await visit("/checkout/payment")
      await open("/checkout/payment")
      const number = await placeBy(page, "QR код")
      await visit(`/account/orders/${number}/pay`)
      await bank(number, "pay")
      await page.locator("[data-state=paid], [data-progress=paid]").first().waitFor()
      await look("paid")
      for (const path of [`/account/orders/${number}`, "/account/orders", "/account"]) await visit(path)
      expect(faults).toEqual({})
    }),
  )
})
