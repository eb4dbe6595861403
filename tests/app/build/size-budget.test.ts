import { randomBytes } from "node:crypto"
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { fitAll, sizeTable } from "#app/build/first-views.ts"
import { verdictsOf, weigh, weighScripts } from "#app/build/size-budget.ts"

const folder = mkdtempSync(path.join(tmpdir(), "delguur-sizes-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

mkdirSync(path.join(folder, "assets"))
const file = (name: string, content: string | Uint8Array) => writeFileSync(path.join(folder, "assets", name), content)
file("entry.js", "let a=1;".repeat(1000))
file("page.js", randomBytes(5000))
file("later.js", randomBytes(9000))
file("a.css", ".a{color:red}".repeat(100))
file("font.woff2", randomBytes(3000))

const html = `<link rel="modulepreload" href="/assets/page.js"><link rel="modulepreload" href="/assets/entry.js">
<style>@font-face{src:url("/assets/font.woff2")}</style><link rel="stylesheet" href="/assets/a.css" disabled>
<script type="module" src="/assets/entry.js"></script>`

describe("sizes of a page", () => {
  it("count each named script once, compressed", async () => {
    const { scripts } = await weigh(html, folder)
    expect(scripts).toBeGreaterThan(4000)
    expect(scripts).toBeLessThan(6000)
  })

  it("sum the scripts at given paths", async () => {
    const [entry, later] = await Promise.all([
      weighScripts(new Set(["/assets/entry.js"]), folder),
      weighScripts(new Set(["/assets/later.js"]), folder),
    ])
    expect(await weighScripts(new Set(["/assets/entry.js", "/assets/later.js"]), folder)).toBe(entry + later)
    expect(later).toBeGreaterThanOrEqual(9000)
  })

  it("count inlined styles, not deferred ones", async () => {
    expect((await weigh(html, folder)).styles).toBeLessThan(100)
    expect((await weigh(html.replace(" disabled", ""), folder)).styles).toBeGreaterThan((await weigh(html, folder)).styles)
  })

  it("count the fonts in its styles", async () => {
    expect((await weigh(html, folder)).fonts).toBe(3000)
  })

  it("are judged by the budget", () => {
    expect(verdictsOf({ scripts: 75_000, styles: 20_001, fonts: 0 })).toEqual([
      { kind: "scripts", bytes: 75_000, allowed: 75_000, fits: true },
      { kind: "styles", bytes: 20_001, allowed: 20_000, fits: false },
      { kind: "fonts", bytes: 0, allowed: 45_000, fits: true },
    ])
  })
})

describe("size check of the build", () => {
  const verdicts = verdictsOf({ scripts: 75_001, styles: 1, fonts: 0 })

  it("refuses a first view over its budget and names it", () => {
    expect(fitAll([{ route: "home", verdicts }])).toBe(false)
    expect(sizeTable([{ route: "home", verdicts }])).toMatch(/^home +scripts 75001 of 75000 over +styles 1 of 20000/)
  })
})
