import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { SynonymContent } from "#domain/entities/search/synonym-content.ts"
import { synonymsOf, type SynonymLine } from "#backend/search/text/synonyms.ts"

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

describe("a synonym of a file", () => {
  const isSynonym = Schema.is(SynonymContent)

  it.each([
    { kind: "same", phrases: ["сав", "cup's"] },
    { kind: "category", phrases: ["сав"], means: ["@dishes", "@home/cups"] },
    { kind: "intent", phrases: ["онцлох"] },
    { kind: "intent", phrases: ["онцлох"], means: ["@sale"] },
    { kind: "minor", phrases: ["нэг хоёр гурав дөрөв"] },
  ])("is taken: %j", (synonym) => expect(isSynonym(synonym)).toBe(true))

  it.each([
    { kind: "synonym", phrases: ["а", "б"] },
    { kind: "same", phrases: ["ганц"] },
    { kind: "minor", phrases: [] },
    { kind: "same", phrases: ["нэг хоёр гурав дөрөв тав", "тоо"] },
    { kind: "same", phrases: ["сав, суулга", "аяга"] },
    { kind: "category", phrases: ["сав"] },
    { kind: "category", phrases: ["сав"], means: ["dishes"] },
    { kind: "same", phrases: ["сав", "аяга"], means: ["@dishes"] },
  ])("is refused: %j", (synonym) => expect(isSynonym(synonym)).toBe(false))
})
