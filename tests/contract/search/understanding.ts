/** Searches as they are typed: relevance, words left out, codes of what is sold out, and the lists of their own. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { Localized } from "#domain/entities/locale.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { indexNames } from "#backend/search/indexing/index-names.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import { refreshWords } from "#backend/search/indexing/words-rule.ts"
import { emptyListingQuery, readListingQuery } from "#domain/rules/catalogue/listing-query.ts"
import { plain } from "#tests/contract/support/test-backend.ts"
import { now, typed, type SearchTrial } from "./trial.ts"

const everyday = readFileSync(new URL("../../samples/search/everyday-questions.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([text = "", first = ""]) => [text, first] as const)

export const understanding = (trial: () => SearchTrial): void => {
  const found = async (text: string) =>
    trial()
      .storefront("mn")
      .listing({ ...emptyListingQuery, text })
  const slugs = async (text: string) => (await found(text)).tiles.map(({ slug }) => slug)

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
    ])("«%s» finds %s [S9]", async (text, slug) => {
      expect((await slugs(text)).slice(0, 6)).toContain(slug)
    })

    it("«цамц» brings no camera", async () => {
      const all = await slugs("цамц")
      expect(all.length).toBeGreaterThan(4)
      expect(all.filter((slug) => slug.includes("kamyer"))).toEqual([])
    })

    it("«торт» brings cakes and nothing that only begins so", async () => {
      expect((await slugs("торт")).toSorted()).toEqual(["tursun-udriin-byaluu", "zusmel-byaluu"])
    })

    it.each([
      ["говь", "даашинз"],
      ["харандаа", "гутал"],
    ])("«%s» brings nothing of «%s», which only sounds so", async (text, other) => {
      const [mine, others] = [await slugs(text), await slugs(other)]
      expect(mine.length).toBeGreaterThan(0)
      expect(mine.filter((slug) => others.includes(slug))).toEqual([])
    })

    it.each([
      ["kids winter coat", "khuukhdiin-uvliin-kurtik", ["winter coat"]],
      ["хүүхдийн пальто", "khuukhdiin-uvliin-kurtik", ["пальто"]],
      ["huuhdiin palto", "khuukhdiin-uvliin-kurtik", ["palto"]],
      ["children's winter jacket", "khuukhdiin-uvliin-kurtik", []],
      ["children’s winter jacket", "khuukhdiin-uvliin-kurtik", []],
      ["boys jacket", "khuukhdiin-uvliin-kurtik", []],
      ["эмэгтэй хүүхдийн гутал", "khuukhdiin-puuz", []],
      ["хөвгүүдийн гутал", "khuukhdiin-puuz", []],
      ["girls boots", "khuukhdiin-puuz", ["boots"]],
      ["red kids boots", "khuukhdiin-puuz", ["red", "boots"]],
      ["хүүхдийн өвлийн гутал", "khuukhdiin-puuz", ["өвлийн"]],
      ["huuhdiin uvliin gutal", "khuukhdiin-puuz", ["uvliin"]],
      ["baby shoes", "khuukhdiin-puuz", ["baby"]],
      ["нялх хүүхдийн куртик", "khuukhdiin-uvliin-kurtik", ["нялх хүүхдийн"]],
      ["эрэгтэй хар цүнх", "barimtyn-arisan-tsunkh", []],
      ["men's black bag", "barimtyn-arisan-tsunkh", []],
      ["eregtei har tsunh", "barimtyn-arisan-tsunkh", []],
      ["red women's coat", "emegtei-nooson-palito", []],
      ["daagaldai гутал", "khuukhdiin-puuz", []],
      ["эрэгтэй оймс", "temeenii-nooson-oims", ["эрэгтэй"]],
    ])("«%s» keeps for whom it is: %s first, without %s [S9]", async (text, first, lost) => {
      const { tiles, leftOut, part } = await found(text)
      expect([tiles[0]?.slug, leftOut, part]).toEqual([first, lost, undefined])
    })

    it.each([
      ["kids coat", /^(?:emegtei|eregtei|nooluuran)/],
      ["хүүхдийн малгай", /^./],
      ["kids scarf", /^./],
      ["girls dress", /udshiin|tsetsgen|emegtei/],
      ["эрэгтэй юбка", /^(?:emegtei|khuniastai)/],
      ["women's suit", /eregtei/],
      ["эмэгтэй костюм", /eregtei/],
      ["men bag", /gar-tsunkh|klatch|bumbug/],
      ["эрэгтэй малгай", /zuny/],
    ])("«%s» shows nothing that is for others", async (text, others) => {
      expect((await slugs(text)).filter((slug) => others.test(slug))).toEqual([])
    })

    it.each([
      ["blue dress", "blue", /daashinz$/],
      ["улаан пүүз", "улаан", /puuz$/],
      ["эрэгтэй улаан цамц", "улаан", /tsamts|futbolk/],
      ["green kids jacket", "green", /kurtik$/],
    ])("«%s» says that there is none «%s», and shows what is called so in other colours", async (text, colour, called) => {
      const { tiles, leftOut } = await found(text)
      expect([leftOut, tiles.length > 0, tiles.filter(({ slug }) => !called.test(slug))]).toEqual([[colour], true, []])
    })

    it("reads for whom, colours and kinds from any shop's own categories and options", async () => {
      const { db } = trial()
      const [shoe] = await db.query<{ id: number; taxon_id: number; title: Localized }>(
        "select id, taxon_id, title from products where slug = 'khuukhdiin-puuz'",
      )
      const [name] = await db.query<{ name: Localized }>("select name from taxons where id = $1", [shoe?.taxon_id])
      const restore = (
        await db.query<{ id: number; options: unknown }>("select id, options from variants where product_id = $1", [shoe?.id])
      ).map(({ id, options }) => [id, JSON.stringify(options)] as const)
      const reindex = async () => {
        await indexProducts(db, [shoe?.id ?? 0], instantOf(now.getTime()))
        await indexNames(db)
      }
      await db.query("update products set title = $2, properties = '[]' where id = $1", [
        shoe?.id,
        JSON.stringify({ mn: "Ололт", en: "Ololt" }),
      ])
      await db.query("update taxons set name = $2 where id = $1", [
        shoe?.taxon_id,
        JSON.stringify({ mn: "Бяцхан хүүхдийн шаахай", en: "Toddler footwear" }),
      ])
      for (const [id, options] of restore)
        await db.query("update variants set options = $2::text::jsonb where id = $1", [
          id,
          options.replaceAll("Цагаан", "Бургунди").replaceAll(/"[Ww]hite"/g, '"Burgundy"'),
        ])
      await reindex()
      expect([
        await slugs("бургунди хүүхдийн шаахай"),
        await slugs("burgundy toddler footwear"),
        await slugs("children's burgundy footwear"),
      ]).toEqual([["khuukhdiin-puuz"], ["khuukhdiin-puuz"], ["khuukhdiin-puuz"]])
      expect((await slugs("эрэгтэй бургунди шаахай")).map(String).includes("khuukhdiin-puuz")).toBe(false)
      expect((await found("burgundy coat")).leftOut).toEqual(["burgundy"])
      await db.query("update products set title = $2 where id = $1", [shoe?.id, JSON.stringify(shoe?.title)])
      await db.query("update taxons set name = $2 where id = $1", [shoe?.taxon_id, JSON.stringify(name?.name)])
      for (const [id, options] of restore) await db.query("update variants set options = $2::text::jsonb where id = $1", [id, options])
      await reindex()
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
    ])("«%s» finds what «%s» does [S9]", async (text, meant) => {
      const [mine, others] = [await found(text), await found(meant)]
      expect([mine.total > 0, mine.tiles.map(({ slug }) => slug), mine.leftOut, mine.corrected]).toEqual([
        true,
        others.tiles.map(({ slug }) => slug),
        others.leftOut,
        null,
      ])
    })

    it.each([
      ["данх хар", "хар"],
      ["umbrella women", "women"],
      ["iphone 15", "15"],
      ["торт 7 кг", "7 кг"],
      ["шүхэр XL", "xl"],
    ])("«%s» loses «%s», which only says which one, and not what is looked for", async (text, lost) =>
      expect((await found(text)).leftOut).toEqual([lost]),
    )

    it.each([
      ["ээждээ өгөх бэлэг", "бэлэг"],
      ["цагаан сарын бэлэг", "бэлэг"],
      ["50% хямдралтай гутал", "гутал"],
      ["55 инчийн телевизор", "телевизор"],
      ["50000 төгрөгийн бэлэг", "бэлэг"],
      ["55 инчтэй зурагт", "зурагт"],
      ["1 литрийн сүү", "сүү 1л"],
      ["мартын 8-нд бэлэг", "бэлэг"],
      ["гитар байгаа юу", "гитар"],
      ["зурагт 4к", "зурагт"],
      ["ор 160*200", "ор 160x200"],
      ["ор 160 х 200", "ор 160x200"],
    ])("«%s» finds what «%s» does, and loses no word", async (text, same) => {
      const [mine, others] = [await found(text), await slugs(same)]
      expect([mine.leftOut, mine.tiles[0] !== undefined && others.includes(mine.tiles[0].slug)]).toEqual([[], true])
    })

    it.each(everyday)("answers «%s» with «%s» first, or with nothing where none of it is there [S9]", async (text, first) => {
      expect((await found(text)).tiles[0]?.title ?? "").toBe(first)
    })

    it.each([
      ["авто тос", "авто", "Өвлийн дугуй R16"],
      ["морин хуур", "хуур", "Цахилгаан төгөлдөр хуур"],
      ["махан хиам", "махан", "Үхрийн цул мах, 1 кг"],
      ["кофе машин", "кофе", "Кофены үр"],
      ["шүдний паст", "шүдний", "Шүдний сойз, 2 ширхэг"],
      ["левис жинс", "жинс", "Эрэгтэй жинсэн өмд"],
      ["кофе чанагч", "кофе", "Кофены үр"],
      ["iphone case", "iphone", "Ухаалаг утас"],
      ["муурын элс", "муурын", "Муурын хоол"],
      ["принтерийн хор", "принтерийн", "Өнгөт хэвлэгч"],
    ])("says that nothing of «%s» is there, and leads on by «%s» to «%s»", async (text, part, first) => {
      const page = await found(text)
      expect([page.total, page.tiles, page.part, page.instead?.[0]?.title]).toEqual([0, [], part, first])
    })

    it.each(["тоос сорогч", "угаалгын машин", "оёдлын машин", "гэрийн тапочик", "арьсан бүс", "нарны тос"])(
      "leads on from «%s» to what is popular, since no part of it is near",
      async (text) => {
        const page = await found(text)
        expect([page.total, page.part, (page.instead ?? []).length > 0]).toEqual([0, undefined, true])
      },
    )

    it.each([
      ["үзэг дэвтэр", ["devter-a5", "kharandaany-bagts", "uzeg"]],
      ["цай кофе", ["kofyeny-ur-250-g", "nogoon-tsai-100-g"]],
      ["кофе цай", ["kofyeny-ur-250-g", "nogoon-tsai-100-g"]],
      ["талх сүү", ["shine-suu-1-l", "ulaan-buudain-talkh"]],
      ["малгай бээлий", ["arisan-beelii", "saravchtai-malgai"]],
    ])("lists each of the things of «%s» [S9]", async (text, wanted) => {
      const { tiles, leftOut } = await found(text)
      expect([tiles.map(({ slug }) => slug), leftOut]).toEqual([expect.arrayContaining(wanted), []])
    })

    it.each([
      ["гар цүнх", ["arisan-gar-tsunkh"]],
      ["бөмбөг сагс", ["sagsny-bumbug"]],
    ])("«%s» is the name of one thing, and no list", async (text, wanted) => {
      expect(await slugs(text)).toEqual(wanted)
    })

    it.each(["сүү ширхэгтэй", "паззл 500 ширхэгтэй"])(
      "«%s» loses its unknown word rather than being corrected to what fits no other",
      async (text) => {
        const { tiles, corrected } = await found(text)
        expect([tiles.length > 0, corrected]).toEqual([true, null])
      },
    )

    it("does not correct a text to itself", async () => {
      expect((await found("сарнай 11 ширхэг")).corrected).toBeNull()
    })

    it("«бэлэг» finds gifts, and «хямд» what is on sale", async () => {
      expect((await slugs("бэлэг")).slice(0, 2)).toContain("amttany-belgiin-bagts")
      const cheap = (await found("хямд")).tiles
      expect(cheap.length).toBeGreaterThan(3)
      expect(cheap.every(({ salePercent }) => salePercent > 0)).toBe(true)
    })

    it("loses a word that no product has, and says so", async () => {
      const { tiles, leftOut } = await found("гитар кваркваркв")
      expect([tiles.map(({ slug }) => slug), leftOut]).toEqual([["gitar"], ["кваркваркв"]])
      expect((await found("гитар")).leftOut).toEqual([])
    })

    it("finds what is sold out by its exact code alone", async () => {
      const stock = (count: number) =>
        trial().db.query("update variants set on_hand = $1 where product_id = (select id from products where slug = 'kaktus')", [count])
      const [row] = await trial().db.query<{ sku: string }>("select sku from products where slug = 'kaktus'")
      await stock(0)
      expect([await slugs(row?.sku ?? ""), await slugs("кактус")]).toEqual([["kaktus"], []])
      await stock(5)
    })

    it("explains its order to developers", async () => {
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
  })

  it("new arrivals, deals and sale are lists of their own [S31]", async () => {
    const list = async (collection: "new" | "deals" | "sale") =>
      (
        await trial()
          .storefront("mn")
          .listing(readListingQuery(null, "", collection))
      ).tiles
    const [fresh, deals, sale] = [await list("new"), await list("deals"), await list("sale")]
    const month = 30 * 86_400_000
    expect(fresh.length).toBeGreaterThan(0)
    expect(fresh.every(({ createdAt }) => createdAt !== null && now.getTime() - Date.parse(createdAt) <= month)).toBe(true)
    const week = now.getTime() + 7 * 86_400_000
    expect(deals.length).toBeGreaterThan(0)
    expect(
      deals.every(
        ({ saleExpireAt }) => saleExpireAt !== null && Date.parse(saleExpireAt) > now.getTime() && Date.parse(saleExpireAt) <= week,
      ),
    ).toBe(true)
    expect(sale.length).toBeGreaterThan(deals.length)
    expect(sale.map(({ salePercent }) => salePercent)).toEqual(
      sale.map(({ salePercent }) => salePercent).toSorted((one, other) => other - one),
    )
  })

  it("reads all products again when the rule of the words has changed", async () => {
    const { db } = trial()
    expect(await refreshWords(db, instantOf(now.getTime()))).toBe(false)
    await db.query("update search_words_rule set version = 0")
    await db.query("update search_words set words = ''")
    expect(await refreshWords(db, instantOf(now.getTime()))).toBe(true)
    expect(await slugs("гитар")).toEqual(["gitar"])
  })
}
