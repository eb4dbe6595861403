/** Rules of documents. */
import { describe, expect, it } from "vitest"
import * as Schema from "effect/Schema"
import { ContentDocument } from "#domain/entities/content/document.ts"
import { plainText, productsOf, readingMinutes, sectionsOf } from "#domain/rules/content/documents.ts"

const decode = Schema.decodeUnknownSync(ContentDocument)
const paragraph = (text: string, href: string | null = null) => ({ type: "paragraph", content: [{ text, href }] })
const document = decode({
  blocks: [
    paragraph("Хүргэлт {fee}"),
    { type: "heading", level: 2, content: [{ text: "Хэзээ {when}?" }] },
    { type: "heading", level: 3, content: [{ text: "Орой" }] },
    { type: "list", items: [[{ text: "{fee}" }], [{ text: "Хоёр" }]] },
    { type: "quote", content: [{ text: "Сайн" }], cite: "{who}" },
    { type: "image", src: "/pictures/tsai", alt: "Цай", caption: "Аяга" },
    { type: "product", slug: "tsai" },
    { type: "product", slug: "tsai" },
  ],
})

describe("documents", () => {
  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "/a b", "vbscript:x", "/\\evil.example"])(
    "refuse a link to %j [E20]",
    (href) => {
      expect(() => decode({ blocks: [paragraph("x", href)] })).toThrow()
    },
  )

  it.each(["/page/delivery", "https://example.com/?a=1", "mailto:a@example.mn", "tel:+97670001100"])("accept a link to %j", (href) => {
    expect(plainText(decode({ blocks: [paragraph("x", href)] }))).toBe("x")
  })

  it.each(["https://evil.example/x.png", "/pictures/../x", "/other/x"])("refuse the picture %j", (src) => {
    expect(() => decode({ blocks: [{ type: "image", src, alt: "" }] })).toThrow()
  })

  it("give their plain text, sections and products", () => {
    expect(plainText(document).split("\n")).toEqual(["Хүргэлт {fee}", "Хэзээ {when}?", "Орой", "{fee}", "Хоёр", "Сайн", "{who}", "Аяга"])
    expect(sectionsOf(document)).toEqual([{ id: "part-2", title: "Хэзээ {when}?" }])
    expect(productsOf(document)).toEqual(["tsai"])
  })

  it("count at least a minute of reading", () => {
    expect(readingMinutes(decode({ blocks: [paragraph("нэг")] }))).toBe(1)
    expect(readingMinutes(decode({ blocks: [paragraph("үг ".repeat(900))] }))).toBe(5)
  })
})
