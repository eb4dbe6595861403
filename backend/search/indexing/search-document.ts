/** Product as a document of the search index: its wire form, and fields that help to find it. */
import type { Instant, VariantId } from "#domain/entities/ids.ts"
import { allTexts, codeText, defaultLocale, inLocale, locales, type Locale } from "#domain/entities/locale.ts"
import type { IndexedProduct, Keyword } from "#domain/entities/search/search-document.ts"
import { tileFields } from "#adapters/search/contract/tile-fields.ts"
import { onlyVariant } from "#domain/rules/catalogue/variants.ts"
import { colourKeys, sizeKeys } from "#domain/rules/catalogue/option-groups.ts"
import { swatchesOf } from "#domain/rules/catalogue/swatches.ts"
import { optionValue, productDocument, type ProductDocument } from "#backend/catalogue/products/product-document.ts"
import { picture } from "#backend/catalogue/products/product-pictures.ts"
import type { StoredProduct } from "#backend/catalogue/products/stored-products.ts"

const optionValues = (product: StoredProduct) => product.variants.flatMap(({ options }) => options)

/** Distinct colours with a hex value: `{value, hex}`. */
export const coloursOf = (product: StoredProduct) => [
  ...new Map(
    optionValues(product)
      .filter(({ key, hex }) => hex !== null && colourKeys.includes(key))
      .map((colour) => [colour.value, colour]),
  ).values(),
]

export const sizesOf = (product: StoredProduct): ReadonlyArray<string> => [
  ...new Set(
    optionValues(product)
      .filter(({ key }) => sizeKeys.includes(key))
      .map(({ value }) => value),
  ),
]

/** Number of a vendor's id: 5 for `V05`. */
const vendorNumber = (id: string): number | null => {
  const [digits] = /\d+/.exec(id) ?? []
  return digits === undefined ? null : Number(digits)
}

/** The smallest category names what a product is; the shop keeps no classes of the GPC. */
const keywordOf = ({ branch }: StoredProduct): typeof Keyword.Encoded | null => {
  const leaf = branch.at(-1)
  return leaf === undefined ? null : { id: leaf.id, name: codeText(leaf.name), mn: leaf.name[defaultLocale], gpc: null, gpc_txt: null }
}

export type SearchDocument = ProductDocument & typeof IndexedProduct.Encoded

/** Colours of a product, with pictures that have no text, since the title is beside them. */
const swatches = ({ variants, labels }: StoredProduct, locale: Locale): SearchDocument["swatches"] =>
  swatchesOf(
    variants.map((variant) => ({
      id: variant.id as VariantId,
      optionValues: variant.options.map(optionValue(locale, labels)),
      image: variant.picture === null ? null : picture(variant.picture, ""),
      totalOnHand: variant.on_hand,
    })),
  ).map(({ variantId, image, ...swatch }) => ({
    ...swatch,
    variant_id: variantId,
    image: image && { src: image.src, colour: image.colour },
  }))

/** Document of a product in the index of `locale`; `translated` is its title in the other locales, so that any finds it. */
export const searchDocument = (product: StoredProduct, locale: Locale, now: Instant): SearchDocument => ({
  ...productDocument(product, locale, now),
  translated: locales
    .filter((other) => other !== locale)
    .flatMap((other) => product.title[other] ?? [])
    .join(" "),
  only_variant_id: onlyVariant(product.variants)?.id ?? null,
  shown_variant_id: (product.variants.find(({ on_hand }) => on_hand > 0) ?? product.variants[0])?.id ?? null,
  swatches: swatches(product, locale),
  name: inLocale(product.title, locale),
  updated_at: product.updated_at,
  property: Object.fromEntries(product.properties.map((property) => [property.key, inLocale(property, locale)])),
  vid: vendorNumber(product.store_id),
  product_cat: product.branch[0]?.permalink ?? null,
  taxonomy: product.branch[0] === undefined ? null : { id: product.branch[0].id },
  keyword: keywordOf(product),
  suggest: { input: allTexts(product.title), weight: product.total_reviews + 1 },
  suggest_latin: { input: [product.title_latin], weight: product.total_reviews + 1 },
})

const shown: ReadonlySet<string> = new Set(tileFields)

/** Fields of a document that a tile shows. Its pictures have an empty alt text, since the title is beside them. */
export const tileDocument = (document: SearchDocument): Readonly<Record<string, unknown>> => {
  const { image, ...rest } = document
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([field]) => shown.has(field))),
    image: image ? { src: image.src, colour: image.colour } : null,
  }
}
