/** Every page in both languages, both themes, on phones and desktops: without a complaint, accessible, and no wider than the screen. */
import { createRequire } from "node:module"
import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { desktop, isAlive, phone, shopAt, shopping, withBrowser } from "./shopper.ts"

withBrowser()

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

type Finding = { readonly id: string; readonly nodes: ReadonlyArray<{ readonly html: string; readonly failureSummary?: string }> }

const pages = ["/", "/products", "/t/women", "/search?q=гутал", "/products/nooluuran-urt-palito", "/lease", "/lease?price=1090000", "/cart", "/login"]
const looks = [
  { locale: "mn", device: phone, name: "on a phone in Mongolian" },
  { locale: "en", device: desktop, name: "on a desktop in English" },
  { locale: "en", device: phone, name: "on a phone in English" },
  { locale: "mn", device: desktop, name: "on a desktop in Mongolian" },
]

/** What axe finds in the page, each finding in a line. */
const found = async (page: Page): Promise<ReadonlyArray<string>> => {
  // A tool of the test, so it may step around the page's own policy.
  await page.evaluate(`${axe}; undefined`)
  const findings = await page.evaluate(
    async () => (await (globalThis as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }).axe.run()).violations,
  )
  return findings.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)
}

describe.each(looks)("seen $name, in the light and in the dark", ({ locale, device }) => {
  it.each(pages)("%s has nothing that a person or a reader would stumble over", (path) =>
    shopping(device, async ({ page }) => {
      for (const theme of ["light", "dark"]) {
        await page.addInitScript((kept) => localStorage.setItem("delguur.kept", kept), JSON.stringify({ version: 2, theme }))
        await page.goto(shopAt(locale === "en" ? `/en${path === "/" ? "" : path}` : path))
        await isAlive(page)
        await page.waitForLoadState("networkidle")
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
        expect(await page.evaluate(() => document.documentElement.dataset["theme"] ?? "light")).toBe(theme)
        expect(await found(page), theme).toEqual([])
      }
    }),
  )
})
