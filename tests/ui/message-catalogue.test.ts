/** Message catalogue of the specification, in both languages. `tests/screens` checks that screens show the messages. */
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { ownTexts } from "#backend/texts/texts.ts"
import { forLocales, locales, type Locale } from "#domain/entities/locale.ts"
import { catalogue } from "./message-catalogue.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))
const readMessages = (locale: Locale): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...readdirSync(`${root}ui/messages/${locale}`).map(
      (file) => JSON.parse(readFileSync(`${root}ui/messages/${locale}/${file}`, "utf8")) as object,
    ),
  )
/** Texts of the screens and of the backend by their keys. */
const textsOf = (locale: Locale): Readonly<Record<string, string>> => ({ ...readMessages(locale), ...ownTexts(locale) })
const texts = forLocales(textsOf)

describe("message catalogue", () => {
  it.each(catalogue)("has in both languages: %s [X7]", (_, keys) => {
    for (const key of keys) for (const locale of locales) expect(texts[locale][key] ?? "", `${key} in ${locale}`).not.toBe("")
  })

  it.each([
    ["notice.loggedOut", "Logged Out"],
    ["notice.couponApplied", "Coupon code applied"],
    ["crash.title", "The site was updated"],
    ["crash.again", "Reload"],
  ])("has %s as in the specification", (key, message) => {
    expect(texts.en[key]).toBe(message)
  })
})
