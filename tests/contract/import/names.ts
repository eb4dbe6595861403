/** Names of categories and brands in a product file: what is found by them, renamed by them, and refused. */
import { expect, it } from "vitest"
import { termsQuery } from "#adapters/search/requests/terms.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { textIn } from "#backend/database/localized-column.ts"
import type { Report } from "#backend/import/import-products.ts"
import { taxonsChangedAt } from "#backend/shell/taxon-counts.ts"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { guest } from "#tests/contract/search/trial.ts"
import { inEnglish } from "#tests/english-commands.ts"
import type { ImportSteps } from "./import-steps.ts"

const heading = "handle,title_mn,price,stock,category,category_mn,category_en,brand,brand_mn,brand_en"
/** A row with a category and a brand, as the cells of the file have them. */
const row = (handle: string, category: string, categoryNames: string = ",", brand: string = "", brandNames: string = ","): string =>
  `${handle},Бараа,1000,5,${category},${categoryNames},${brand},${brandNames}`
const wrongOf = ({ wrong }: Report): ReadonlyArray<string> =>
  wrong.map(({ line, column, reason }) => `${line} ${column}: ${inEnglish(reason)}`)
const remarksOf = ({ remarks }: Report): ReadonlyArray<string> => remarks.map(({ line, reason }) => `${line}: ${inEnglish(reason)}`)

export const namesOf = (shop: () => Trial, { take, tryOut, stopped }: ImportSteps): void => {
  /** Names as they are shown. */
  const names = `${textIn("name", "mn")} as mn, ${textIn("name", "en")} as en`
  const categories = (root: string) =>
    shop().db.query<{ permalink: string; mn: string; en: string }>(
      `select permalink, ${names} from taxons where permalink = $1 or starts_with(permalink, $1 || '/') order by id`,
      [root],
    )
  const brand = async (code: string) =>
    (await shop().db.query<{ mn: string; en: string }>(`select ${names} from brands where code = $1`, [code]))[0]
  const isFound = async (slug: string, query: string): Promise<boolean> => {
    const { body } = await shop().call("POST", "/search-service/products/_search", {
      headers: guest,
      body: { query: { bool: { must: [termsQuery(query)], filter: [{ term: { slug } }] } } },
    })
    return (plain(body["hits"]) as { readonly total: { readonly value: number } }).total.value === 1
  }

  it("rename a category by its address, which redirects, and all its products are found by the new name [I3]", async () => {
    await take(heading, row("ren-1", "ren/coats", "Рен > Хүрэмнүүд,"), row("ren-2", "ren/coats"))
    const changedAt = () => taxonsChangedAt(shop().db, "2020-01-01T00:00:00.000Z" as Instant)
    const before = await changedAt()
    const report = await take(heading, row("ren-1", "ren/coats", "Рен > Зузаан цувнууд,Ren > Thick coats"))
    expect(report).toMatchObject({ wrong: [], isWritten: true })
    expect(remarksOf(report)).toEqual([
      "2: the category ren gets the name «Ren» in place of «Рен»",
      "2: the category ren/coats gets the name «Зузаан цувнууд» in place of «Хүрэмнүүд»",
      "2: the category ren/coats gets the name «Thick coats» in place of «Хүрэмнүүд»",
    ])
    expect(await categories("ren")).toEqual([
      { permalink: "ren", mn: "Рен", en: "Ren" },
      { permalink: "ren/coats", mn: "Зузаан цувнууд", en: "Thick coats" },
    ])
    expect([await isFound("ren-1", "зузаан"), await isFound("ren-2", "зузаан"), await isFound("ren-2", "хүрэмнүүд")]).toEqual([
      true,
      true,
      false,
    ])
    // A browser that asks what has changed since its last fetch gets the categories again.
    expect(Date.parse(await changedAt())).toBeGreaterThan(Date.parse(before))
    expect(JSON.stringify((await shop().call("GET", "/api/v2/taxons/all")).body)).toContain("Зузаан цувнууд")
    expect(remarksOf(await take(heading, row("ren-1", "ren/coats", "Рен > Зузаан цувнууд,Ren > Thick coats")))).toEqual([])
  })

  it("rename an untranslated category in both languages, and leave a level with an empty name as it is [I3]", async () => {
    await take(heading, row("foll-1", "foll/one", "Фолл > Нэг,"))
    await take(heading, row("foll-1", "foll/one", " > Хоёр,"))
    expect(await categories("foll")).toEqual([
      { permalink: "foll", mn: "Фолл", en: "Фолл" },
      { permalink: "foll/one", mn: "Хоёр", en: "Хоёр" },
    ])
  })

  it("find a category by the name that it has now, and by the one of its address with a remark [I3]", async () => {
    await take(heading, row("now-1", "Ноу > Малгай"))
    await take(heading, row("now-1", "nou/malgai", " > Бүрх,"))
    expect(remarksOf(await take(heading, row("now-2", "Ноу > Бүрх")))).toEqual([])
    expect(remarksOf(await take(heading, row("now-3", "Ноу > Малгай")))).toEqual([
      "2: «Малгай» is taken for the category nou/malgai, which is called «Бүрх»",
    ])
    expect((await categories("nou")).map(({ permalink }) => permalink)).toEqual(["nou", "nou/malgai"])
  })

  it("name a new category by any of its lines [I3]", async () => {
    expect(
      remarksOf(await take(heading, row("any-1", "eni/khurem"), row("any-2", "Эни > Хүрэм"), row("any-3", "eni/khurem", ",Any > Coats"))),
    ).toEqual(["2: the category eni is new: «Эни»", "2: the category eni/khurem is new: «Хүрэм»"])
    expect(await categories("eni")).toEqual([
      { permalink: "eni", mn: "Эни", en: "Any" },
      { permalink: "eni/khurem", mn: "Хүрэм", en: "Coats" },
    ])
  })

  it("remark a new category and a new brand, so that a typing error is seen before it is written [I3]", async () => {
    await take(heading, row("slip-1", "Слип > Ор", ",", "Слип Мод"))
    const report = await tryOut(heading, row("slip-2", "Слип > Орр", ",", "Слип Модд"))
    expect(remarksOf(report)).toEqual(["2: the category slip/orr is new: «Орр»", "2: the brand slip-modd is new: «Слип Модд»"])
    expect((await categories("slip")).length).toBe(2)
  })

  it("refuse an address or a code whose name another one has [I3]", async () => {
    await take(
      heading,
      row("clash-1", "clash/coats", "Клаш > Хүрэм,", "clash-a", "Клаш А,"),
      row("clash-2", "clash/hats", "Клаш > Малгай,", "clash-b", "Клаш Б,"),
    )
    expect(wrongOf(await take(heading, row("clash-3", "clash/coat", "Клаш > хүрэм,", "clash-aa", "Клаш А,")))).toEqual([
      "2 category_mn: clash/coat would be called «хүрэм» as clash/coats is; write clash/coats or another name",
      "2 brand_mn: clash-aa would be called «Клаш А» as clash-a is; write clash-a or another name",
    ])
    expect(wrongOf(await take(heading, row("clash-2", "clash/hats", "Клаш > Хүрэм,")))).toEqual([
      "2 category_mn: clash/hats would be called «Хүрэм» as clash/coats is; write clash/coats or another name",
    ])
    // Both are renamed: the names differ afterwards.
    expect(
      wrongOf(await take(heading, row("clash-1", "clash/coats", "Клаш > Малгай,"), row("clash-2", "clash/hats", "Клаш > Хүрэм,"))),
    ).toEqual([])
  })

  it("refuse two names of one category, and names of fewer levels [I3]", async () => {
    const report = await take(
      heading,
      row("two-1", "two/one", "Хоёр > А,"),
      row("two-2", "two/one", "Хоёр > Б,"),
      row("two-3", "two/one", "А,"),
      row("two-4", "two", ",", "two-brand", "Т,T"),
      row("two-5", "two", ",", "two-brand", ",U"),
    )
    expect(wrongOf(report)).toEqual([
      "3 category_mn: two/one is called «Б» here and «А» in line 2",
      "4 category_mn: names 1 of the 2 levels of two/one; leave a name empty between > to let it be",
      "6 brand_en: two-brand is called «U» here and «T» in line 5",
    ])
    expect(await categories("two")).toEqual([])
  })

  it("refuse a name that several categories have [I3]", async () => {
    for (const permalink of ["twin-a", "twin-b"])
      await shop().db.query(
        `insert into taxons (id, parent_id, level, permalink, name)
         select max(id) + 1, null, 0, $1, '{"mn": "Ихэр", "en": "Twin"}' from taxons`,
        [permalink],
      )
    expect(wrongOf(await take(heading, row("twin-1", "Ихэр > Нэг")))).toEqual([
      "2 category: Ихэр is the name of twin-a, twin-b; write one of these",
    ])
  })

  it("rename a brand by its code or its name, and its page redirects [I3]", async () => {
    await take(heading, row("brand-1", "women", ",", "Брэндийн Мод"), row("brand-2", "women", ",", "Брэндийн Мод"))
    const report = await take(heading, row("brand-1", "women", ",", "Брэндийн Мод", "Брэндийн Төмөр,Brand Iron"))
    expect(remarksOf(report)).toEqual([
      "2: the brand brendiin-mod gets the name «Брэндийн Төмөр» in place of «Брэндийн Мод»",
      "2: the brand brendiin-mod gets the name «Brand Iron» in place of «Брэндийн Мод»",
    ])
    expect(await brand("brendiin-mod")).toEqual({ mn: "Брэндийн Төмөр", en: "Brand Iron" })
    expect((await shop().call("GET", "/api/v2/brands/brendiin-mod")).body).toMatchObject({ name: "Брэндийн Төмөр" })
    expect([await isFound("brand-2", "төмөр"), await isFound("brand-2", "iron")]).toEqual([true, true])
    // The same file again finds it by its code.
    expect(await take(heading, row("brand-1", "women", ",", "Брэндийн Мод", "Брэндийн Төмөр,Brand Iron"))).toMatchObject({
      wrong: [],
      remarks: [],
      unchanged: 1,
    })
    expect(await take(heading, row("brand-2", "women", ",", "Brand Iron"))).toMatchObject({
      wrong: [],
      remarks: [],
      unchanged: 1,
    })
  })

  it("reach the search where an import was stopped after it renamed [I3]", async () => {
    await take(heading, row("stop-1", "stop", "Зогссон,"))
    await expect(stopped(heading, row("stop-1", "stop", "Үргэлжилсэн,"))).rejects.toThrow("stopped")
    expect([(await categories("stop"))[0]?.mn, await isFound("stop-1", "үргэлжилсэн")]).toEqual(["Үргэлжилсэн", false])
    await take(heading, row("stop-1", "stop", "Үргэлжилсэн,"))
    expect(await isFound("stop-1", "үргэлжилсэн")).toBe(true)
  })
}
