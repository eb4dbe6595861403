/** The message catalogue (specification §8, X7): each message that a screen of the shop shows is said, in both languages. */
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { en as shopEn } from "#backend/texts/en.ts"
import { mn as shopMn } from "#backend/texts/mn.ts"
import { returnHoursByCategory } from "#domain/rules/returns.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))
const wordsOf = (locale: "mn" | "en"): Readonly<Record<string, string>> =>
  Object.assign({}, ...["shell", "browse", "buy"].map((group) => JSON.parse(readFileSync(`${root}ui/words/${locale}/${group}.json`, "utf8")) as object))
const said = { mn: { ...wordsOf("mn"), ...shopMn }, en: { ...wordsOf("en"), ...shopEn } } as Readonly<Record<string, Readonly<Record<string, string>>>>

/** A message and what says it: the screen's own words, or the shop's answer, which the screen shows. */
const catalogue: ReadonlyArray<readonly [message: string, by: ReadonlyArray<string>]> = [
  ["the username or password is incorrect", ["login.incorrect"]],
  ["the social login connection could not be made", ["login.noSocial"]],
  ["the e-mail token or SMS token is invalid", ["v.email_code", "v.sms_code", "code.incorrect"]],
  ["e-mail is blank or has a wrong format", ["v.email_blank", "v.email_format", "email.incorrect"]],
  ["the code is wrong", ["v.code", "code.incorrect"]],
  ["the passwords do not match", ["v.password_mismatch", "password.differs"]],
  ["page not found, with the path that was looked for", ["missing.title", "missing.text"]],
  ["out of stock", ["stock.out_of_stock", "stock.none", "stock.left"]],
  ["sold out", ["stock.sold_out", "stock.goneOf"]],
  ["the time limit has expired", ["payment.overdue.title", "cancel.tooLate", "session.over"]],
  ["the wallet amount exceeds the balance", ["v.amount_balance", "wallet.aboveBalance"]],
  ["the entered amount exceeds the allowed one", ["v.amount_max", "wallet.aboveMaximum"]],
  ["no order found", ["order.missing.title", "order.missing"]],
  ["no coupon found", ["coupon.unknown"]],
  ["payment failed", ["payment.failed.title"]],
  ["payment overdue", ["payment.overdue.title", "order.status.payment_overdue"]],
  ["a payment option is not active", ["method.inactive", "way.unknown"]],
  ["login required", ["problem.unauthorised.title", "login.required"]],
  ["logged out", ["notice.loggedOut"]],
  ["coupon code applied", ["notice.couponApplied"]],
  ["a crash, with a way to load again", ["crash.title", "crash.again"]],
]

const sourceOf = (file: string): string => readFileSync(file, "utf8")

/** A form's rules and all that they use. */
const withSiblings = (file: string, known: Set<string> = new Set()): ReadonlySet<string> => {
  if (known.has(file)) return known
  known.add(file)
  for (const [, sibling = ""] of sourceOf(file).matchAll(/from "(\.\/[\w-]+\.ts)"/g)) withSiblings(join(dirname(file), sibling), known)
  return known
}

describe("the message catalogue", () => {
  it.each(catalogue)("says in both languages: %s", (_, by) => {
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
