import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { readProducts, readTaxons } from "#backend/demo/demo.ts"
import { labelOf } from "#backend/catalogue/products/labels.ts"
import { productRow, variantRows } from "#backend/demo/catalogue/product-rows.ts"
import { isFitting, readReviews } from "#backend/demo/catalogue/reviews.ts"
import { readTable } from "#backend/tsv-table.ts"
import type { Variant } from "#domain/entities/catalogue/product.ts"
import type { TaxonId, VariantId } from "#domain/entities/ids.ts"
import { sizeGuide } from "#domain/rules/catalogue/size-guide.ts"
import { tugrik } from "#domain/rules/money.ts"
import { fieldOf } from "#backend/search/engine/fields.ts"
import { distance, distanceToBeginning } from "#backend/search/text/edit-distance.ts"
import { foldedWords, spellings } from "#backend/search/text/text-folding.ts"
import { createPostings } from "#backend/search/engine/postings.ts"
import { createVersionedCache } from "#backend/search/engine/versioned-cache.ts"

const products = await readProducts()
const reviewsOf = await readReviews()
const today = new Date("2026-11-21T00:00:00.000Z")
const moment = "2026-11-21T12:00:00.000Z" as Instant
const rows = () =>
  products.map((product) => {
    const variants = variantRows(product)
    const since = new Date(productRow(product, { taxon: 1, vendor: "" }, [], today, moment).created_at)
    const reviews = reviewsOf(product, variants.length, since, today)
    return { product: productRow(product, { taxon: 1, vendor: "" }, reviews, today, moment), variants, reviews }
  })

describe("demo catalogue", () => {
  it("is deterministic", async () => {
    expect(await readProducts()).toEqual(products)
    expect(rows()).toEqual(rows())
  })

  it("has 192 products in 204 categories, each with a description and a picture", async () => {
    const taxons = new Set((await readTaxons()).map(({ permalink }) => permalink))
    expect([products.length, taxons.size]).toEqual([192, 204])
    for (const { permalink, description, pictures, title } of products) {
      expect(taxons).toContain(permalink)
      for (const text of [description.mn, description.en ?? "", title.mn, title.en ?? "", pictures[0] ?? ""]) expect(text).not.toBe("")
    }
  })

  it("is complete in English", () => {
    const texts = products.flatMap(({ groups, properties, unit, title, description }) => [
      title.en,
      description.en,
      unit.en,
      ...properties.map(({ en }) => en),
      ...groups.flat().flatMap(({ en, value }) => [en, value]),
    ])
    expect(texts).not.toContain(undefined)
    expect(texts.filter((text) => /\p{Script=Cyrillic}/u.test(text ?? ""))).toEqual([])
  })

  it("has a variant with a distinct name for every combination of options, some with little and some without stock", () => {
    const all = rows()
    const variants = all.flatMap((row) => row.variants)
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length)
    expect(variants.some(({ on_hand }) => on_hand === 0)).toBe(true)
    expect(variants.some(({ on_hand }) => on_hand > 0 && on_hand < 4)).toBe(true)
    expect(all.every((row) => row.variants.some(({ on_hand }) => on_hand > 0))).toBe(true)
    for (const { product, variants: own } of all) {
      expect(own.map(({ selling_price }) => selling_price)).toContain(product.selling_price)
      for (const { price, selling_price: paid } of own) expect(paid).toBeLessThanOrEqual(price)
    }
  })

  it("names no variant in the title of a product that has several", () => {
    const named = products.filter(({ title, groups }) =>
      groups.some((group) => group.length > 1 && group.some(({ mn }) => /\d/u.test(mn) && title.mn.includes(mn))),
    )
    expect(named.map(({ title }) => title.mn)).toEqual([])
    const of = (slug: string) => products.find((product) => product.slug === slug)
    expect(of("zuragt-4k-55-inch")?.title).toEqual({ mn: "Зурагт 4K", en: "4K TV", latin: "zuragt 4k" })
    expect(of("byaslag-500-g")?.title).toMatchObject({ mn: "Бяслаг", en: "Cheese" })
    // The price stays that of the variant after which the product was named.
    expect(of("byaslag-500-g")?.bases[0]?.mn).toBe("500 г")
  })

  it("gives electronics facts of their kind, each with a label", () => {
    const electronics = products.filter(({ permalink }) => permalink.startsWith("electronics/"))
    const common = ["material", "season", "gender", "age_group", "weight", "net_content"]
    expect(electronics.filter(({ properties }) => !properties.some(({ key }) => !common.includes(key))).map(({ slug }) => slug)).toEqual([])
    const phone = products.find(({ slug }) => slug === "ukhaalag-utas-128gb")
    expect(phone?.properties.map(({ key }) => key)).toEqual(expect.arrayContaining(["screen", "memory", "battery", "weight"]))
    const keys = new Set(products.flatMap(({ properties }) => properties.map(({ key }) => key)))
    expect([...keys].filter((key) => labelOf(key, "mn") === key || labelOf(key, "en") === key)).toEqual([])
  })

  it("has a size guide of every size of clothes, shoes, gloves, hats and rings", () => {
    const level = (permalink: string) => ({ id: 1 as TaxonId, name: "", permalink })
    const rowsOf = ({ permalink, combinations }: (typeof products)[number]) => {
      const [top = "", second = ""] = permalink.split("/")
      const variants = combinations.map((choices): Variant => ({
        id: 1 as VariantId,
        sku: "",
        image: null,
        price: tugrik(1),
        sellingPrice: tugrik(1),
        totalOnHand: 1,
        optionValues: choices.map(({ key, value, mn, hex }) => ({ key, label: "", value, presentation: mn, hex })),
      }))
      return sizeGuide({ variants, l0: level(top), l1: level(`${top}/${second}`) })?.rows.length
    }
    // Helmets and diapers are sized by their makers.
    const worn = products
      .filter(({ permalink }) => !/^(?:sport\/cycling|kids\/baby)\b/.test(permalink))
      .flatMap((product) =>
        product.groups.filter(([first]) => /^(?:clothing|shoe|pants)_size$/.test(first?.key ?? "")).map((sizes) => ({ product, sizes })),
      )
    expect(worn.length).toBeGreaterThan(40)
    expect(
      worn
        .filter(({ product, sizes }) => rowsOf(product) !== sizes.length)
        .map(({ product, sizes }) => `${product.slug}: ${sizes.map(({ mn }) => mn).join(" ")}`),
    ).toEqual([])
  })

  it("prices larger sizes higher", () => {
    const cream = rows()
      .find(({ product }) => product.sku === "TST1020-01")
      ?.variants.map(({ selling_price: paid }) => paid)
    expect(cream?.[0]).toBe(69_000)
    expect(cream?.[1]).toBeGreaterThan(69_000)
    expect(cream?.[1]).toBeLessThan(2 * 69_000)
  })

  it("rates each product by its own reviews, without repeated texts", () => {
    for (const { product, reviews } of rows()) {
      expect(product.total_reviews).toBe(reviews.length)
      expect(reviews.length).toBeLessThanOrEqual(40)
      if (reviews.length > 0) {
        expect(Math.abs(product.average_rating - reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length)).toBeLessThan(0.051)
      }
      const texts = reviews.map(({ review }) => review).filter((text) => text !== "")
      expect(new Set(texts).size).toBe(texts.length)
      for (const { createdAt } of reviews) expect(createdAt.getTime()).toBeLessThanOrEqual(today.getTime())
    }
  })

  it("reviews each product as what it is: nothing of summer is warm at −25°, no sleeve is praised on a scarf", async () => {
    const texts = await readTable<"fits" | "rating" | "en">("reviews")
    const named = new Set([
      ...products.flatMap(({ slug, permalink }) => [slug, ...permalink.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"))]),
      "*",
      "vendor",
      "hotel",
      "hotel/town",
      "hotel/camp",
    ])
    expect(texts.flatMap(({ fits }) => fits.split(",").map((name) => name.replace("!", ""))).filter((name) => !named.has(name))).toEqual([])
    const of = (en: string) => products.filter((product) => texts.some((text) => text.en.includes(en) && isFitting(text.fits, product)))
    expect(of("At −25").length).toBeGreaterThan(5)
    expect(
      of("At −25")
        .filter(({ properties }) => !properties.some(({ key, en }) => key === "season" && /winter/i.test(en ?? "")))
        .map(({ slug }) => slug),
    ).toEqual([])
    expect(
      of("sleeves")
        .filter(({ permalink }) => !/clothing/u.test(permalink))
        .map(({ slug }) => slug),
    ).toEqual([])
    expect(of("every night").map(({ slug }) => slug)).toEqual(["ulgeriin-nom"])
    // Each has something of its own to be praised for.
    expect(
      products
        .filter((product) => !texts.some(({ fits, rating }) => rating === "5" && !fits.startsWith("*") && isFitting(fits, product)))
        .map(({ slug }) => slug),
    ).toEqual([])
    expect(
      texts.filter(({ fits }) => isFitting(fits, { slug: "nuurlan", permalink: "vendor" })).every(({ fits }) => fits === "vendor"),
    ).toBe(true)
    expect(texts.filter(({ fits }) => isFitting(fits, { slug: "hotel-1", permalink: "hotel/camp" })).map(({ fits }) => fits)).toEqual(
      expect.not.arrayContaining(["*", "vendor", "hotel/town"]),
    )
  })

  it("describes each product as what it is", async () => {
    const rows = await readTable<"of">("descriptions")
    const named = new Set(
      products.flatMap(({ slug, permalink }) => [slug, ...permalink.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"))]),
    )
    expect(rows.filter(({ of }) => !named.has(of))).toEqual([])
    const of = (slug: string) => products.find((product) => product.slug === slug)?.description.en ?? ""
    expect([of("khuvun-futbolk").includes("collar"), of("eregtei-albany-tsamts-zangiatai").includes("collar")]).toEqual([false, true])
    expect(of("khoolny-joryn-nom")).toContain("dishes")
    expect(of("skyeitbord")).not.toContain("handlebar")
  })

  it("marks products of the last two weeks as new", () => {
    const fortnight = today.getTime() - 14 * 86_400_000
    for (const { product } of rows()) expect(Date.parse(product.created_at) > fortnight).toBe(product.badges.includes("new"))
  })
})

describe("sales of the demo", () => {
  it("end at midnights in Ulaanbaatar, about a dozen of them on the day of the seed", () => {
    const ends = rows().flatMap(({ product }) => product.sale_expire_at ?? [])
    expect(ends.filter((end) => !end.endsWith("T16:00:00.000Z") || end <= moment)).toEqual([])
    const tonight = ends.filter((end) => end === "2026-11-21T16:00:00.000Z").length
    expect([tonight >= 8, tonight <= 16]).toEqual([true, true])
  })
})

/** Whether one is a prefix of a spelling of the other. */
const meet = (one: string, other: string): boolean =>
  spellings(one).some((mine) => spellings(other).some((its) => mine.startsWith(its) || its.startsWith(mine)))

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
  ])("let «%s» and «%s» meet", (one, other) => {
    expect(meet(one, other)).toBe(true)
  })

  it("differ for words that only look alike", () => {
    expect([meet("гутал", "гитар"), meet("цамц", "цаг"), meet("coat", "cat")]).toEqual([false, false, false])
  })

  it("contain only letters and digits, each word once", () => {
    expect(foldedWords("4K зурагт, 4K — 'зурагт'")).toEqual(["4k", "zuragt"])
  })

  it("have a distance of one for an insertion, deletion, substitution or transposition", () => {
    expect([distance("huvcas", "huvcs"), distance("ab", "ba"), distance("", "abc"), distance("same", "same")]).toEqual([1, 1, 3, 0])
    expect(distanceToBeginning("huvc", "huvcasni")).toBe(0)
  })
})

describe("cached counts", () => {
  it("are computed once for each version", () => {
    const counts = createVersionedCache<number>()
    let made = 0
    const make = () => (made += 1)
    expect([counts.get("a", 1, make), counts.get("a", 1, make), counts.get("b", 1, make), counts.get("a", 2, make)]).toEqual([1, 1, 2, 3])
  })

  it("are limited in number", () => {
    const counts = createVersionedCache<string>(2)
    for (const key of ["a", "b", "c"]) counts.get(key, 1, () => key)
    expect([counts.get("a", 1, () => "anew"), counts.get("c", 1, () => "anew")]).toEqual(["anew", "c"])
  })
})

describe("postings", () => {
  const postings = createPostings()
  ;["'nuluran':1A 'paltu':2A 'har':5D", "'paltu':1A 'hk':2B", "'gutal':1A '38':9D"].forEach((vector, row) => postings.add(row, vector))
  const best = (word: string, weights = "", typing = false) => [
    ...postings.best({ text: word, written: `=${word}`, spellings: [word], stems: [], whole: /^\d+$/.test(word) }, weights, 3, typing)
      .score,
  ]

  it("find a beginning where nothing has the word whole, or while it is typed", () => {
    expect(best("pal").map((score) => score > 0)).toEqual([true, true, false])
    postings.add(3, "'pal':1A")
    expect(best("pal").map((score) => score > 0)).toEqual([false, false, false])
    expect(best("pal", "", true).map((score) => score > 0)).toEqual([true, true, false])
  })

  it("score a whole word in a short title highest, and search only the given weights", () => {
    const [long = 0, short = 0] = best("paltu")
    expect(short).toBeGreaterThan(long)
    expect(long).toBeGreaterThan(best("palt")[0] ?? 0)
    expect(best("har", "AB")).toEqual([0, 0, 0])
  })

  it("match numbers only whole", () => {
    expect([best("3")[2], (best("38")[2] ?? 0) > 0]).toEqual([0, true])
  })
})

describe("field of the index", () => {
  it("is refused when it is unknown", () => {
    expect(() => fieldOf("password")).toThrow("password")
  })
})
