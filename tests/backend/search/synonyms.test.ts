import { describe, expect, it } from "vitest"
import { readSynonymLines, synonymsOf, type SynonymLine } from "#backend/search/text/synonyms.ts"

const own: ReadonlyArray<SynonymLine> = [
  { kind: "same", phrases: ["Ноутик", "зөөврийн компьютер"], means: [] },
  { kind: "category", phrases: ["сав суулга"], means: ["@dishes", "@boats"] },
  { kind: "category", phrases: ["завь"], means: ["@boats"] },
  { kind: "intent", phrases: ["гайхалтай"], means: [] },
  { kind: "colour", phrases: ["галт улаан"], means: [] },
]

describe("synonyms of a shop", () => {
  const synonyms = synonymsOf(own, (permalink) => permalink === "dishes")

  it("have the meanings of the language and of its own lines", () => {
    expect(synonyms.of(["ноутик"])?.meanings).toEqual([{ kind: "phrase", words: ["зөөврийн", "компьютер"] }])
    expect(synonyms.of(["зөөврийн", "компьютер"])?.meanings).toContainEqual({ kind: "phrase", words: ["laptop"] })
    expect(synonyms.of(["сав", "суулга"])?.meanings).toEqual([{ kind: "category", permalink: "dishes" }])
    expect([synonyms.isColour(["галт", "улаан"]), synonyms.isColour(["хар"]), synonyms.isMinor(["өвлийн"])]).toEqual([true, true, true])
  })

  it("are without categories that it does not have", () => {
    expect([synonyms.of(["завь"]), synonyms.phrases.includes("завь"), synonyms.of(["гоо", "сайхан"])]).toEqual([null, false, null])
  })

  it("correct to no phrase that only surrounds a search", () => {
    expect([synonyms.phrases.includes("гайхалтай"), synonyms.of(["гайхалтай"])]).toEqual([false, { meanings: [], optional: true }])
  })
})

describe("file of synonyms", () => {
  it("is read by its tabs and commas, without its heading and empty lines", () => {
    const source = "\uFEFFkind\twords\tmeans\r\nsame\tноутик, laptop\r\n\r\ncategory\tсав\t@dishes, @home/cups\r\nminor\tтансаг\t\r\n"
    expect(readSynonymLines(source)).toEqual({
      lines: [
        { kind: "same", phrases: ["ноутик", "laptop"], means: [] },
        { kind: "category", phrases: ["сав"], means: ["@dishes", "@home/cups"] },
        { kind: "minor", phrases: ["тансаг"], means: [] },
      ],
      faults: [],
    })
  })

  it.each([
    ["synonym\tа, б\t", "kind", "synonym"],
    ["same\tганц\t", "words", "ганц"],
    ["same\tнэг хоёр гурав дөрөв тав, тоо\t", "words", "нэг хоёр гурав дөрөв тав"],
    ["category\tсав\t", "means", ""],
    ["category\tсав\tdishes", "means", "dishes"],
    ["same\tсав, аяга\t@dishes", "means", "@dishes"],
  ])("is refused for «%s»: its %s", (line, reason, cell) => {
    expect(readSynonymLines(`kind\twords\tmeans\n${line}`).faults).toEqual([{ line: 2, reason, cell }])
  })

  it("of the language is right", async () => {
    const { readFile } = await import("node:fs/promises")
    const { lines, faults } = readSynonymLines(await readFile(new URL("../../../data/synonyms.tsv", import.meta.url), "utf8"))
    expect([faults, lines.length > 150]).toEqual([[], true])
  })
})
