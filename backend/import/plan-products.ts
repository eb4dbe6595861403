/** Comparison of the products of a file with those of the shop: what is new, what changes, and what cannot be. */
import { isDeepStrictEqual } from "node:util"
import { defaultLocale, withDefault, type Localized } from "#domain/entities/locale.ts"
import { seriesOf } from "#domain/rules/catalogue/series.ts"
import { discountPercent } from "#domain/rules/catalogue/sale.ts"
import { tugrik } from "#domain/rules/money.ts"
import { titleLatin } from "#domain/rules/transliteration.ts"
import { instantOf, minute } from "#domain/rules/instants.ts"
import type { StoredOptionValue } from "#backend/catalogue/products/option-values.ts"
import { fieldColumns, productFields, type FieldValues, type GivenFields } from "#backend/catalogue/products/product-fields.ts"
import type { Database } from "#backend/database/database.ts"
import type { ImportedProduct, ImportedVariant, Wrong } from "./imported-product.ts"
import type { LineMove } from "./line-moves.ts"

type StoredVariantRow = {
  readonly id: number
  readonly product_id: number
  readonly sku: string
  readonly position: number
  readonly options: ReadonlyArray<StoredOptionValue>
  readonly picture: string | null
  readonly price: number
  readonly selling_price: number
  readonly on_hand: number
}

/** Columns that an import writes. */
export const productColumns = ["slug", "sku", "series", "title_latin", "price", "selling_price", "sale_percent", ...fieldColumns] as const
type ProductValues = FieldValues & {
  readonly slug: string
  readonly sku: string
  readonly series: string
  readonly title_latin: string
  readonly price: number
  readonly selling_price: number
  readonly sale_percent: number
}
type StoredProductRow = ProductValues & {
  readonly id: number
  readonly brand_code: string
  readonly vendor_code: string
  readonly has_own_vendor: boolean
  readonly permalink: string
}

type PlannedVariant = Omit<StoredVariantRow, "id" | "product_id"> & { readonly id: number | null }
/** What a product lacks, so that no list shows it; lists follow `listedRows`. */
export type Lack = "picture" | "stock"

export type PlannedProduct = {
  readonly from: ImportedProduct
  /** `null` for a new one. */
  readonly id: number | null
  readonly values: ProductValues
  /** Whether any of the values differs from what is stored. */
  readonly isChanged: boolean
  /** Those that are new or differ. */
  readonly variants: ReadonlyArray<PlannedVariant>
  readonly moves: ReadonlyArray<LineMove>
  /** `null` for one that lists show, and for one that the merchant took off sale. */
  readonly lack: Lack | null
}

const lackOf = ({ listed, pictures }: ProductValues, variants: ReadonlyArray<Pick<PlannedVariant, "on_hand">>): Lack | null => {
  if (!listed) return null
  if (pictures.length === 0) return "picture"
  return variants.some(({ on_hand }) => on_hand > 0) ? null : "stock"
}

const storedProducts = (db: Database, slugs: ReadonlyArray<string>) =>
  db.query<StoredProductRow>(
    `select p.id, p.brand_code, p.vendor_code, p.has_own_vendor, t.permalink, ${productColumns.map((column) => `p.${column}`).join(", ")}
     from products p join taxons t on t.id = p.taxon_id where p.slug = any ($1::text[])`,
    [slugs],
  )

type VariantOfProduct = StoredVariantRow & { readonly slug: string }

/** Variants of the SKUs, and all others of the products, by their position. */
const storedVariants = (db: Database, skus: ReadonlyArray<string>, productIds: ReadonlyArray<number>) =>
  db.query<VariantOfProduct>(
    `select v.id, v.product_id, v.sku, v.position, v.options, v.picture, v.price, v.selling_price, v.on_hand, p.slug
     from variants v join products p on p.id = v.product_id
     where v.sku = any ($1::text[]) or v.product_id = any ($2::int[]) order by v.product_id, v.position`,
    [skus, productIds],
  )

const isMoment = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value)

/** Whether two values of a column are equal; moments may be written in different time zones. */
const isSameValue = (one: unknown, other: unknown): boolean => {
  if (isDeepStrictEqual(one, other)) return true
  return isMoment(one) && typeof other === "string" && new Date(one).getTime() === new Date(other).getTime()
}

const plannedVariant = (
  given: ImportedVariant,
  stored: StoredVariantRow | undefined,
  product: StoredProductRow | undefined,
  position: number,
): PlannedVariant => {
  const sellingPrice = given.price ?? stored?.selling_price ?? product?.selling_price ?? 0
  // A price alone ends the sale.
  const listPriceWithoutCell = given.price === undefined ? (stored?.price ?? product?.price ?? sellingPrice) : sellingPrice
  return {
    id: stored?.id ?? null,
    sku: given.sku,
    position: stored?.position ?? position,
    options: given.options.length === 0 && stored !== undefined ? stored.options : given.options,
    picture: given.picture === undefined ? (stored?.picture ?? null) : given.picture,
    price: given.listPrice ?? listPriceWithoutCell,
    selling_price: sellingPrice,
    on_hand: given.stock ?? stored?.on_hand ?? 0,
  }
}

/** Columns of a variant that an import writes. */
export const variantColumns = ["position", "options", "picture", "price", "selling_price", "on_hand"] as const

const isSameVariant = (planned: PlannedVariant, stored: StoredVariantRow | undefined): boolean =>
  stored !== undefined && variantColumns.every((column) => isSameValue(planned[column], stored[column]))

/** Why a product that the shop does not have cannot be made. */
const missingOf = (product: ImportedProduct): ReadonlyArray<Wrong> => {
  const lacks = (column: string, line = product.line): Wrong => ({ line, column, reason: { key: "import.needed" } })
  return [
    ...(product.title[defaultLocale] === undefined ? [lacks(`title_${defaultLocale}`)] : []),
    ...(product.category === undefined ? [lacks("category")] : []),
    ...(product.variants.length === 0
      ? [lacks("price")]
      : product.variants.flatMap(({ price, line }) => (price === undefined ? [lacks("price", line)] : []))),
  ]
}

/** What the file gives, otherwise what is stored, otherwise the first value; of texts each for itself. */
const fieldValues = (given: GivenFields, stored: FieldValues | undefined): FieldValues =>
  Object.fromEntries(
    productFields.map((field) => {
      const initial = "initial" in field ? field.initial : null
      const before: unknown = stored === undefined ? initial : stored[field.column]
      if (field.kind === "texts") return [field.column, withDefault({ ...(before as Localized | null), ...given[field.column] })]
      return [field.column, given[field.column] === undefined ? before : given[field.column]]
    }),
  ) as FieldValues

type ProductPrices = Pick<ProductValues, "price" | "selling_price" | "sale_percent">

/** Prices of the cheapest variant; those that are stored where no variant's price moves. */
const pricesOf = (
  stored: StoredProductRow | undefined,
  variants: ReadonlyArray<PlannedVariant>,
  arePricesMoved: boolean,
): ProductPrices => {
  if (stored !== undefined && !arePricesMoved) return stored
  const [cheapest] = variants.toSorted((one, other) => one.selling_price - other.selling_price)
  const { price, selling_price: sellingPrice } = cheapest ?? { price: 0, selling_price: 0 }
  const salePercent = discountPercent({ price: tugrik(price), sellingPrice: tugrik(sellingPrice) })
  return { price, selling_price: sellingPrice, sale_percent: salePercent }
}

/** SKU of a product that the file does not give: that of its only variant, otherwise its address. */
const skuFrom = ({ variants, slug }: ImportedProduct): string => {
  const [only, ...more] = variants
  return only !== undefined && more.length === 0 ? only.sku : slug
}

const valuesOf = (
  product: ImportedProduct,
  stored: StoredProductRow | undefined,
  { price, selling_price, sale_percent }: ProductPrices,
  now: string,
): ProductValues => {
  const sku = product.productSku ?? stored?.sku ?? skuFrom(product)
  const fields = fieldValues(product, stored)
  const [title, titleBefore] = [fields.title[defaultLocale], stored?.title[defaultLocale]]
  return {
    ...fields,
    slug: product.slug,
    sku,
    series: sku === stored?.sku ? stored.series : (seriesOf(sku) ?? sku),
    title_latin: stored !== undefined && title === titleBefore ? stored.title_latin : titleLatin(title),
    price,
    selling_price,
    sale_percent,
    // Lists see what is on sale since the minute began: a shop that opens now shall have it.
    available_on: product.available_on ?? stored?.available_on ?? instantOf(Date.parse(now) - minute),
  }
}

/** Variants of the file; one whose SKU was generated is the only variant that the shop has. */
const givenVariants = (
  { variants, hasGeneratedSku }: ImportedProduct,
  stored: ReadonlyArray<VariantOfProduct>,
): ReadonlyArray<ImportedVariant> => {
  const [only, ...more] = stored
  const isOnly = hasGeneratedSku && only !== undefined && more.length === 0
  return isOnly ? variants.map((variant) => ({ ...variant, sku: only.sku })) : variants
}

/** Whether a product, its category, its brand or its vendor differs from what is stored. */
const isProductChanged = ({ category, brand, vendor }: ImportedProduct, values: ProductValues, stored: StoredProductRow): boolean =>
  productColumns.some((column) => !isSameValue(values[column], stored[column])) ||
  (category !== undefined && category.at(-1)?.permalink !== stored.permalink) ||
  (brand !== undefined && brand.code !== stored.brand_code) ||
  (vendor !== undefined && (vendor !== stored.vendor_code || !stored.has_own_vendor))

/** What the shop has: a product by its address, a variant by its SKU. */
type Stored = {
  readonly products: ReadonlyMap<string, StoredProductRow>
  readonly variants: ReadonlyMap<string, VariantOfProduct>
}

/** The plan of one product; `note` takes what cannot be written. */
const planProduct = (
  product: ImportedProduct,
  { products, variants }: Stored,
  now: string,
  note: (wrong: Wrong) => void,
): PlannedProduct => {
  const stored = products.get(product.slug)
  const ownVariants = [...variants.values()].filter(({ slug }) => slug === product.slug)
  const given = givenVariants(product, ownVariants)
  if (stored === undefined) for (const lack of missingOf(product)) note(lack)
  for (const { sku, line } of given) {
    const other = variants.get(sku)
    if (other === undefined || other.slug === product.slug) continue
    note({ line, column: "sku", reason: { key: "import.skuOfOther", values: { sku, product: other.slug } } })
  }
  const lastPosition = Math.max(0, ...ownVariants.map(({ position }) => position))
  const planned = given.map((variant, at) => plannedVariant(variant, variants.get(variant.sku), stored, lastPosition + at + 1))
  for (const [at, { listPrice, price, line }] of given.entries()) {
    const sold = planned[at]?.selling_price ?? 0
    if (price === undefined && listPrice !== undefined && listPrice < sold)
      note({ line, column: "list_price", reason: { key: "import.aboveListPrice", values: { price: sold, listPrice } } })
  }
  const changed = planned.filter((variant) => !isSameVariant(variant, variants.get(variant.sku)))
  const arePricesMoved = changed.some(({ id, sku, price, selling_price }) => {
    const before = variants.get(sku)
    return id === null || price !== before?.price || selling_price !== before.selling_price
  })
  const untouched = ownVariants.filter(({ sku }) => !planned.some((variant) => variant.sku === sku))
  const all = [...untouched, ...planned]
  const values = valuesOf(product, stored, pricesOf(stored, all, arePricesMoved), now)
  const category = product.category?.at(-1)?.permalink ?? stored?.permalink ?? ""
  const moves = changed.flatMap(({ sku, selling_price, on_hand }): ReadonlyArray<LineMove> => {
    const before = variants.get(sku)
    const price = { before: before?.selling_price ?? null, after: selling_price }
    const stock = { before: before?.on_hand ?? null, after: on_hand }
    const line = given.find((variant) => variant.sku === sku)?.line ?? product.line
    // A price that could not be read is 0, and named as wrong.
    const isUnread = price.after === 0
    return isUnread || (price.before === price.after && stock.before === stock.after) ? [] : [{ line, sku, category, price, stock }]
  })
  const isChanged = stored === undefined || isProductChanged(product, values, stored)
  return { from: product, id: stored?.id ?? null, values, isChanged, variants: changed, moves, lack: lackOf(values, all) }
}

/** Plans of products, and what cannot be written. Category and brand are those of the shop (`matched-names.ts`). */
export const planProducts = async (
  db: Database,
  products: ReadonlyArray<ImportedProduct>,
  now: string,
): Promise<{ readonly planned: ReadonlyArray<PlannedProduct>; readonly wrong: ReadonlyArray<Wrong> }> => {
  const productRows = await storedProducts(
    db,
    products.map(({ slug }) => slug),
  )
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const variantRows = await storedVariants(
    db,
    skus,
    productRows.map(({ id }) => id),
  )
  const stored: Stored = {
    products: new Map(productRows.map((row) => [row.slug, row])),
    variants: new Map(variantRows.map((row) => [row.sku, row])),
  }
  const wrong: Wrong[] = []
  const planned = products.map((product) => planProduct(product, stored, now, (fault) => wrong.push(fault)))
  return { planned, wrong }
}
