/** Seeding of an empty database with the demo catalogue, the same on every machine for the same day. */
import { defaultLocale, forLocales, type Localized } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { readProducts, readTaxons } from "../demo.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { productRow, reviewRows, subjectReviewRows, variantRows } from "./product-rows.ts"
import { seedReviewPictures } from "./review-pictures.ts"
import { readReviews, vendorCategory } from "./reviews.ts"
import { indexNames } from "#backend/search/indexing/index-names.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import { keepWordsRule } from "#backend/search/indexing/words-rule.ts"
import { refreshSales } from "#backend/catalogue/sales.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { readTable, localizedCells } from "#backend/tsv-table.ts"

const midnight = (now: Date): Date => new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000)

/** In Latin letters where it has no name in a locale. */
const nameOf = (row: Readonly<Record<"name_latin", string>>): Localized => ({ ...forLocales(() => row.name_latin), ...localizedCells(row, "name") })

/** Days over which the reviews of vendors were written. */
const vendorReviewDays = 240

const isThere = async (db: Database): Promise<boolean> => {
  const [row] = await db.query<{ there: boolean }>("select exists (select from taxons) as there")
  return row?.there === true
}

/** Does nothing when there are categories already. Returns whether it seeded. */
export const seedCatalogue = async (db: Database, now = new Date()): Promise<boolean> => {
  if (await isThere(db)) return false
  const today = midnight(now)
  const moment = instantOf(now.getTime())
  const [taxons, products, sellers, reviewsOf, stories] = await Promise.all([
    readTaxons(),
    readProducts(),
    readTable<"kind" | "code" | "name_latin" | "vendor_id" | "colour" | "phone">("brands"),
    readReviews(),
    readTable<"code">("brand-stories"),
  ])
  const taxonIds = new Map(taxons.map(({ permalink, id }) => [permalink, id]))
  const vendors = new Map(sellers.filter(({ kind }) => kind === "vendor").map(({ vendor_id, code }) => [vendor_id, code]))
  const storyOf = new Map(stories.map((story) => [story.code, localizedCells(story, "story")]))
  const rows = products.map((product) => {
    const variants = variantRows(product)
    const shell = productRow(product, { taxon: taxonIds.get(product.permalink) ?? 0, vendor: vendors.get(product.vendorId) ?? "" }, [], today, moment)
    const reviews = reviewsOf(product, variants.length, new Date(shell.created_at), today)
    return { product: productRow(product, { taxon: shell.taxon_id, vendor: shell.vendor_code }, reviews, today, moment), variants, reviews: reviewRows(product, reviews) }
  })
  return db.transaction(async (tx) => {
    // Of processes that start together one seeds, while the others wait for its lock.
    await tx.query("lock table taxons in exclusive mode")
    if (await isThere(tx)) return false
    await insertRows(tx, "taxons", taxons.map(({ id, parentId, level, permalink, name }) => ({ id, parent_id: parentId, level, permalink, name })))
    await insertRows(tx, "vendors", sellers.filter(({ kind }) => kind === "vendor").map((row) => ({ code: row.code, id: row.vendor_id, name: nameOf(row), address: localizedCells(row, "address"), phone: row.phone })))
    await insertRows(tx, "brands", sellers.filter(({ kind }) => kind === "brand").map((row) => ({ code: row.code, vendor_code: vendors.get(row.vendor_id), name: nameOf(row), field: localizedCells(row, "field"), tagline: localizedCells(row, "tagline"), colour: row.colour, story: storyOf.get(row.code) ?? { [defaultLocale]: "" } })))
    await insertRows(tx, "products", rows.map(({ product }) => product))
    await insertRows(tx, "variants", rows.flatMap(({ variants }) => variants))
    // Oldest first, so that a higher id is a later review.
    const reviews = rows.flatMap(({ reviews }) => reviews).toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    await insertRows(tx, "reviews", reviews.map((review, at) => ({ id: at + 1, ...review })))
    const start = new Date(today.getTime() - vendorReviewDays * 86_400_000)
    const ofVendors = Array.from(vendors.values(), (vendor) => subjectReviewRows({ vendor_code: vendor }, reviewsOf({ sku: vendor, slug: vendor, permalink: vendorCategory }, 1, start, today)))
      .flat()
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    await insertRows(tx, "reviews", ofVendors.map((review, at) => ({ id: reviews.length + at + 1, ...review })))
    await tx.query("select setval(pg_get_serial_sequence('reviews', 'id'), (select coalesce(max(id), 1) from reviews))")
    await seedReviewPictures(tx)
    await indexProducts(tx, products.map(({ id }) => id), moment)
    await indexNames(tx)
    await keepWordsRule(tx)
    await refreshSales(tx, moment)
    return true
  })
}
