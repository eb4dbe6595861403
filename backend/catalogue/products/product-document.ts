/** Product in its wire form, in one language. */
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale, inLocale, type Locale } from "#domain/entities/locale.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { isOnSale, priceAt } from "#domain/rules/catalogue/sale.ts"
import { tugrik } from "#domain/rules/money.ts"
import { pictureAlt } from "#domain/rules/catalogue/picture-alt.ts"
import { demoPictures } from "#backend/pictures/demo-pictures.ts"
import { namedColour } from "#backend/pictures/imported-picture.ts"
import { labelOf } from "./labels.ts"
import type { Choice } from "./option-values.ts"
import { factsOf } from "./product-fields.ts"
import type { StoredProduct, StoredVariant } from "./stored-products.ts"

export type ProductDocument = typeof Product.Encoded

const money = (tugrik: number): string => tugrik.toFixed(1)

export const optionValue = (locale: Locale) => (choice: Choice) => ({
  key: choice.key,
  label: labelOf(choice.key, locale),
  value: choice.value,
  presentation: inLocale(choice, locale),
  hex: choice.hex,
})

/** Option values in one language: `Хар, M`. */
export const optionsText = (choices: ReadonlyArray<Choice>, locale: Locale): string => choices.map((choice) => inLocale(choice, locale)).join(", ")

export const picture = (name: string, alt: string) => ({ src: `/pictures/${name}`, alt, colour: demoPictures.get(name)?.mean ?? namedColour(name) ?? "" })

/** The picture with what it shows in words: the colour, and the view where there are several of it. */
const productPicture = ({ title, pictures, variants }: StoredProduct, locale: Locale) => {
  const options = variants.flatMap(({ options: choices }) => choices)
  return (name: string) => {
    const about = demoPictures.get(name)
    const colour = options.find((choice) => choice.hex !== null && choice[defaultLocale] === about?.colour)
      ?? variants.find((variant) => variant.picture === name)?.options.find(({ hex }) => hex !== null)
    const isOnly = pictures.filter((other) => demoPictures.get(other)?.colour === about?.colour).length < 2
    return picture(name, pictureAlt(locale, inLocale(title, locale), colour === undefined ? null : inLocale(colour, locale), about === undefined || about.shot === "scene" || isOnly ? null : about.shot))
  }
}

export type StoredPrices = { readonly price: number; readonly selling_price: number }
export type StoredSale = { readonly sale_percent: number; readonly sale_start_at: string | null; readonly sale_expire_at: string | null }

const discounted = ({ price, selling_price }: StoredPrices, { sale_percent, sale_start_at, sale_expire_at }: StoredSale) => ({
  price: tugrik(price),
  sellingPrice: tugrik(selling_price),
  salePercent: sale_percent,
  saleStartAt: sale_start_at as Instant | null,
  saleExpireAt: sale_expire_at as Instant | null,
})

/** What a product or variant costs at `now`, by the window of its product's sale. */
export const storedPriceAt = (priced: StoredPrices, sale: StoredSale, now: Instant): number => priceAt(discounted(priced, sale), now)

/** The product with the prices of `now`: a sale that is over or still to come reduces nothing. */
export const productDocument = (product: StoredProduct, locale: Locale, now: Instant): ProductDocument => {
  const shown = productPicture(product, locale)
  const level = (at: number) => {
    const taxon = product.branch[at]
    return taxon === undefined ? null : { id: taxon.id, name: inLocale(taxon.name, locale), permalink: taxon.permalink }
  }
  const variant = (one: StoredVariant) => ({
    id: one.id,
    sku: one.sku,
    option_values: one.options.map(optionValue(locale)),
    image: one.picture === null ? null : shown(one.picture),
    price: money(one.price),
    selling_price: money(storedPriceAt(one, product, now)),
    total_on_hand: one.on_hand,
  })
  const [face] = product.pictures
  return {
    id: product.id,
    slug: product.slug,
    sku: product.sku,
    title: inLocale(product.title, locale),
    image: face === undefined ? null : shown(face),
    images: product.pictures.map(shown),
    description: inLocale(product.description, locale),
    created_at: product.created_at,
    available_on: product.available_on,
    price: money(product.price),
    selling_price: money(storedPriceAt(product, product, now)),
    store_price: product.store_price === null ? null : money(product.store_price),
    sale_percent: isOnSale(discounted(product, product), now) ? product.sale_percent : 0,
    sale_start_at: product.sale_start_at,
    sale_expire_at: product.sale_expire_at,
    variants: product.variants.map(variant),
    property_list: [...factsOf(product, locale), ...product.properties.map((property) => ({ key: property.key, label: labelOf(property.key, locale), value: inLocale(property, locale) }))],
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
  }
}
