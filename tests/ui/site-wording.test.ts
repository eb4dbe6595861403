import { describe, expect, it } from "vitest"
import { messageFormatter } from "#ui/messages/intl.ts"
import { withWording } from "#ui/messages/site-wording.ts"

describe("a site's own wording", () => {
  const messages = {
    "footer.shop": "Shop",
    "summary.fold": [
      { type: 0, value: "Order of " },
      { type: 1, value: "count" },
    ],
  } as never
  const translation = [
    { key: "footer.shop", text: { mn: "Манай дэлгүүр", en: "Our shop" } },
    { key: "summary.fold", text: { mn: "", en: "{count} things" } },
    { key: "of.another.page", text: { mn: "Өөр", en: "Other" } },
  ]

  it("replaces the messages that a page has, with their values [E22]", () => {
    const worded = withWording(messages, translation, "en")
    const formatMessage = messageFormatter("en", worded)
    expect(formatMessage("footer.shop")).toBe("Our shop")
    expect(formatMessage("summary.fold", { count: 3 })).toBe("3 things")
    expect(Object.keys(worded)).toEqual(["footer.shop", "summary.fold"])
  })

  it("leaves a message without a wording in the language, and is the same object each time", () => {
    expect(withWording(messages, translation.slice(1, 2), "mn")).toBe(messages)
    const other = { ...(messages as object) } as typeof messages
    expect(withWording(other, translation, "mn")).toBe(withWording(other, translation, "mn"))
  })

  it("follows a wording that changes while the same messages are shown [E22]", () => {
    const [first] = translation
    withWording(messages, translation, "en")
    const changed = [{ ...first!, text: { mn: "Манай дэлгүүр", en: "The shop" } }]
    expect(messageFormatter("en", withWording(messages, changed, "en"))("footer.shop")).toBe("The shop")
    expect(withWording(messages, [], "en")).toBe(messages)
  })
})
