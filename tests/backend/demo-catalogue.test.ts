/** Products, variants, reviews and sales of the demo, as its files and rules make them. */
import { describe, expect, it } from "vitest"
import { readProducts } from "#backend/demo/demo.ts"
import { labelOf } from "#backend/catalogue/products/labels.ts"
import { readFolder } from "#backend/content-files/content-folder.ts"
import { fileAt } from "#backend/paths.ts"
import { productRow, variantRows } from "#backend/demo/catalogue/product-rows.ts"
import { isFitting, readReviews } from "#backend/demo/catalogue/reviews.ts"
import { readTable } from "#backend/tsv-table.ts"
import type { CategoryContent } from "#domain/entities/catalogue/category-content.ts"
import type { LabelContent } from "#domain/entities/catalogue/label-content.ts"
import type { Variant } from "#domain/entities/catalogue/product.ts"
import type { Instant, TaxonId, VariantId } from "#domain/entities/ids.ts"
import { sizeGuide } from "#domain/rules/catalogue/size-guide.ts"
import { tugrik } from "#domain/rules/money.ts"

const products = await readProducts()
/** Items of a file of `data/content`. */
const itemsOf = async <Item>(name: string) => {
  const [content] = await readFolder(fileAt("data/content"), [name])
  return (content?.items ?? []) as ReadonlyArray<Item>
}
const reviewsOf = await readReviews()
const reviewTexts = await readTable<"fits" | "rating" | "en">("reviews")
const today = new Date("2026-11-21T00:00:00.000Z")
const moment = "2026-11-21T12:00:00.000Z" as Instant
const places = { taxon: 1, vendor: "" }

/** Rows of every product, its variants and its reviews. */
const rows = () =>
  products.map((product) => {
    const variants = variantRows(product)
    const createdAt = new Date(productRow(product, places, [], today, moment).created_at)
    const reviews = reviewsOf(product, variants.length, createdAt, today)
    return { product: productRow(product, places, reviews, today, moment), variants, reviews }
  })

const productAt = (slug: string) => products.find((product) => product.slug === slug)
const slugsOf = (found: ReadonlyArray<(typeof products)[number]>) => found.map(({ slug }) => slug)

/** A permalink and those above it: `kids/baby` → `kids`, `kids/baby`. */
const permalinksAbove = (permalink: string): ReadonlyArray<string> =>
  permalink.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"))

/** Names by which a text of the demo may name products: their slugs and their taxons. */
const productNames = new Set(products.flatMap(({ slug, permalink }) => [slug, ...permalinksAbove(permalink)]))

describe("demo catalogue", () => {
  it("is deterministic", async () => {
    expect(await readProducts()).toEqual(products)
    expect(rows()).toEqual(rows())
  })

  it("has 192 products in 204 categories, each with a description and a picture", async () => {
    const taxons = new Set((await itemsOf<CategoryContent>("categories")).map(({ address }) => address))
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
    expect(productAt("zuragt-4k-55-inch")?.title).toEqual({ mn: "Зурагт 4K", en: "4K TV", latin: "zuragt 4k" })
    expect(productAt("byaslag-500-g")?.title).toMatchObject({ mn: "Бяслаг", en: "Cheese" })
    // The price stays that of the variant after which the product was named.
    expect(productAt("byaslag-500-g")?.bases[0]?.mn).toBe("500 г")
  })

  it("gives electronics facts of their kind, each with a label", async () => {
    const electronics = products.filter(({ permalink }) => permalink.startsWith("electronics/"))
    const common = ["material", "season", "gender", "age_group", "weight", "net_content"]
    expect(slugsOf(electronics.filter(({ properties }) => properties.every(({ key }) => common.includes(key))))).toEqual([])
    const phone = productAt("ukhaalag-utas-128gb")
    expect(phone?.properties.map(({ key }) => key)).toEqual(expect.arrayContaining(["screen", "memory", "battery", "weight"]))
    const keys = new Set(products.flatMap(({ properties }) => properties.map(({ key }) => key)))
    const own = new Map((await itemsOf<LabelContent>("labels")).map(({ key, name }) => [key, name]))
    expect([...keys].filter((key) => labelOf(key, "mn", own) === key || labelOf(key, "en", own) === key)).toEqual([])
  })

  it("has a size guide with every size of clothes, shoes, gloves, hats and rings", () => {
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
    const incomplete = worn.filter(({ product, sizes }) => rowsOf(product) !== sizes.length)
    expect(incomplete.map(({ product, sizes }) => `${product.slug}: ${sizes.map(({ mn }) => mn).join(" ")}`)).toEqual([])
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
      const stars = reviews.reduce((sum, { rating }) => sum + rating, 0)
      // An average is rounded to one decimal.
      if (reviews.length > 0) expect(Math.abs(product.average_rating - stars / reviews.length)).toBeLessThan(0.051)
      const texts = reviews.map(({ review }) => review).filter((text) => text !== "")
      expect(new Set(texts).size).toBe(texts.length)
      for (const { createdAt } of reviews) expect(createdAt.getTime()).toBeLessThanOrEqual(today.getTime())
    }
  })

  describe("reviews", () => {
    /** Products that a text with these words may be shown with. */
    const productsWith = (words: string) =>
      products.filter((product) => reviewTexts.some(({ en, fits }) => en.includes(words) && isFitting(fits, product)))

    it("name known products, taxons and subjects only", () => {
      const subjects = ["*", "vendor", "hotel", "hotel/town", "hotel/camp"]
      const names = reviewTexts.flatMap(({ fits }) => fits.split(",").map((name) => name.replace("!", "")))
      expect(names.filter((name) => !productNames.has(name) && !subjects.includes(name))).toEqual([])
    })

    it("praise warmth at −25° only in winter, sleeves only on clothes, and an evening's reading only of the tales", () => {
      const isForWinter = ({ properties }: (typeof products)[number]) =>
        properties.some(({ key, en }) => key === "season" && /winter/i.test(en ?? ""))
      expect(productsWith("At −25").length).toBeGreaterThan(5)
      expect(slugsOf(productsWith("At −25").filter((product) => !isForWinter(product)))).toEqual([])
      expect(slugsOf(productsWith("sleeves").filter(({ permalink }) => !/clothing/u.test(permalink)))).toEqual([])
      expect(slugsOf(productsWith("every night"))).toEqual(["ulgeriin-nom"])
    })

    it("have praise of its own for every product", () => {
      const ownPraise = reviewTexts.filter(({ fits, rating }) => rating === "5" && !fits.startsWith("*"))
      expect(slugsOf(products.filter((product) => !ownPraise.some(({ fits }) => isFitting(fits, product))))).toEqual([])
    })

    it("of vendors and hotels are their own", () => {
      const fitting = (subject: { readonly slug: string; readonly permalink: string }) =>
        reviewTexts.map(({ fits }) => fits).filter((fits) => isFitting(fits, subject))
      expect(new Set(fitting({ slug: "nuurlan", permalink: "vendor" }))).toEqual(new Set(["vendor"]))
      for (const other of ["*", "vendor", "hotel/town"]) expect(fitting({ slug: "hotel-1", permalink: "hotel/camp" })).not.toContain(other)
    })
  })

  it("has descriptions of known products and taxons only, each fitting its product", async () => {
    const descriptions = await readTable<"of">("descriptions")
    expect(descriptions.filter(({ of }) => !productNames.has(of))).toEqual([])
    const descriptionOf = (slug: string) => productAt(slug)?.description.en ?? ""
    expect(descriptionOf("khuvun-futbolk")).not.toContain("collar")
    expect(descriptionOf("eregtei-albany-tsamts-zangiatai")).toContain("collar")
    expect(descriptionOf("khoolny-joryn-nom")).toContain("dishes")
    expect(descriptionOf("skyeitbord")).not.toContain("handlebar")
  })

  it("marks products of the last two weeks as new", () => {
    const twoWeeksAgo = today.getTime() - 14 * 86_400_000
    for (const { product } of rows()) expect(Date.parse(product.created_at) > twoWeeksAgo).toBe(product.badges.includes("new"))
  })
})

describe("sales of the demo", () => {
  it("end at midnights in Ulaanbaatar, about a dozen of them on the day of the seed", () => {
    const ends = rows().flatMap(({ product }) => product.sale_expire_at ?? [])
    expect(ends.filter((end) => !end.endsWith("T16:00:00.000Z") || end <= moment)).toEqual([])
    const endingTonight = ends.filter((end) => end === "2026-11-21T16:00:00.000Z")
    expect(endingTonight.length).toBeGreaterThanOrEqual(8)
    expect(endingTonight.length).toBeLessThanOrEqual(16)
  })
})
