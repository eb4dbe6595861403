/** Figures in documents. */
import { describe, expect, it } from "vitest"
import * as Schema from "effect/Schema"
import { ContentDocument } from "#domain/entities/content/document.ts"
import { filled, withFigures } from "#domain/rules/content/document-figures.ts"
import { plainText } from "#domain/rules/content/documents.ts"

const decode = Schema.decodeUnknownSync(ContentDocument)
const paragraph = (text: string) => ({ type: "paragraph", content: [{ text }] })
const document = decode({
  blocks: [
    paragraph("Хүргэлт {fee}"),
    { type: "heading", level: 2, content: [{ text: "Хэзээ {when}?" }] },
    { type: "list", items: [[{ text: "{fee}" }], [{ text: "Хоёр" }]] },
    { type: "quote", content: [{ text: "Сайн" }], cite: "{who}" },
  ],
})

describe("figures", () => {
  it("replace their names in every text [E14]", () => {
    const text = plainText(withFigures(document, { fee: "5,000₮", who: "Номин" }))
    expect(text).toContain("Хүргэлт 5,000₮\nХэзээ {when}?")
    expect(text).toContain("5,000₮\nХоёр\nСайн\nНомин")
    expect(filled("{a}{b}", { a: "{b}", b: "2" })).toBe("{b}2")
  })

  it("leave out blocks and list items that a condition has emptied [I3]", () => {
    const conditional = decode({
      blocks: [
        { type: "heading", level: 2, content: [{ text: "{?wallet}Хэтэвч{/wallet}" }] },
        paragraph("{?wallet}{share} хүртэл{/wallet}"),
        { type: "list", items: [[{ text: "Буцна.{?wallet} Хэтэвчинд орно.{/wallet}" }], [{ text: "{?wallet}Бонус{/wallet}" }]] },
      ],
    })
    const shown = (wallet: string) => plainText(withFigures(conditional, { wallet, share: "50%" }))
    expect(shown("yes")).toBe("Хэтэвч\n50% хүртэл\nБуцна. Хэтэвчинд орно.\nБонус")
    expect(shown("")).toBe("Буцна.")
  })
})
