/** What is typed wrongly or means something else: corrections and synonyms. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { plain } from "#tests/contract/support/test-backend.ts"
import { typed, type SearchTrial } from "./trial.ts"

/** Mistakes with their corrections; words that the shop has nothing of are corrected to nothing. */
const corrections = readFileSync(new URL("../../samples/search/corrections.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([word = "", corrected = ""]) => [word, corrected] as const)

export const spelling = (trial: () => SearchTrial): void => {
  describe("spelling", () => {
    it("reports corrections, and none for known words", async () => {
      const search = trial().storefront("mn")
      expect((await search.listing({ ...emptyListingQuery, text: "хувцс" })).corrected).toBe("хувцас")
      expect((await search.listing({ ...emptyListingQuery, text: "xuwcas" })).corrected).toBeNull()
      expect((await search.listing({ ...emptyListingQuery, text: "qqqzzzqqq" })).total).toBe(0)
    })

    it.each(corrections)("corrects «%s» to «%s» [S9]", async (word, corrected) => {
      const { body } = await trial().ask(typed, { size: 0, suggest: { words: { text: word, term: { field: "suggest_words", size: 1 } } } })
      expect(body["suggest"]?.["words"]?.[0]?.["options"]?.[0]?.["text"] ?? "").toBe(corrected)
    })

    it.each([
      ["айфон", "Ухаалаг утас"],
      ["ээмэг", "Циркон шигтгээтэй зүүлт"],
      ["аавд бэлэг", "Амттаны бэлгийн багц"],
      ["гурилан бүтээгдэхүүн", "Круассан"],
      ["нялх хүүхдийн хувцас", "Хүүхдийн футболк"],
    ])("understands «%s» as a shopper means it: %s [S9]", async (text, title) => {
      const { tiles } = await trial()
        .storefront("mn")
        .listing({ ...emptyListingQuery, text })
      expect(tiles.slice(0, 4).map((tile) => tile.title)).toContain(title)
      // «Эмэгтэй» is no «ээмэг» in the comitative.
      expect(tiles.length).toBeLessThan(10)
    })

    it("corrects the first four unknown words only", async () => {
      const { body } = await trial().ask(typed, {
        size: 0,
        suggest: { words: { text: "хувцс хар пуалто хувцсс пуалтоо хуувцс", term: { field: "suggest_words" } } },
      })
      const options = [0, 1, 2, 3, 4, 5].map((at) => plain(body["suggest"]?.["words"]?.[at]?.["options"]) as ReadonlyArray<unknown>)
      expect(options.map((some) => some.length > 0)).toEqual([true, false, true, true, true, false])
    })
  })
}
