/** Synonyms of the shop itself, stored beside a running search. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { storeSynonyms, synonymFile } from "#backend/search/indexing/own-synonyms.ts"
import { plain } from "#tests/contract/support/test-backend.ts"
import { typed, typedSearch, type SearchTrial } from "./trial.ts"

const source = `kind\twords\tmeans
same\tноутик, зөөврийн компьютер\t
category\tногоон өрөө\t@home/plants
minor\tтансаг\t
colour\tгалт\t
`

export const ownSynonyms = (trial: () => SearchTrial): void => {
  const { found } = typedSearch(trial)
  const options = async (name: "phrases" | "words", text: string): Promise<ReadonlyArray<string>> => {
    const suggest = {
      phrases: { prefix: text, completion: { field: "suggest", size: 10 } },
      words: { text, term: { field: "suggest_words", size: 3 } },
    }
    const { body } = await trial().ask(typed, { size: 0, suggest: { [name]: suggest[name] } })
    return (plain(body["suggest"]?.[name]?.[0]?.["options"]) as ReadonlyArray<{ text: string }>).map(({ text: option }) => option)
  }
  /** First product of a text and the words that were left out; a cluster's processes read names again after two seconds. */
  const answer = async (text: string): Promise<ReadonlyArray<unknown>> => {
    const { tiles, leftOut, corrected } = await found(text)
    return [tiles[0]?.slug ?? null, leftOut, corrected]
  }
  const laptop = "zuuvriin-kompiyutyer-14-inch"

  describe("a shop's own synonyms", () => {
    beforeAll(async () => {
      expect(await answer("ноутик")).toEqual([null, [], null])
      expect(await storeSynonyms(trial().db, source)).toEqual({ faults: [], count: 4 })
      await vi.waitFor(async () => expect(await answer("ноутик")).toEqual([laptop, [], null]), 10_000)
    })
    afterAll(() => storeSynonyms(trial().db, ""))

    it("find what they mean, beside those of the language", async () => {
      expect(await answer("ноутик 14 инч")).toEqual([laptop, [], null])
      expect((await found("ногоон өрөө")).tiles.map(({ slug }) => slug)).toContain("kaktus")
      expect((await answer("ноутбук"))[0]).toBe(laptop)
    })

    it("say which words are left out first", async () => {
      expect(await answer("тансаг гитар")).toEqual(["gitar", ["тансаг"], null])
      expect(await answer("галт тансаг эрэгтэй пальто")).toEqual(["eregtei-nooson-palito", ["галт", "тансаг"], null])
    })

    it("are what mistakes are corrected to", async () => {
      expect([await options("words", "наутик"), await answer("наутик")]).toEqual([["ноутик"], [laptop, [], "ноутик"]])
    })

    it("are suggested", async () => {
      expect([await options("phrases", "ноут"), await options("phrases", "ногоон өр")]).toEqual([["ноутик"], ["ногоон өрөө"]])
    })

    it("stay as they are where a line of a file is wrong", async () => {
      const wrong = `${source}category\tхөвөгч усан онгоц\t@boats\nsynonym\tа, б\n`
      expect(await storeSynonyms(trial().db, wrong)).toEqual({
        faults: [
          { line: 6, reason: "category", cell: "@boats" },
          { line: 7, reason: "kind", cell: "synonym" },
        ],
        count: 0,
      })
      expect([`${await synonymFile(trial().db)}\n`, (await answer("ноутик"))[0]]).toEqual([source, laptop])
    })

    it("are gone when others are stored", async () => {
      await storeSynonyms(trial().db, "kind\twords\tmeans\nsame\tгитарик, гитар\nsame\tзавьчин, завины сэлүүр")
      await expect.poll(() => answer("гитарик")).toEqual(["gitar", [], null])
      // The last means nothing that the catalogue has.
      const suggested = await Promise.all(["ноут", "гитарик", "завь"].map((text) => options("phrases", text)))
      expect([await answer("ноутик"), suggested]).toEqual([
        [null, [], null],
        [[], ["гитарик"], []],
      ])
    })
  })
}
