/** Seeding of an empty database with the demo's products and the content that they need, the same on every machine for the same day. */
import type { Database } from "#backend/database/database.ts"
import { seedContent } from "#backend/content-files/seed-content.ts"
import { readProducts } from "../demo.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { productRow, reviewRows, subjectReviewRows, variantRows } from "./product-rows.ts"
import { seedReviewPictures } from "./review-pictures.ts"
import { readReviews, vendorCategory } from "./reviews.ts"
import { indexNames } from "#backend/search/indexing/index-names.ts"
import { indexProducts } from "#backend/search/indexing/index-products.ts"
import { keepWordsRule } from "#backend/search/indexing/words-rule.ts"
import { refreshSales } from "#backend/catalogue/sales.ts"
import { day, instantOf } from "#domain/rules/instants.ts"

const midnight = (now: Date): Date => new Date(Math.floor(now.getTime() / day) * day)

/** Days over which the reviews of vendors were written. */
const vendorReviewDays = 240

/** Kinds of content that the products need. */
export const catalogueKinds = ["categories", "vendors", "brands", "labels"]

type CreatedRow = { readonly created_at: string }

/** Oldest first, so that a higher id is a later review. */
const oldestFirst = <Row extends CreatedRow>(rows: ReadonlyArray<Row>): ReadonlyArray<Row> =>
  rows.toSorted((a, b) => a.created_at.localeCompare(b.created_at))

const withIds = <Row extends CreatedRow>(rows: ReadonlyArray<Row>, first: number) => rows.map((row, at) => ({ id: first + at, ...row }))

const hasCatalogue = async (db: Database): Promise<boolean> => (await db.query("select 1 from taxons limit 1")).length > 0

type Sellers = {
  /** Ids of categories by permalink. */
  readonly taxonIds: ReadonlyMap<string, number>
  /** Codes of vendors by id, in the order of the ids. */
  readonly vendorCodes: ReadonlyMap<string, string>
}

const readSellers = async (db: Database): Promise<Sellers> => {
  const taxons = await db.query<{ id: number; permalink: string }>("select id, permalink from taxons")
  const vendors = await db.query<{ id: string; code: string }>("select id, code from vendors order by id")
  return {
    taxonIds: new Map(taxons.map(({ permalink, id }) => [permalink, id])),
    vendorCodes: new Map(vendors.map(({ id, code }) => [id, code])),
  }
}

/** Rows of products, variants and reviews. */
const catalogueRows = async ({ taxonIds, vendorCodes }: Sellers, now: Date) => {
  const [products, reviewsOf] = await Promise.all([readProducts(), readReviews()])
  const today = midnight(now)
  const seededAt = instantOf(now.getTime())
  const withReviews = products.map((product) => {
    const variants = variantRows(product)
    const ids = { taxon: taxonIds.get(product.permalink) ?? 0, vendor: vendorCodes.get(product.vendorId) ?? "" }
    const createdAt = new Date(productRow(product, ids, [], today, seededAt).created_at)
    const reviews = reviewsOf(product, variants.length, createdAt, today)
    return { product: productRow(product, ids, reviews, today, seededAt), variants, reviews: reviewRows(product, reviews) }
  })
  const productReviews = withIds(oldestFirst(withReviews.flatMap(({ reviews }) => reviews)), 1)
  const firstVendorReview = new Date(today.getTime() - vendorReviewDays * day)
  const vendorReviews = [...vendorCodes.values()].flatMap((code) => {
    const reviews = reviewsOf({ sku: code, slug: code, permalink: vendorCategory }, 1, firstVendorReview, today)
    return subjectReviewRows({ vendor_code: code }, reviews)
  })
  return {
    products: withReviews.map(({ product }) => product),
    variants: withReviews.flatMap(({ variants }) => variants),
    productReviews,
    vendorReviews: withIds(oldestFirst(vendorReviews), productReviews.length + 1),
  }
}

/** Does nothing when there are categories already. Returns whether it seeded. */
export const seedCatalogue = async (db: Database, now = new Date()): Promise<boolean> => {
  if (await hasCatalogue(db)) return false
  const seededAt = instantOf(now.getTime())
  return db.transaction(async (tx) => {
    // Of processes that start together one seeds, while the others wait for its lock.
    await tx.query("lock table taxons in exclusive mode")
    if (await hasCatalogue(tx)) return false
    await seedContent(tx, seededAt, catalogueKinds)
    const { products, variants, productReviews, vendorReviews } = await catalogueRows(await readSellers(tx), now)
    await insertRows(tx, "products", products)
    await insertRows(tx, "variants", variants)
    await insertRows(tx, "reviews", productReviews)
    await insertRows(tx, "reviews", vendorReviews)
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
