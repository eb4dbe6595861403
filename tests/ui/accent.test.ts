import { readFileSync } from "node:fs"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { accentColours, accentStyles } from "#domain/rules/shell/accent.ts"
import { contrast } from "#domain/rules/shell/contrast.ts"
import { oklchOf, displayed } from "#domain/rules/shell/oklch.ts"

const css = readFileSync(new URL("../../ui/theme/tokens.css", import.meta.url), "utf8")
const [light = "", dark = ""] = css.split('[data-theme="dark"]')
const grounds = ["felt", "paper", "wool", "tile"]
const groundsIn = (theme: string) =>
  grounds.map((name) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(theme)?.[1] ?? expect.fail(`no ground --${name}`))

const themes = { light: groundsIn(light), dark: groundsIn(dark) }
const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`)

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#767676", "#ffffff", 4.54],
    ["#ffffff", "#0000ff", 8.59],
  ])("between %s and %s is %d", (one, other, figure) => {
    expect(contrast(one, other)).toBeCloseTo(figure, 2)
  })
})

describe("OKLCH colour", () => {
  it("converts back to the same colour", () => {
    fc.assert(fc.property(hex, (colour) => displayed(oklchOf(colour)) === colour))
  })

  it("loses chroma where it cannot be displayed", () => {
    expect(displayed({ lightness: 0.5, chroma: 0.4, hue: 0 })).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe("accent of a site", () => {
  it.each(["light", "dark"] as const)("is readable on every background of the %s theme, for any accent", (theme) => {
    fc.assert(
      fc.property(hex, (accent) => {
        const { sky, tint } = accentColours(accent)[theme]
        for (const ground of [...themes[theme], tint]) expect(contrast(sky, ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it.each(["light", "dark"] as const)("has readable text on it in the %s theme, pressed or not", (theme) => {
    fc.assert(
      fc.property(hex, (accent) => {
        const { sky, deep, on } = accentColours(accent)[theme]
        expect(contrast(on, sky)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(on, deep)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it("stays unchanged where it is readable", () => {
    expect(accentColours("#1b4dd8").light.sky).toBe("#1b4dd8")
  })

  it("keeps its hue when darkened", () => {
    const { hue } = oklchOf(accentColours("#ff7a00").light.sky)
    expect(hue).toBeCloseTo(oklchOf("#ff7a00").hue, 1)
  })

  it("overrides the tokens of both themes", () => {
    const styles = accentStyles("#7a1fa2")
    expect(styles).toContain("html:root{--sky:#7a1fa2;")
    expect(styles).toContain('[data-theme="dark"]{--sky:')
  })

  it("has no styles without an accent", () => {
    expect(accentStyles(null)).toBe("")
  })
})
