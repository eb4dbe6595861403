/** Searches of the product rows on pages. Specification §7 "Search service"; S31. */
import { seriesOf } from "#domain/rules/catalogue/series.ts"
import type { Query, SearchBody } from "../contract/grammar.ts"
import { tileFields } from "../contract/tile-fields.ts"
import { amongListed } from "./default-filter.ts"
import { inCategory } from "./in-category.ts"
import { endsSoon, onSale } from "./on-sale.ts"

/** Maximum number of products in each row. */
export const rowSizes = {
  related: 30,
  series: 20,
  deals: 20,
  newArrivals: 40,
  sale: 40,
  taxon: 100,
  vendor: 20,
  ofVendor: 40,
  ofBadge: 40,
  featured: 4,
  lifestyle: 100,
  popular: 20,
} as const

const newest = [{ created_at: "desc" }, { id: "desc" }] as const
const row = (size: number, query: Query, sort?: SearchBody["sort"]): SearchBody => ({
  size,
  _source: tileFields,
  query,
  ...(sort === undefined ? {} : { sort }),
})

type ProductKeys = { readonly id: number; readonly sku: string }
const otherThan = ({ id }: ProductKeys): Query => ({ bool: { must_not: { ids: { values: [String(id)] } } } })

export const related = ({ id }: ProductKeys): SearchBody =>
  row(rowSizes.related, {
    bool: {
      must: {
        more_like_this: {
          fields: ["title", "taxon_names", "brand.name"],
          like: [{ _id: String(id) }],
          min_term_freq: 1,
          min_doc_freq: 1,
          max_query_terms: 25,
        },
      },
      filter: amongListed(),
    },
  })

/** `null` where the product is of no series. */
export const series = (product: ProductKeys): SearchBody | null => {
  const code = seriesOf(product.sku)
  return code === null ? null : row(rowSizes.series, amongListed({ prefix: { sku: `${code}-` } }, otherThan(product)), [{ sku: "asc" }])
}

/** Products of a vendor, without the one whose page shows them. */
export const vendor = (vendorId: string, product: ProductKeys): SearchBody =>
  row(rowSizes.vendor, amongListed({ term: { "store.vendor_id": vendorId } }, otherThan(product)), newest)

export const byVendor = (vendorId: string): SearchBody =>
  row(rowSizes.ofVendor, amongListed({ term: { "store.vendor_id": vendorId } }), newest)

/** One page of the products with a badge. */
export const byBadge = (code: string, page: number): SearchBody => ({
  ...row(rowSizes.ofBadge, amongListed({ term: { badges: code } }), newest),
  from: (page - 1) * rowSizes.ofBadge,
  track_total_hits: true,
})

/** Deals: sales that end within a week, the first to end first, then the highest discount. */
export const deals: SearchBody = row(rowSizes.deals, amongListed(onSale, endsSoon), [
  { sale_expire_at: "asc" },
  { sale_percent: "desc" },
  { id: "asc" },
])

export const newArrivals: SearchBody = row(rowSizes.newArrivals, amongListed(), newest)
export const sale: SearchBody = row(rowSizes.sale, amongListed(onSale), [{ sale_percent: "desc" }, { id: "asc" }])
export const featured: SearchBody = row(rowSizes.featured, amongListed({ term: { badges: "featured" } }), [
  { selling_price: "desc" },
  { id: "asc" },
])

/** Products of a root category in some stores. */
export const lifestyle = (productCat: string, storeCodes: ReadonlyArray<string>): SearchBody =>
  row(rowSizes.lifestyle, amongListed({ term: { product_cat: productCat } }, { terms: { "store.code": storeCodes } }), newest)

/** The most reviewed, for a list that is empty. */
export const popular: SearchBody = row(rowSizes.popular, amongListed(), [{ total_reviews: "desc" }, { id: "asc" }])

export const byTaxon = (permalink: string): SearchBody => row(rowSizes.taxon, amongListed(inCategory(permalink)), newest)

/** Includes what is sold out: the caller names the products. */
export const bySlugs = (slugs: ReadonlyArray<string>): SearchBody => row(slugs.length, { terms: { slug: slugs } })

export const bySkus = (skus: ReadonlyArray<string>): SearchBody => row(skus.length, { terms: { sku: skus } })

/** Products of variants, whether they are in stock or not. */
export const byVariants = (ids: ReadonlyArray<number>): SearchBody => row(ids.length, { terms: { "variants.id": ids } })

export const oneBySlug = (slug: string): SearchBody => ({ size: 1, query: { term: { slug } } })
