/** Demo product as rows of the database: product, variants and reviews. */
import type { Instant } from "#domain/entities/ids.ts"
import { onlyTexts } from "#domain/entities/locale.ts"
import { atHour, wallDay } from "#domain/rules/instants.ts"
import { chance, chanceBetween } from "../seeded-random.ts"
import type { DemoProduct } from "../demo.ts"
import { facePicture } from "./pictures.ts"
import { priceOf } from "./prices.ts"
import type { ReviewRow } from "./reviews.ts"
import { stockOf } from "./stock.ts"

const day = 86_400_000
const daysFrom = (now: Date, days: number): string => new Date(now.getTime() + days * day).toISOString()

/** Date of a product: new ones within two weeks, the rest over a year and a half. */
const createdAt = (product: DemoProduct, now: Date): string =>
  product.badge === "new"
    ? daysFrom(now, -0.4 - chance(`came ${product.sku}`) * 12)
    : daysFrom(now, -20 - chance(`came ${product.sku}`) * 520)

const badgesOf = (product: DemoProduct): ReadonlyArray<string> => [
  ...(product.badge === "" ? [] : [product.badge]),
  ...(product.madeToOrder ? ["made_to_order"] : []),
  ...(product.featured ? ["featured"] : []),
]

const variantSku = (product: DemoProduct, at: number): string =>
  product.combinations.length === 1 ? product.sku : `${product.sku}-${String(at + 1).padStart(2, "0")}`

export const variantRows = (product: DemoProduct) => {
  const skus = product.combinations.map((_, at) => variantSku(product, at))
  const stock = stockOf(skus)
  return product.combinations.map((choices, at) => ({
    id: product.id * 100 + at + 1,
    product_id: product.id,
    sku: skus[at],
    position: at + 1,
    options: choices,
    picture: facePicture(product.slug, choices.find((choice) => product.looks?.includes(choice))),
    price: priceOf(product.listPrice, choices, product.bases),
    selling_price: priceOf(product.sellingPrice, choices, product.bases),
    on_hand: stock[at] ?? 0,
  }))
}

/** One product in five costs more in the stores than online: a twentieth of its price, in whole hundreds. */
const storePrice = ({ sku, listPrice }: DemoProduct): number | null => (chance(`store ${sku}`) < 0.2 ? Math.ceil((listPrice * 1.05) / 100) * 100 : null)

/** Cashback rates, per mille: half of the products return one percent, a few three. */
const rates = [10, 10, 10, 10, 10, 20, 20, 20, 30, 30] as const

/** Midnight that ends a sale: of a fifth of the sales tonight, of the others within two months. */
const saleEnd = ({ sku }: DemoProduct, seededAt: Instant): Instant =>
  atHour(wallDay(seededAt) + (chance(`tonight ${sku}`) < 0.2 ? 1 : chanceBetween(`until ${sku}`, 2, 60)), 0)

export const productRow = (product: DemoProduct, ids: { readonly taxon: number; readonly vendor: string }, reviews: ReadonlyArray<ReviewRow>, now: Date, seededAt: Instant) => {
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
    return_per_mille: rates[Math.floor(chance(`return ${product.sku}`) * rates.length)] ?? 10,
    average_rating: reviews.length === 0 ? 0 : Math.round((stars / reviews.length) * 10) / 10,
    total_reviews: reviews.length,
  }
}

/** Reviews of a vendor or hotel, which the column names. */
export const subjectReviewRows = <Subject extends { readonly vendor_code: string } | { readonly hotel_id: number }>(subject: Subject, reviews: ReadonlyArray<ReviewRow>) =>
  reviews.map(({ name, rating, review, locale, helpful, createdAt: at }) => ({ ...subject, name, rating, review, locale, bought: true, helpful, created_at: at.toISOString() }))

export const reviewRows = (product: DemoProduct, reviews: ReadonlyArray<ReviewRow>) =>
  reviews.map(({ name, rating, review, locale, bought, helpful, createdAt: at }) => ({
    helpful,
    product_id: product.id,
    name,
    rating,
    review,
    locale,
    variant_id: product.id * 100 + bought + 1,
    created_at: at.toISOString(),
  }))
