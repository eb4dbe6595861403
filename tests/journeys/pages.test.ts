/** Every page in both languages, both themes, on phones and desktops: without a complaint, accessible, and no wider than the screen. */
import { createRequire } from "node:module"
import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { keptKey } from "#adapters/kept/kept-key.ts"
import { desktop, isAlive, phone, shopAt, shopping, withBrowser } from "./shopper.ts"

withBrowser()

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

type Finding = { readonly id: string; readonly nodes: ReadonlyArray<{ readonly html: string; readonly failureSummary?: string }> }

const pages = ["/", "/products", "/t/women", "/search?q=гутал", "/products/nooluuran-urt-palito", "/lease", "/lease?price=1090000", "/cart", "/login"]
const looks = [
  { locale: "mn", device: phone, themes: ["light", "dark"], name: "on a phone in Mongolian" },
  { locale: "en", device: desktop, themes: ["light", "dark"], name: "on a desktop in English" },
  { locale: "en", device: phone, themes: ["dark", "light"], name: "on a phone in English" },
  { locale: "mn", device: desktop, themes: ["dark", "light"], name: "on a desktop in Mongolian" },
] as const

/** Until no colour is on its way from one to another. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })

/** What axe, which is in the page, finds there, each finding in a line. */
const found = async (page: Page): Promise<ReadonlyArray<string>> => {
  const findings = await page.evaluate(
    async () => (await (globalThis as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }).axe.run()).violations,
  )
  return findings.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)
}

/** What stands on the device of a visitor who chose a theme: where, and what. */
const keptWith = (theme: string) => [keptKey, JSON.stringify({ version: 2, theme })] as const

/** Chooses a theme in another tab of the same visitor. */
const chooseElsewhere = async (page: Page, theme: string): Promise<void> => {
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(shopAt("/robots.txt"))
  await elsewhere.evaluate(([key, kept]) => localStorage.setItem(key, kept), keptWith(theme))
  await elsewhere.close()
}

describe.each(looks)("seen $name, in the light and in the dark", ({ locale, device, themes: [first, second] }) => {
  it.each(pages)("%s has nothing that a person or a reader would stumble over", (path) =>
    shopping(device, async ({ page }) => {
      const theme = () => page.evaluate(() => document.documentElement.dataset["theme"] ?? "light")
      await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), keptWith(first))
      await page.goto(shopAt(locale === "en" ? `/en${path === "/" ? "" : path}` : path))
      await isAlive(page)
      await page.waitForLoadState("networkidle")
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
      expect(await theme()).toBe(first)
      // A tool of the test, so it may step around the page's own policy.
      await page.evaluate(`${axe}; undefined`)
      expect(await found(page), first).toEqual([])
      await chooseElsewhere(page, second)
      await expect.poll(theme).toBe(second)
      await settled(page)
      expect(await found(page), second).toEqual([])
    }),
  )
})
