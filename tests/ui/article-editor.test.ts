// @vitest-environment happy-dom
/** Articles between documents and the editor. */
import fc from "fast-check"
import { DOMParser } from "prosemirror-model"
import { describe, expect, it } from "vitest"
import type { Block, ContentDocument, Span } from "#domain/entities/content/document.ts"
import { readMarkup } from "#domain/rules/content/markup.ts"
import { linkAddress } from "#ui/content/writing/editor/article-commands.ts"
import { documentOfNode, markupOfNode, nodeOfDocument, offsetAfter, sliceOfText } from "#ui/content/writing/editor/article-node.ts"
import { articleSchema, nodes } from "#ui/content/writing/editor/article-schema.ts"
import { holds } from "#tests/laws.ts"

/** Texts dense in what the markup means. */
const texts = fc
  .array(
    fc.constantFrom(
      "## ",
      "### ",
      "- ",
      "1. ",
      "> ",
      "— ",
      "@nooluur",
      "[",
      "](/contact)",
      "*",
      "**",
      "а",
      "б ",
      " ",
      "\n",
      "\n\n",
      "![Талх](/pictures/w.1)",
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(""))

const isSame = (one: Span, other: Span) => one.href === other.href && one.marks.join() === other.marks.join()
/** Spans with neighbours of equal marks and links joined. */
const joined = (content: ReadonlyArray<Span>): ReadonlyArray<Span> =>
  content.reduce<ReadonlyArray<Span>>((before, span) => {
    const last = before.at(-1)
    if (last === undefined || !isSame(last, span)) return [...before, span]
    return [...before.slice(0, -1), { ...last, text: last.text + span.text }]
  }, [])
const joinedBlock = (block: Block): Block => {
  if ("content" in block) return { ...block, content: joined(block.content) }
  return block.type === "list" ? { ...block, items: block.items.map(joined) } : block
}
const joinedDocument = ({ blocks }: ContentDocument): ContentDocument => ({ blocks: blocks.map(joinedBlock) })

const pasted = (html: string) => {
  const place = document.createElement("div")
  place.innerHTML = html
  const node = DOMParser.fromSchema(articleSchema).parse(place)
  node.check()
  return { blocks: documentOfNode(node).blocks, markup: markupOfNode(node) }
}

describe("an article in the editor", () => {
  it("is the document that it was opened with [S17]", () => {
    holds(
      fc.property(fc.oneof(texts, fc.string()), (text) => {
        const article = readMarkup(text)
        const node = nodeOfDocument(article)
        node.check()
        expect(documentOfNode(node)).toEqual(joinedDocument(article))
      }),
    )
  })

  it("has every kind of block", () => {
    const markup = [
      "## Гарчиг",
      "Эхний **тод** *налуу* [энд](/contact)",
      "- нэг\n- хоёр",
      "1. гурав",
      "> Сайхан\n> — Номин",
      '![Талх](/pictures/w.1 "Өглөө")',
      "@nooluuran-tsamts",
    ].join("\n\n")
    expect(markupOfNode(nodeOfDocument(readMarkup(markup)))).toBe(markup)
  })

  it("ends with a line to write in, and keeps no empty one", () => {
    const node = nodeOfDocument(readMarkup("@tsai"))
    expect(node.lastChild?.type).toBe(nodes.paragraph)
    expect(markupOfNode(node)).toBe("@tsai")
    expect(nodeOfDocument(readMarkup("")).childCount).toBe(1)
  })

  it("has the offset of each block in the markup", () => {
    const node = nodeOfDocument(readMarkup("нэг\n\n- хоёр\n- гурав\n\nдөрөв"))
    expect([0, 1, 2, 3].map((count) => offsetAfter(node, count))).toEqual([0, 3, 19, 26])
  })
})

describe("what is pasted into the editor", () => {
  it.each([
    ["a script", "<p>Талх<script>alert(1)</script></p>", "Талх"],
    ["an address that runs", '<p><a href="javascript:alert(1)">энд</a></p>', "энд"],
    ["an address that runs, in capitals", '<p><a href=" JaVaScRiPt:alert(1)">энд</a></p>', "энд"],
    ["an address of data", '<p><a href="data:text/html,x">энд</a></p>', "энд"],
    ["an address without a scheme of its own", '<p><a href="//evil.example">энд</a></p>', "энд"],
    ["a handler", '<p onclick="alert(1)"><b onmouseover="x()">тод</b></p>', "**тод**"],
    ["a strange picture", '<p>а<img src="https://evil.example/1.png" onerror="x()">б</p>', "аб"],
    ["a picture that leaves its folder", '<figure data-src="/pictures/../x"></figure>', ""],
    ["a product of another address", '<div data-product="../x">Бараа</div>', "Бараа"],
    ["a frame", '<iframe src="https://evil.example"></iframe><p>а</p>', "а"],
    ["a style", "<style>p{}</style><p>а</p>", "а"],
    ["unknown blocks", "<section><custom-tag>нэг</custom-tag><table><tr><td>хоёр</td></tr></table></section>", "нэг\n\nхоёр"],
  ])("is safe with %s [E20]", (_, html, markup) => {
    expect(pasted(html).markup).toBe(markup)
  })

  it("keeps headings, lists, links, quotes, pictures and products", () => {
    const parts = [
      ["<h1>Гарчиг</h1>", "## Гарчиг"],
      ["<h4>Дэд</h4>", "### Дэд"],
      ["<ul><li>нэг</li><li><p>хоёр</p><ul><li>гурав</li></ul></li></ul>", "- нэг\n- хоёр\n\n- гурав"],
      ["<blockquote>Сайхан<footer>Номин</footer></blockquote>", "> Сайхан\n> — Номин"],
      ['<p><a href="https://example.mn">энд</a></p>', "[энд](https://example.mn)"],
      ['<figure data-src="/pictures/w.1" data-alt="Талх [шинэ]"></figure>', "![Талх шинэ](/pictures/w.1)"],
      ['<div data-product="tsai">Бараа</div>', "@tsai"],
    ] as const
    expect(pasted(parts.map(([html]) => html).join("")).markup).toBe(parts.map(([, markup]) => markup).join("\n\n"))
  })

  it("reads plain text as markup", () => {
    expect(sliceOfText("## Гарчиг\r\n\r\n- нэг").content.toJSON()).toMatchObject([{ type: "heading" }, { type: "bullets" }])
    expect(sliceOfText("[энд](javascript:alert(1))").content.textBetween(0, 20)).toContain("[энд](javascript")
  })
})

describe("the address of a link", () => {
  it.each([
    ["example.mn/a", "https://example.mn/a"],
    [" /contact ", "/contact"],
    ["https://mn.wikipedia.org/wiki/Дээл_(хувцас)", "https://mn.wikipedia.org/wiki/Дээл_%28хувцас%29"],
    ["javascript:alert(1)", null],
    ["//evil.example", null],
    ["", null],
  ])("of %j is %j", (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })
})
