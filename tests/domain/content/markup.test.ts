/** Markup of articles. */
import fc from "fast-check"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { ContentDocument } from "#domain/entities/content/document.ts"
import { readMarkup, writeMarkup } from "#domain/rules/content/markup.ts"
import { holds } from "#tests/laws.ts"

const plain = (text: string) => ({ text, marks: [], href: null })
const blocks = (text: string) => readMarkup(text).blocks

const signs = ["#", "##", "### ", "## ", "- ", "1. ", "> ", "— ", "@", "!", "[", "](", ")", "*", "**", "![", '"', " ", "\n", "\n\n"]
const words = ["@nooluur", "/contact", "/pictures/w.1", "а", "б "]

/** Texts with many signs of the markup. */
const texts = fc.array(fc.constantFrom(...signs, ...words), { maxLength: 24 }).map((parts) => parts.join(""))

describe("markup", () => {
  it("has headings, lists, quotes, pictures and products [E20]", () => {
    expect(blocks("## Гарчиг\nЭхний **тод** *налуу* [энд](/contact)\nмөр")).toEqual([
      { type: "heading", level: 2, content: [plain("Гарчиг")] },
      {
        type: "paragraph",
        content: [
          plain("Эхний "),
          { ...plain("тод"), marks: ["bold"] },
          plain(" "),
          { ...plain("налуу"), marks: ["italic"] },
          plain(" "),
          { ...plain("энд"), href: "/contact" },
          plain(" мөр"),
        ],
      },
    ])
    expect(blocks('- нэг\n- хоёр\n\n1. гурав\n\n> Сайхан\n> — Номин\n\n![Талх](/pictures/w.1 "Өглөө")\n@nooluuran-tsamts')).toEqual([
      { type: "list", ordered: false, items: [[plain("нэг")], [plain("хоёр")]] },
      { type: "list", ordered: true, items: [[plain("гурав")]] },
      { type: "quote", content: [plain("Сайхан")], cite: "Номин" },
      { type: "image", src: "/pictures/w.1", alt: "Талх", caption: "Өглөө" },
      { type: "product", slug: "nooluuran-tsamts" },
    ])
  })

  it.each([
    "[энд](javascript:alert(1))",
    "[энд](//evil.example)",
    "<script>alert(1)</script>",
    "![](https://evil.example/1.png)",
    "![](/pictures/../x)",
  ])("is plain text where its address is unsafe: %s [E20]", (text) => {
    expect(JSON.stringify(blocks(text))).not.toMatch(/"href":"|"src"/)
    expect(blocks(text).map(({ type }) => type)).toEqual(["paragraph"])
  })

  it("always makes documents that the shop accepts", () => {
    const encode = Schema.encodeSync(ContentDocument)
    holds(
      fc.property(fc.oneof(texts, fc.string()), (text) => {
        const document = readMarkup(text)
        expect(Schema.decodeUnknownSync(ContentDocument)(encode(document))).toEqual(document)
      }),
    )
  })

  it("is the same document when it is written and read again", () => {
    holds(
      fc.property(fc.oneof(texts, fc.string()), (text) => {
        const document = readMarkup(text)
        expect(readMarkup(writeMarkup(document))).toEqual(document)
      }),
    )
  })
})
