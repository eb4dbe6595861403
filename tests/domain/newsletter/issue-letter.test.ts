import { describe, expect, it } from "vitest"
import { letterHtml } from "#domain/rules/notifications/letter-html.ts"
import { letterText } from "#domain/rules/notifications/letter-text.ts"
import { issueLetter } from "#domain/rules/newsletter/issue-letter.ts"

describe("letter of an issue", () => {
  const sender = {
    brand: "Цэлмэг",
    company: "Цэлмэг ХХК",
    supportPhone: "7000 1100",
    hours: "11:00–22:00",
    origin: "https://shop.mn",
    accent: "#1b4dd8",
    logo: null,
  }

  it("has every paragraph and the link that leaves, as text and as safe HTML", () => {
    const text = {
      subject: "S",
      title: "T <b>",
      paragraphs: ["One", "Two <script>"],
      products: [],
      action: { label: "All", path: "/sale" },
    } as const
    const letter = issueLetter({
      text,
      products: [{ name: "Hat", detail: "", amount: "10₮" }],
      origin: sender.origin,
      locale: "en",
      leave: "https://shop.mn/en/newsletter/leave?token=t",
    })
    const html = letterHtml(letter, sender, "en")
    expect(html).toContain("Two &lt;script&gt;")
    expect(html).toContain('href="https://shop.mn/en/newsletter/leave?token=t"')
    expect(html).toContain('href="https://shop.mn/en/sale"')
    expect(letterText(letter, sender, "en")).toMatch(
      /Two <script>[\s\S]*Hat: 10₮[\s\S]*Leave the newsletter: https:\/\/shop\.mn\/en\/newsletter\/leave\?token=t$/,
    )
  })
})
