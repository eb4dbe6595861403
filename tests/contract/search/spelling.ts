/** Mistyped words and words with another name: corrections, letters of other keyboards, synonyms. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { plain } from "#tests/contract/support/test-backend.ts"
import { typed, typedSearch, type SearchTrial } from "./trial.ts"

/** Mistakes with their corrections; words that the shop has nothing of are corrected to nothing. */
const corrections = readFileSync(new URL("../../samples/search/corrections.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([word = "", corrected = ""]) => [word, corrected] as const)

export const spelling = (trial: () => SearchTrial): void => {
  const { found: search } = typedSearch(trial)

  describe("spelling", () => {
    it.each([
      ["хувцс", "хувцас"],
      ["xuwcas", null],
    ])("reports the correction of «%s»: %s", async (text, corrected) => {
      expect((await search(text)).corrected).toBe(corrected)
    })

    it("corrects nothing that is far from every word", async () => {
      expect((await search("qqqzzzqqq")).total).toBe(0)
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
      const { tiles } = await search(text)
      expect(tiles.slice(0, 4).map((tile) => tile.title)).toContain(title)
      // «Эмэгтэй» is no «ээмэг» in the comitative.
      expect(tiles.length).toBeLessThan(10)
    })

    it.each([
      ["євєл", "өвөл"],
      ["хїїхдийн куртик", "хүүхдийн куртик"],
      ["ѳвлийн гутал", "өвлийн гутал"],
      ["ɵвлийн гутал", "өвлийн гутал"],
      ["хvvхдийн куртик", "хүүхдийн куртик"],
      ["хyyхдийн пyyз", "хүүхдийн пүүз"],
      ["нooлyyрaн цaмц", "ноолууран цамц"],
      ["HООЛУУРАН ЦАМЦ", "ноолууран цамц"],
      ["θвлийн гутал", "өвлийн гутал"],
      ["υзэг", "үзэг"],
      ["ӱзэг", "үзэг"],
    ])("reads letters of other keyboards: «%s» finds what «%s» does [S9]", async (text, meant) => {
      const [mine, others] = [await search(text), await search(meant)]
      expect([mine.total > 0, mine.tiles.map(({ slug }) => slug), mine.leftOut, mine.corrected]).toEqual([
        true,
        others.tiles.map(({ slug }) => slug),
        others.leftOut,
        null,
      ])
    })

    it.each([
      ["хїїхд", "хүүхдийн гутал", "хувїцс", "хувцас"],
      ["ѳвлийн г", "өвлийн гутал", "пєльто", "пальто"],
    ])(
      "suggests and corrects in letters of other keyboards: «%s» goes on as «%s», «%s» is «%s»",
      async (prefix, phrase, word, corrected) => {
        const suggest = {
          phrases: { prefix, completion: { field: "suggest" } },
          words: { text: word, term: { field: "suggest_words", size: 1 } },
        }
        const { body } = await trial().ask(typed, { size: 0, suggest })
        const options = (name: string) =>
          (plain(body["suggest"]?.[name]?.[0]?.["options"]) as ReadonlyArray<{ text: string }>).map(({ text }) => text)
        expect([options("phrases"), options("words")]).toEqual([expect.arrayContaining([phrase]), [corrected]])
      },
    )

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
