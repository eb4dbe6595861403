/** Searches as they are typed: the products that a text finds, and their order. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import { refreshWords } from "#backend/search/indexing/words-rule.ts"
import { plain } from "#tests/contract/support/test-backend.ts"
import { now, typed, typedSearch, type SearchTrial } from "./trial.ts"

/** What shoppers type every day, with the title of the product that is first, or nothing. */
const everyday = readFileSync(new URL("../../samples/search/everyday-questions.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([text = "", first = ""]) => [text, first] as const)

export const typedTexts = (trial: () => SearchTrial): void => {
  const { found, slugs } = typedSearch(trial)

  describe("a typed text", () => {
    it.each([
      ["телевизор", "zuragt-4k-55-inch"],
      ["сүрчиг", "tsetsgiin-unertei-us"],
      ["торт", "tursun-udriin-byaluu"],
      ["хүүхдүүдийн гутал", "khuukhdiin-puuz"],
      ["хар арьсан гутал 38", "emegtei-turiitei-arisan-gutal"],
      ["256gb утас", "ukhaalag-utas-pro-256gb"],
      ["будаа 5кг", "tsagaan-budaa-5-kg"],
      ["uemgl", "undur-usgiitei-gutal"],
      ["лйзэүз", "zuuvriin-kompiyutyer-14-inch"],
      ["tsm 260-01", "emegtei-arisan-kurtik"],
      ["'gl,mk", "eregtei-nooson-palito"],
      ["emegtei hvrem", "emegtei-arisan-kurtik"],
      ["бөмбөг сагс", "sagsny-bumbug"],
    ])("«%s» finds %s among the first six [S9]", async (text, slug) => {
      expect((await slugs(text)).slice(0, 6)).toContain(slug)
    })

    it("«цамц» (shirt) finds no camera, which sounds like it", async () => {
      const all = await slugs("цамц")
      expect(all.length).toBeGreaterThan(4)
      expect(all.filter((slug) => slug.includes("kamyer"))).toEqual([])
    })

    it("«торт» (cake) finds cakes, and nothing that only begins like it", async () => {
      expect((await slugs("торт")).toSorted()).toEqual(["tursun-udriin-byaluu", "zusmel-byaluu"])
    })

    it.each([
      ["говь", "даашинз"],
      ["харандаа", "гутал"],
    ])("«%s» finds nothing of «%s», which only sounds like it", async (text, other) => {
      const [mine, others] = [await slugs(text), await slugs(other)]
      expect(mine.length).toBeGreaterThan(0)
      expect(mine.filter((slug) => others.includes(slug))).toEqual([])
    })

    it.each(everyday)("«%s» finds «%s» first, or nothing where that is empty [S9]", async (text, first) => {
      expect((await found(text)).tiles[0]?.title ?? "").toBe(first)
    })

    it.each([
      ["үзэг дэвтэр", ["devter-a5", "kharandaany-bagts", "uzeg"]],
      ["цай кофе", ["kofyeny-ur-250-g", "nogoon-tsai-100-g"]],
      ["кофе цай", ["kofyeny-ur-250-g", "nogoon-tsai-100-g"]],
      ["талх сүү", ["shine-suu-1-l", "ulaan-buudain-talkh"]],
      ["малгай бээлий", ["arisan-beelii", "saravchtai-malgai"]],
    ])("«%s» names several products, which are all listed [S9]", async (text, wanted) => {
      const { tiles, leftOut } = await found(text)
      expect([tiles.map(({ slug }) => slug), leftOut]).toEqual([expect.arrayContaining(wanted), []])
    })

    it.each([
      ["гар цүнх", ["arisan-gar-tsunkh"]],
      ["бөмбөг сагс", ["sagsny-bumbug"]],
    ])("«%s» names one product", async (text, wanted) => {
      expect(await slugs(text)).toEqual(wanted)
    })

    it("«бэлэг» finds gifts", async () => {
      expect((await slugs("бэлэг")).slice(0, 2)).toContain("amttany-belgiin-bagts")
    })

    it("«хямд» finds what is on sale", async () => {
      const cheap = (await found("хямд")).tiles
      expect(cheap.length).toBeGreaterThan(3)
      expect(cheap.every(({ salePercent }) => salePercent > 0)).toBe(true)
    })

    it("finds what is sold out by its exact code alone", async () => {
      const stock = (count: number) =>
        trial().db.query("update variants set on_hand = $1 where product_id = (select id from products where slug = 'kaktus')", [count])
      const [row] = await trial().db.query<{ sku: string }>("select sku from products where slug = 'kaktus'")
      await stock(0)
      try {
        expect([await slugs(row?.sku ?? ""), await slugs("кактус")]).toEqual([["kaktus"], []])
      } finally {
        await stock(5)
      }
    })

    it("has an explanation of its words for developers, on request alone", async () => {
      const body = {
        size: 1,
        query: { multi_match: { query: "хар гутал", fields: ["title", "variants.option_values.presentation"], operator: "and" } },
      }
      const { body: explained } = await trial().ask(`${typed}?explain`, body)
      expect(plain(explained["hits"]?.["hits"]?.[0]?.["_explanation"]?.["details"])).toMatchObject([
        { description: "хар" },
        { description: "гутал" },
      ])
      expect((await trial().ask(typed, body)).body["hits"]?.["hits"]?.[0]).not.toHaveProperty("_explanation")
    })

    it("finds its products again after the rule that reads their words has changed", async () => {
      const { db } = trial()
      expect(await refreshWords(db, instantOf(now.getTime()))).toBe(false)
      await db.query("update search_words_rule set version = 0")
      await db.query("update search_words set words = ''")
      expect(await refreshWords(db, instantOf(now.getTime()))).toBe(true)
      expect(await slugs("гитар")).toEqual(["gitar"])
    })
  })
}
