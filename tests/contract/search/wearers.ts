/** Searches for somebody: who a product is for, its colour, and its kind. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Localized } from "#domain/entities/locale.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { indexNames } from "#backend/search/indexing/index-names.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import { now, typedSearch, type SearchTrial } from "./trial.ts"

type Worn = {
  readonly slug: string
  /** Noun of its title. */
  readonly kind: string
  readonly colours: ReadonlyArray<string>
  /** Who wears it, in English, as its properties say; `null` where they do not. */
  readonly gender: string | null
  readonly age: string | null
}

/** Products of the shop with what their own columns say, and not the index. */
const worn = (trial: SearchTrial): Promise<ReadonlyArray<Worn>> =>
  trial.db.query<Worn>(`
    select p.slug,
      lower(substring(split_part(p.title ->> 'mn', ',', 1) from '[^ ]+$')) as kind,
      (select property ->> 'en' from jsonb_array_elements(p.properties) as property where property ->> 'key' = 'gender') as gender,
      (select property ->> 'en' from jsonb_array_elements(p.properties) as property where property ->> 'key' = 'age_group') as age,
      array(
        select distinct lower(choice ->> 'mn') from variants v, jsonb_array_elements(v.options) as choice
        where v.product_id = p.id and choice ->> 'key' = 'colour'
      ) as colours
    from products p where p.for_sale order by p.id`)

const isForChildren = ({ age }: Worn): boolean => age === "Children" || age === "Babies"
/** Words of an audience, each with whether a product is for it alone, and whether it is for others alone. */
const wearerWords: ReadonlyArray<readonly [word: string, isForIt: (product: Worn) => boolean, isForOthers: (product: Worn) => boolean]> = [
  ["эрэгтэй", ({ gender }) => gender === "Men", (product) => product.gender === "Women" || isForChildren(product)],
  ["эмэгтэй", ({ gender }) => gender === "Women", (product) => product.gender === "Men" || isForChildren(product)],
  ["хүүхдийн", ({ age }) => age === "Children", ({ age }) => age === "Adults"],
]

export const wearers = (trial: () => SearchTrial): void => {
  const { found, slugs } = typedSearch(trial)

  describe("a typed text with a wearer or a colour", () => {
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
      ["эрэгтэй хар цамц", "eregtei-nooluuran-tsamts", []],
      ["red dress for girls", "khuukhdiin-uvliin-kurtik", ["dress"]],
      ["эрэгтэй хар хөх өмд", "eregtei-bogino-umd", []],
      ["нил ягаан цамц", "torgon-tsamts", []],
      ["аавдаа гутал", "eregtei-albany-gutal", []],
      ["cashmere sweater for him", "eregtei-nooluuran-tsamts", []],
      ["аавд бэлэглэх зангиа", "torgon-zangia", []],
      ["найз охиндоо даашинз", "udshiin-urt-daashinz", []],
    ])("«%s» finds for its wearer %s first, and leaves out %j [S9]", async (text, first, leftOutWords) => {
      const { tiles, leftOut, part } = await found(text)
      expect([tiles[0]?.slug, leftOut, part]).toEqual([first, leftOutWords, undefined])
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
      ["ээждээ пальто", /eregtei/],
      ["coat for my husband", /emegtei|nooluuran/],
      ["найз охиндоо гутал", /khuukhdiin|eregtei/],
      ["хар хөх өмд", /jinsen/],
    ])("«%s» finds nothing for others", async (text, others) => {
      expect((await slugs(text)).filter((slug) => others.test(slug))).toEqual([])
    })

    it.each([
      ["blue dress", "blue", /daashinz$/],
      ["улаан пүүз", "улаан", /puuz$/],
      ["эрэгтэй улаан цамц", "улаан", /tsamts|futbolk/],
      ["green kids jacket", "green", /kurtik$/],
    ])("«%s» leaves out «%s», and finds the same kind in other colours", async (text, colour, kind) => {
      const { tiles, leftOut } = await found(text)
      expect([leftOut, tiles.length > 0, tiles.filter(({ slug }) => !kind.test(slug))]).toEqual([[colour], true, []])
    })

    describe.each(wearerWords)("naming «%s»", (wearer, isForIt, isForOthers) => {
      const turn = wearerWords.findIndex(([word]) => word === wearer)

      it("finds nothing that is for others alone, whatever kind and colour it names", async () => {
        const all = await worn(trial())
        const bySlug = new Map(all.map((product) => [product.slug, product]))
        const kinds = [...new Set(all.filter(({ gender }) => gender !== null).map(({ kind }) => kind))]
        const wrong: string[] = []
        let count = 0
        // A third of the kinds for each wearer.
        const named = kinds.filter((_, at) => at % wearerWords.length === turn)
        for (const text of named.map((kind, at) => (at % 2 === 0 ? `${wearer} ${kind}` : `улаан ${wearer} ${kind}`))) {
          for (const slug of await slugs(text)) {
            const product = bySlug.get(slug)
            count += 1
            if (product === undefined || isForOthers(product)) wrong.push(`${text}: ${slug}`)
          }
        }
        expect([wrong, count > 5]).toEqual([[], true])
      })

      it("leaves out another word before the wearer, the colour and the kind", async () => {
        const all = await worn(trial())
        const bySlug = new Map(all.map((product) => [product.slug, product]))
        const oneOfEachKind = new Map(all.filter(isForIt).map((product) => [product.kind, product]))
        const wrong: string[] = []
        for (const [at, { kind, colours }] of [...oneOfEachKind.values()].entries()) {
          const colour = colours[at % colours.length]
          if (colour === undefined) continue
          const text = at % 2 === 0 ? `кваркваркв ${wearer} ${colour} ${kind}` : `${colour} ${kind} ${wearer} кваркваркв`
          const { tiles, leftOut } = await found(text)
          const first = bySlug.get(tiles[0]?.slug ?? "")
          const isMeant = first?.colours.includes(colour) === true && !isForOthers(first) && leftOut.join() === "кваркваркв"
          if (!isMeant) wrong.push(`${text}: ${first?.slug ?? "nothing"} without ${leftOut.join()}`)
        }
        expect([wrong, oneOfEachKind.size > 1]).toEqual([[], true])
      })
    })

    describe("of any shop's own categories and options", () => {
      const slug = "khuukhdiin-puuz"
      type Stored = { readonly id: number; readonly taxon_id: number; readonly title: Localized; readonly taxon: Localized }
      /** Renames a children's shoe, its category and its colour, in both languages, until the returned function is called. */
      const renameShoe = async (): Promise<() => Promise<void>> => {
        const { db } = trial()
        const [shoe] = await db.query<Stored>(
          "select p.id, p.taxon_id, p.title, t.name as taxon from products p join taxons t on t.id = p.taxon_id where p.slug = $1",
          [slug],
        )
        if (shoe === undefined) throw new Error(`there is no ${slug}`)
        const variants = await db.query<{ id: number; options: unknown }>("select id, options from variants where product_id = $1", [
          shoe.id,
        ])
        const store = async (title: Localized, taxon: Localized, optionsOf: (options: string) => string) => {
          await db.query("update products set title = $2 where id = $1", [shoe.id, JSON.stringify(title)])
          await db.query("update taxons set name = $2 where id = $1", [shoe.taxon_id, JSON.stringify(taxon)])
          for (const { id, options } of variants)
            await db.query("update variants set options = $2::text::jsonb where id = $1", [id, optionsOf(JSON.stringify(options))])
          await indexProducts(db, [shoe.id], instantOf(now.getTime()))
          await indexNames(db)
        }
        await db.query("update products set properties = '[]' where id = $1", [shoe.id])
        await store({ mn: "Ололт", en: "Ololt" }, { mn: "Бяцхан хүүхдийн шаахай", en: "Toddler footwear" }, (options) =>
          options.replaceAll("Цагаан", "Бургунди").replaceAll(/"[Ww]hite"/g, '"Burgundy"'),
        )
        return () => store(shoe.title, shoe.taxon, (options) => options)
      }
      let restore = () => Promise.resolve()
      beforeAll(async () => {
        restore = await renameShoe()
      })
      afterAll(() => restore())

      it.each(["бургунди хүүхдийн шаахай", "burgundy toddler footwear", "children's burgundy footwear"])(
        "«%s» finds the product of that colour, kind and wearer",
        async (text) => {
          expect(await slugs(text)).toEqual([slug])
        },
      )

      it("«эрэгтэй бургунди шаахай» finds nothing of children's", async () => {
        expect(await slugs("эрэгтэй бургунди шаахай")).not.toContain(slug)
      })

      it("«burgundy coat» leaves out the colour that no coat has", async () => {
        expect((await found("burgundy coat")).leftOut).toEqual(["burgundy"])
      })
    })
  })
}
