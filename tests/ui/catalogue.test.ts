/** Message catalogue of the specification, in both languages. `tests/screens` checks that screens show the messages. */
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { ownTexts } from "#backend/texts/texts.ts"
import { catalogue } from "./message-catalogue.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))
const messagesOf = (locale: "mn" | "en"): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...readdirSync(`${root}ui/messages/${locale}`).map(
      (file) => JSON.parse(readFileSync(`${root}ui/messages/${locale}/${file}`, "utf8")) as object,
    ),
  )
const messages = { mn: { ...messagesOf("mn"), ...ownTexts("mn") }, en: { ...messagesOf("en"), ...ownTexts("en") } } as Readonly<
  Record<string, Readonly<Record<string, string>>>
>

describe("message catalogue", () => {
  it.each(catalogue)("has in both languages: %s [X7]", (_, by) => {
    for (const key of by) for (const locale of ["mn", "en"]) expect(messages[locale]?.[key] ?? "", `${key} in ${locale}`).not.toBe("")
  })

  it.each([
    ["notice.loggedOut", "Logged Out"],
    ["notice.couponApplied", "Coupon code applied"],
    ["crash.title", "The site was updated"],
    ["crash.again", "Reload"],
  ])("has %s as in the specification", (key, message) => {
    expect(messages["en"]?.[key]).toBe(message)
  })
})
