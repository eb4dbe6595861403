import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const folder = new URL("../../ui/", import.meta.url)
const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"))

/** `:has(…)` and the rest of its selector. */
const afterHas = /:has\((?:[^()]|\([^()]*\))*\)\)*(?<rest>[^{},()]*)(?=[{,])/g

/** Compound with `:has()`, and what it looks for. */
const askingOf = (sheet: string) =>
  [...sheet.matchAll(/(?<subject>[^\s>+~,{}()]*):has\((?<wanted>(?:[^()]|\([^()]*\))*)\)/g)].map(({ groups }) => ({
    subject: groups?.["subject"] ?? "",
    wanted: groups?.["wanted"] ?? "",
  }))

/** Last compound of a selector: `a` for `.more > a`. */
const endOf = (selector: string): string =>
  selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1) ?? ""

describe("style sheets", () => {
  // After each insertion Chromium recalculates all elements that match the last part of any rule with `:has()`: `a` would match
  // the two hundred links of a listing.
  it("end every selector with `:has()` in a class", () => {
    const ends = sheets.flatMap((file) =>
      [...readFileSync(new URL(file, folder), "utf8").matchAll(afterHas)].map(({ groups }) => `${file}: ${endOf(groups?.["rest"] ?? "")}`),
    )
    expect(ends.length).toBeGreaterThan(10)
    expect(ends.filter((end) => /: [a-z]/.test(end))).toEqual([])
  })

  // Each change anywhere in the page would compute the styles of all of it again: 50 to 120 ms on a phone.
  it("never ask the page what it contains, nor look for a place among siblings", () => {
    const asking = sheets.flatMap((file) => askingOf(readFileSync(new URL(file, folder), "utf8")).map((asked) => ({ file, ...asked })))
    expect(asking.length).toBeGreaterThan(10)
    expect(asking.filter(({ subject }) => /^(?::root|html|body|main|#main)/.test(subject))).toEqual([])
    expect(asking.filter(({ wanted }) => /:(?:nth-|first-|last-|only-|empty)/.test(wanted))).toEqual([])
  })

  it("have a lighter ground behind pictures in the dark theme, so that black goods can be seen", () => {
    const dark = /\[data-theme="dark"\] \{[^}]*\}/.exec(readFileSync(new URL("theme/tokens.css", folder), "utf8"))?.[0] ?? ""
    expect(dark).toMatch(/--behind: #[3-5][0-9a-f]{5};/)
  })
})
