/** Synonyms of the shop itself, stored beside a running search. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import type { SynonymContent } from "#domain/entities/search/synonym-content.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { applyContent } from "#backend/content-files/apply-content.ts"
import { readFolder } from "#backend/content-files/content-folder.ts"
import { kindOf } from "#backend/content-files/content-kinds.ts"
import { plain } from "#tests/contract/support/test-backend.ts"
import { typed, typedSearch, type SearchTrial } from "./trial.ts"

const own: ReadonlyArray<SynonymContent> = [
  { kind: "same", phrases: ["ноутик", "зөөврийн компьютер"] },
  { kind: "category", phrases: ["ногоон өрөө"], means: ["@home/plants"] },
  { kind: "minor", phrases: ["тансаг"] },
  { kind: "colour", phrases: ["галт"] },
]

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
  let folder = ""
  /** Applies a folder with these synonyms, one a line below the first. */
  const apply = async (synonyms: ReadonlyArray<object>) => {
    await writeFile(join(folder, "synonyms.json"), `[\n${synonyms.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`)
    return applyContent(trial().db, await readFolder(folder), { now: instantOf(Date.now()), isTrial: false })
  }
  const laptop = "zuuvriin-kompiyutyer-14-inch"

  describe("a shop's own synonyms", () => {
    beforeAll(async () => {
      expect(await answer("ноутик")).toEqual([null, [], null])
      folder = await mkdtemp(join(tmpdir(), "delguur-synonyms-"))
      expect(await apply(own)).toHaveLength(4)
      await vi.waitFor(async () => expect(await answer("ноутик")).toEqual([laptop, [], null]), 10_000)
    })
    afterAll(async () => {
      await apply([])
      await rm(folder, { recursive: true })
    })

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

    it("stay as they are where one of a file is wrong", async () => {
      const unknown = [...own, { kind: "category", phrases: ["хөвөгч усан онгоц"], means: ["@boats"] }]
      await expect(apply(unknown)).rejects.toThrow(/synonyms\.json:6: .*«boats»/)
      await expect(apply([...own, { kind: "synonym", phrases: ["а", "б"] }])).rejects.toThrow(/synonyms\.json:6: .*kind/)
      expect([await (await kindOf("synonyms")).read(trial().db), (await answer("ноутик"))[0]]).toEqual([own, laptop])
    })

    it("are gone when others are stored", async () => {
      await apply([
        { kind: "same", phrases: ["гитарик", "гитар"] },
        { kind: "same", phrases: ["завьчин", "завины сэлүүр"] },
      ])
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
