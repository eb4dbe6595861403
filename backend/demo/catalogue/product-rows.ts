/** Demo product as rows of the database: product, variants and reviews. */
import type { Instant } from "#domain/entities/ids.ts"
import { onlyTexts } from "#domain/entities/locale.ts"
import { atHour, day, wallDay } from "#domain/rules/instants.ts"
import { chance, chanceBetween } from "../seeded-random.ts"
import type { DemoProduct } from "../demo.ts"
import { lookPicture } from "./pictures.ts"
import { priceOf } from "./prices.ts"
import type { ReviewRow } from "./reviews.ts"
import { stockOf } from "./stock.ts"

const daysFrom = (now: Date, days: number): string => new Date(now.getTime() + days * day).toISOString()

/** Days for which a product has been in the shop: new ones for less than two weeks, others for up to a year and a half. */
const ageInDays = ({ badge, sku }: DemoProduct): number =>
  badge === "new" ? 0.4 + chance(`came ${sku}`) * 12 : 20 + chance(`came ${sku}`) * 520

const createdAt = (product: DemoProduct, now: Date): string => daysFrom(now, -ageInDays(product))

const badgesOf = (product: DemoProduct): ReadonlyArray<string> => [
  ...(product.badge === "" ? [] : [product.badge]),
  ...(product.madeToOrder ? ["made_to_order"] : []),
  ...(product.featured ? ["featured"] : []),
]

/** `NRL100` for a product without options, `NRL100-01` for the first of several variants. */
const variantSku = (product: DemoProduct, index: number): string =>
  product.combinations.length === 1 ? product.sku : `${product.sku}-${String(index + 1).padStart(2, "0")}`

const variantId = (product: DemoProduct, index: number): number => product.id * 100 + index + 1

/** Rows of a product's variants, one for each combination of its options. */
export const variantRows = (product: DemoProduct) => {
  const skus = product.combinations.map((_, at) => variantSku(product, at))
  const stock = stockOf(skus)
  return product.combinations.map((choices, at) => ({
    id: variantId(product, at),
    product_id: product.id,
    sku: skus[at],
    position: at + 1,
    options: choices,
    picture: lookPicture(
      product.slug,
      choices.find((choice) => product.looks?.includes(choice)),
    ),
    price: priceOf(product.listPrice, choices, product.bases),
    selling_price: priceOf(product.sellingPrice, choices, product.bases),
    on_hand: stock[at] ?? 0,
  }))
}

/** One product in five costs more in the stores than online: a twentieth of its price, in whole hundreds. */
const storePrice = ({ sku, listPrice }: DemoProduct): number | null =>
  chance(`store ${sku}`) < 0.2 ? Math.ceil((listPrice * 1.05) / 100) * 100 : null

/** Cashback rates per mille, as often as products have them: half of them 1 %, a fifth 3 %. */
const cashbackRates = [10, 10, 10, 10, 10, 20, 20, 20, 30, 30] as const

/** Midnight at which a sale ends: tonight for a fifth of the sales, within two months for the others. */
const saleEnd = ({ sku }: DemoProduct, seededAt: Instant): Instant => {
  const days = chance(`tonight ${sku}`) < 0.2 ? 1 : chanceBetween(`until ${sku}`, 2, 60)
  return atHour(wallDay(seededAt) + days, 0)
}

type ProductIds = { readonly taxon: number; readonly vendor: string }

/** Row of a product with the average of `reviews`; `now` is the midnight from which its dates count. */
export const productRow = (product: DemoProduct, ids: ProductIds, reviews: ReadonlyArray<ReviewRow>, now: Date, seededAt: Instant) => {
  const onSale = product.salePercent > 0
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0)
  return {
    id: product.id,
    slug: product.slug,
    sku: product.sku,
    series: product.series,
    title: onlyTexts(product.title),
    title_latin: product.title.latin,
    description: product.description,
    brand_code: product.brandCode,
    vendor_code: ids.vendor,
    taxon_id: ids.taxon,
    price: product.listPrice,
    selling_price: product.sellingPrice,
    store_price: storePrice(product),
    sale_percent: product.salePercent,
    sale_start_at: onSale ? daysFrom(now, -chanceBetween(`sale ${product.sku}`, 2, 20)) : null,
    sale_expire_at: onSale ? saleEnd(product, seededAt) : null,
    available_on: createdAt(product, now),
    created_at: createdAt(product, now),
    updated_at: now.toISOString(),
    unit: product.unit,
    badges: badgesOf(product),
    properties: product.properties,
    pictures: product.pictures,
    return_per_mille: cashbackRates[chanceBetween(`return ${product.sku}`, 0, cashbackRates.length - 1)],
    average_rating: reviews.length === 0 ? 0 : Math.round((stars / reviews.length) * 10) / 10,
    total_reviews: reviews.length,
  }
}

type SubjectColumn = { readonly vendor_code: string } | { readonly hotel_id: number }

/** Reviews of a vendor or hotel, all of buyers. */
export const subjectReviewRows = <Subject extends SubjectColumn>(subject: Subject, reviews: ReadonlyArray<ReviewRow>) =>
  reviews.map(({ name, rating, review, locale, helpful, createdAt: at }) => ({
    ...subject,
    name,
    rating,
    review,
    locale,
    bought: true,
    helpful,
    created_at: at.toISOString(),
  }))

/** Reviews of a product, each of one of its variants. */
export const reviewRows = (product: DemoProduct, reviews: ReadonlyArray<ReviewRow>) =>
  reviews.map(({ name, rating, review, locale, bought, helpful, createdAt: at }) => ({
    helpful,
    product_id: product.id,
    name,
    rating,
    review,
    locale,
    variant_id: variantId(product, bought),
    created_at: at.toISOString(),
  }))
