/** Product in its wire form, in one language. */
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { isOnSale } from "#domain/rules/catalogue/sale.ts"
import { labelOf, type OwnLabels } from "./labels.ts"
import type { StoredOptionValue } from "./option-values.ts"
import { factsOf } from "./product-fields.ts"
import { productPicture } from "./product-pictures.ts"
import { cheapestAt, discounted, storedPriceAt } from "./stored-prices.ts"
import type { StoredProduct, StoredVariant } from "./stored-products.ts"

export type ProductDocument = typeof Product.Encoded

/** Tugrik as the wire has them: `129000.0`. */
const money = (tugrik: number): string => tugrik.toFixed(1)

export const optionValue = (locale: Locale, labels: OwnLabels) => (stored: StoredOptionValue) => ({
  key: stored.key,
  label: labelOf(stored.key, locale, labels),
  value: stored.value,
  presentation: inLocale(stored, locale),
  hex: stored.hex,
})

/** Option values in one language: `Хар, M`. */
export const optionsText = (options: ReadonlyArray<StoredOptionValue>, locale: Locale): string =>
  options.map((option) => inLocale(option, locale)).join(", ")

/** Properties as facts of the product's page, after the fields that are facts. */
const propertyList = (product: StoredProduct, locale: Locale) => [
  ...factsOf(product, locale, product.labels),
  ...product.properties.map((property) => ({
    key: property.key,
    label: labelOf(property.key, locale, product.labels),
    value: inLocale(property, locale),
  })),
]

/** The product with the prices of `now`: a sale that is over or still to come reduces nothing. */
export const productDocument = (product: StoredProduct, locale: Locale, now: Instant): ProductDocument => {
  const pictureOf = productPicture(product, locale)
  const level = (at: number) => {
    const taxon = product.branch[at]
    return taxon === undefined ? null : { id: taxon.id, name: inLocale(taxon.name, locale), permalink: taxon.permalink }
  }
  const variantDocument = (variant: StoredVariant) => ({
    id: variant.id,
    sku: variant.sku,
    option_values: variant.options.map(optionValue(locale, product.labels)),
    image: variant.picture === null ? null : pictureOf(variant.picture),
    price: money(variant.price),
    selling_price: money(storedPriceAt(variant, product, now)),
    total_on_hand: variant.on_hand,
  })
  const [firstPicture] = product.pictures
  const cheapest = cheapestAt(product, now)
  return {
    id: product.id,
    slug: product.slug,
    sku: product.sku,
    title: inLocale(product.title, locale),
    image: firstPicture === undefined ? null : pictureOf(firstPicture),
    images: product.pictures.map(pictureOf),
    description: inLocale(product.description, locale),
    created_at: product.created_at,
    available_on: product.available_on,
    price: money(cheapest.price),
    selling_price: money(storedPriceAt(cheapest, product, now)),
    store_price: product.store_price === null ? null : money(product.store_price),
    sale_percent: isOnSale(discounted(product, product), now) ? product.sale_percent : 0,
    sale_start_at: product.sale_start_at,
    sale_expire_at: product.sale_expire_at,
    variants: product.variants.map(variantDocument),
    property_list: propertyList(product, locale),
    badges: product.badges,
    unit: inLocale(product.unit, locale),
    average_rating: product.average_rating,
    total_reviews: product.total_reviews,
    total_on_hand: product.variants.reduce((sum, { on_hand }) => sum + on_hand, 0),
    store: { name: inLocale(product.store, locale), logo: null, code: product.store_code, vendor_id: product.store_id },
    brand: { code: product.brand_code, name: inLocale(product.brand, locale) },
    l0: level(0),
    l1: level(1),
    l2: level(2),
    l3: level(3),
    l4: level(4),
    gendric: null,
    title_latin: product.title_latin,
    return_per_mille: product.return_per_mille,
    weight_g: product.weight_g,
    has_nutrition: product.has_nutrition,
  }
}
