/** The message catalogue: each message exists in both languages. That a screen shows it is tested in `tests/screens`. */
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { en as shopEn } from "#backend/texts/en.ts"
import { mn as shopMn } from "#backend/texts/mn.ts"
import { returnHoursByCategory } from "#domain/rules/returns.ts"
import { catalogue } from "./message-catalogue.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))
const wordsOf = (locale: "mn" | "en"): Readonly<Record<string, string>> =>
  Object.assign({}, ...["shell", "browse", "buy"].map((group) => JSON.parse(readFileSync(`${root}ui/words/${locale}/${group}.json`, "utf8")) as object))
const said = { mn: { ...wordsOf("mn"), ...shopMn }, en: { ...wordsOf("en"), ...shopEn } } as Readonly<Record<string, Readonly<Record<string, string>>>>

const sourceOf = (file: string): string => readFileSync(file, "utf8")

/** A form's rules and all that they use. */
const withSiblings = (file: string, known: Set<string> = new Set()): ReadonlySet<string> => {
  if (known.has(file)) return known
  known.add(file)
  for (const [, sibling = ""] of sourceOf(file).matchAll(/from "(\.\/[\w-]+\.ts)"/g)) withSiblings(join(dirname(file), sibling), known)
  return known
}

describe("the message catalogue", () => {
  it.each(catalogue)("says in both languages: %s [X7]", (_, by) => {
    for (const key of by) for (const locale of ["mn", "en"]) expect(said[locale]?.[key] ?? "", `${key} in ${locale}`).not.toBe("")
  })

  it.each([
    ["notice.loggedOut", "Logged Out"],
    ["notice.couponApplied", "Coupon code applied"],
    ["crash.title", "The site was updated"],
    ["crash.again", "Run again"],
  ])("says %s as the specification does", (key, words) => {
    expect(said["en"]?.[key]).toBe(words)
  })

  it.each(["home.promise.returns", "cart.facts.returns", "checkout.terms.returns", "order.returns"])(
    "promises in %s no more hours for returns than each category has",
    (key) => {
      const hours = Object.values(returnHoursByCategory)
      for (const locale of ["mn", "en"]) expect(said[locale]?.[key]).toContain(`${Math.min(...hours)}–${Math.max(...hours)}`)
    },
  )

  it("has words for everything that the form of a screen refuses", () => {
    const forms = readdirSync(`${root}machines`)
      .flatMap((name) => [...(name.endsWith(".ts") ? sourceOf(`${root}machines/${name}`) : "").matchAll(/import \{[^}]*\} from "#domain\/(rules\/forms\/[\w-]+\.ts)"/g)])
      .map(([, path = ""]) => `${root}domain/${path}`)
    const files = [...new Set(forms.flatMap((form) => [...withSiblings(form)]))]
    const keys = new Set(files.flatMap((file) => [...sourceOf(file).matchAll(/"((?:v|address|checkout)\.[a-z_]+)"/g)].map(([, key = ""]) => key)))
    expect(files.map((file) => relative(root, file))).toContain("domain/rules/forms/address.ts")
    expect(keys.size).toBeGreaterThan(15)
    expect([...keys].filter((key) => !(key in wordsOf("mn")) || !(key in wordsOf("en")))).toEqual([])
  })
})
