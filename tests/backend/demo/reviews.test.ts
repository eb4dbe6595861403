/** Texts of the demo's reviews, and which products they fit. */
import { describe, expect, it } from "vitest"
import { isFitting, readReviews } from "#backend/demo/catalogue/reviews.ts"
import { readTable } from "#backend/tsv-table.ts"
import { permalinkOf, readDemoGoods } from "./demo-goods.ts"

const products = (await readDemoGoods()).map((product) => ({ ...product, permalink: permalinkOf(product) }))
const reviewTexts = await readTable<"fits" | "rating" | "en">("reviews")

/** A permalink and those above it: `kids/baby` → `kids`, `kids/baby`. */
const permalinksAbove = (permalink: string): ReadonlyArray<string> =>
  permalink.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"))

const slugsOf = (found: ReadonlyArray<(typeof products)[number]>) => found.map(({ slug }) => slug)

/** Products that a text with these words may be shown with. */
const productsWith = (words: string) =>
  products.filter((product) => reviewTexts.some(({ en, fits }) => en.includes(words) && isFitting(fits, product)))

describe("reviews of the demo", () => {
  it("name known products, taxons and subjects only", () => {
    const known = new Set(products.flatMap(({ slug, permalink }) => [slug, ...permalinksAbove(permalink)]))
    const subjects = ["*", "vendor", "hotel", "hotel/town", "hotel/camp"]
    const names = reviewTexts.flatMap(({ fits }) => fits.split(",").map((name) => name.replace("!", "")))
    expect(names.filter((name) => !known.has(name) && !subjects.includes(name))).toEqual([])
  })

  it("praise warmth at −25° only in winter, sleeves only on clothes, and an evening's reading only of the tales", () => {
    const isForWinter = ({ properties }: (typeof products)[number]) =>
      properties?.some(({ key, en }) => key === "season" && /winter/i.test(en ?? ""))
    expect(productsWith("At −25").length).toBeGreaterThan(5)
    expect(slugsOf(productsWith("At −25").filter((product) => !isForWinter(product)))).toEqual([])
    expect(slugsOf(productsWith("sleeves").filter(({ permalink }) => !/clothing/u.test(permalink)))).toEqual([])
    expect(slugsOf(productsWith("every night"))).toEqual(["ulgeriin-nom"])
  })

  it("speak of one product's own strengths and weaknesses, for more than half of the products", () => {
    const slugs = new Set(slugsOf(products))
    const own = reviewTexts.filter(({ fits }) => fits.split(",").every((name) => slugs.has(name)))
    expect(own.length).toBeGreaterThan(140)
    expect(own.filter(({ rating }) => Number(rating) < 4).length).toBeGreaterThan(25)
    expect(products.filter((product) => own.some(({ fits }) => isFitting(fits, product))).length).toBeGreaterThan(products.length / 2)
  })

  it("name minus thirty-five only of what is made for it", () => {
    const found = productsWith("minus thirty-five")
    const isMadeForIt = ({ properties }: (typeof products)[number]) =>
      properties?.some(({ key, mn }) => key === "comfort_temperature" && mn === "−35°C")
    expect(slugsOf(found)).not.toEqual([])
    expect(slugsOf(found.filter((product) => !isMadeForIt(product)))).toEqual([])
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

  it("are the same each time for the same days", async () => {
    const subject = { sku: "NRL100-02", slug: "nooluuran-bogino-palito", permalink: "women/clothing/outerwear/coats/cashmere-coats" }
    const [since, today] = [new Date("2025-10-29T20:56:00.000Z"), new Date("2026-12-01T00:00:00.000Z")]
    const ofOneReading = async () => (await readReviews())(subject, 6, since, today)
    const reviews = await ofOneReading()
    expect(reviews.length).toBeGreaterThan(10)
    expect(await ofOneReading()).toEqual(reviews)
  })
})
