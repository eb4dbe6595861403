/** Folded words of the embedded search. */
import { describe, expect, it } from "vitest"
import { foldedWords, spellings } from "#backend/search/text/text-folding.ts"
import { indexKeys } from "#backend/search/text/product-keys.ts"

/** Whether a spelling of one word is a prefix of a spelling of the other. */
const isMatch = (one: string, other: string): boolean =>
  spellings(one).some((left) => spellings(other).some((right) => left.startsWith(right) || right.startsWith(left)))

describe("folded words", () => {
  it.each([
    ["хувцас", "huvtsas"],
    ["хувцас", "xuwcas"],
    ["хувцас", "khuvtsas"],
    ["пальто", "palto"],
    ["ноолуур", "noolvvr"],
    ["хүүхэд", "xvvxed"],
    ["цамцнууд", "цамц"],
    ["ноолууртай", "ноолуур"],
    ["coats", "coat"],
  ])("match for «%s» and «%s»", (one, other) => {
    expect(isMatch(one, other)).toBe(true)
  })

  it("differ for words that only look alike", () => {
    expect([isMatch("гутал", "гитар"), isMatch("цамц", "цаг"), isMatch("coat", "cat")]).toEqual([false, false, false])
  })

  it("contain only letters and digits, each word once", () => {
    expect(foldedWords("4K зурагт, 4K — 'зурагт'")).toEqual(["4k", "zuragt"])
  })

  it.each(["єдєн хїрэм", "ѳдѳн хүрэм", "ɵдɵн хүрэм", "өдөн хүрэм"])("of «%s» are indexed as those of «Өдөн хүрэм»", (title) => {
    expect(indexKeys(title)).toEqual(indexKeys("Өдөн хүрэм"))
  })
})
