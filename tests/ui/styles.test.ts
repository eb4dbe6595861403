import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const folder = new URL("../../ui/", import.meta.url)
const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"))

/** `:has(…)` and what stands behind it, up to the end of the selector. */
const afterHas = /:has\((?:[^()]|\([^()]*\))*\)\)*(?<rest>[^{},()]*)(?=[{,])/g

/** The last part of a selector: `.more > a` ends in `a`. */
const endOf = (selector: string): string => selector.trim().split(/[\s>+~]+/).at(-1) ?? ""

// With any rule that looks at the page's root by `:has()`, Chromium styles anew whatever is called as the end of any such rule,
// each time that something comes into the page: "a" stood for the two hundred links of a list.
it("names by a class what it styles by what something else has", () => {
  const ends = sheets.flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(afterHas)].map(({ groups }) => `${file}: ${endOf(groups?.["rest"] ?? "")}`),
  )
  expect(ends.length).toBeGreaterThan(10)
  expect(ends.filter((end) => /: [a-z]/.test(end))).toEqual([])
})
