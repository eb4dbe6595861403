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
import { day, instantOf } from "#domain/rules/instants.ts"
import { readTable, localizedCells } from "#backend/tsv-table.ts"

const midnight = (now: Date): Date => new Date(Math.floor(now.getTime() / day) * day)

/** Days over which the reviews of vendors were written. */
const vendorReviewDays = 240

/** Row of `data/brands.tsv`: a brand, or a vendor who sells some. */
type Seller = Awaited<ReturnType<typeof readSellers>>[number]
const readSellers = () => readTable<"kind" | "code" | "name_latin" | "vendor_id" | "colour" | "phone">("brands")

/** Name of a seller, in Latin letters for locales without one. */
const nameOf = (row: Seller): Localized => ({ ...forLocales(() => row.name_latin), ...localizedCells(row, "name") })

const vendorRow = (row: Seller) => ({
  code: row.code,
  id: row.vendor_id,
  name: nameOf(row),
  address: localizedCells(row, "address"),
  phone: row.phone,
})

const brandRow = (row: Seller, vendorCode: string | undefined, story: Localized) => ({
  code: row.code,
  vendor_code: vendorCode,
  name: nameOf(row),
  field: localizedCells(row, "field"),
  tagline: localizedCells(row, "tagline"),
  colour: row.colour,
  story,
})

type CreatedRow = { readonly created_at: string }

/** Oldest first, so that a higher id is a later review. */
const oldestFirst = <Row extends CreatedRow>(rows: ReadonlyArray<Row>): ReadonlyArray<Row> =>
  rows.toSorted((a, b) => a.created_at.localeCompare(b.created_at))

const withIds = <Row extends CreatedRow>(rows: ReadonlyArray<Row>, first: number) => rows.map((row, at) => ({ id: first + at, ...row }))

const hasCatalogue = async (db: Database): Promise<boolean> => (await db.query("select 1 from taxons limit 1")).length > 0

/** Does nothing when there are categories already. Returns whether it seeded. */
export const seedCatalogue = async (db: Database, now = new Date()): Promise<boolean> => {
  if (await hasCatalogue(db)) return false
  const today = midnight(now)
  const seededAt = instantOf(now.getTime())
  const [taxons, products, sellers, reviewsOf, stories] = await Promise.all([
    readTaxons(),
    readProducts(),
    readSellers(),
    readReviews(),
    readTable<"code">("brand-stories"),
  ])
  const taxonIds = new Map(taxons.map(({ permalink, id }) => [permalink, id]))
  const vendors = sellers.filter(({ kind }) => kind === "vendor")
  const vendorCodes = new Map(vendors.map(({ vendor_id: id, code }) => [id, code]))
  const storyOf = new Map(stories.map((story) => [story.code, localizedCells(story, "story")]))
  const brands = sellers
    .filter(({ kind }) => kind === "brand")
    .map((row) => brandRow(row, vendorCodes.get(row.vendor_id), storyOf.get(row.code) ?? { [defaultLocale]: "" }))
  const productsWithReviews = products.map((product) => {
    const variants = variantRows(product)
    const ids = { taxon: taxonIds.get(product.permalink) ?? 0, vendor: vendorCodes.get(product.vendorId) ?? "" }
    const createdAt = new Date(productRow(product, ids, [], today, seededAt).created_at)
    const reviews = reviewsOf(product, variants.length, createdAt, today)
    return { product: productRow(product, ids, reviews, today, seededAt), variants, reviews: reviewRows(product, reviews) }
  })
  const productReviews = withIds(oldestFirst(productsWithReviews.flatMap(({ reviews }) => reviews)), 1)
  const firstVendorReview = new Date(today.getTime() - vendorReviewDays * day)
  const vendorReviews = vendors.flatMap(({ code }) => {
    const reviews = reviewsOf({ sku: code, slug: code, permalink: vendorCategory }, 1, firstVendorReview, today)
    return subjectReviewRows({ vendor_code: code }, reviews)
  })
  return db.transaction(async (tx) => {
    // Of processes that start together one seeds, while the others wait for its lock.
    await tx.query("lock table taxons in exclusive mode")
    if (await hasCatalogue(tx)) return false
    await insertRows(
      tx,
      "taxons",
      taxons.map(({ id, parentId, level, permalink, name }) => ({ id, parent_id: parentId, level, permalink, name })),
    )
    await insertRows(tx, "vendors", vendors.map(vendorRow))
    await insertRows(tx, "brands", brands)
    await insertRows(
      tx,
      "products",
      productsWithReviews.map(({ product }) => product),
    )
    await insertRows(
      tx,
      "variants",
      productsWithReviews.flatMap(({ variants }) => variants),
    )
    await insertRows(tx, "reviews", productReviews)
    await insertRows(tx, "reviews", withIds(oldestFirst(vendorReviews), productReviews.length + 1))
    await tx.query("select setval(pg_get_serial_sequence('reviews', 'id'), (select coalesce(max(id), 1) from reviews))")
    await seedReviewPictures(tx)
    await indexProducts(
      tx,
      products.map(({ id }) => id),
      seededAt,
    )
    await indexNames(tx)
    await keepWordsRule(tx)
    await refreshSales(tx, seededAt)
    return true
  })
}
