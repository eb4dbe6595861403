/** Comparison of the products of a file with those of the shop: what is new, what changes, and what cannot be. */
import { isDeepStrictEqual } from "node:util"
import { defaultLocale, withDefault, type Localized } from "#domain/entities/locale.ts"
import { seriesOf } from "#domain/rules/catalogue/series.ts"
import { discountPercent } from "#domain/rules/catalogue/sale.ts"
import { tugrik } from "#domain/rules/money.ts"
import { titleLatin } from "#domain/rules/transliteration.ts"
import { instantOf, minute } from "#domain/rules/instants.ts"
import type { Choice } from "#backend/catalogue/products/option-values.ts"
import { fieldColumns, productFields, type FieldValues, type GivenFields } from "#backend/catalogue/products/product-fields.ts"
import type { Database } from "#backend/database/database.ts"
import type { ImportedProduct, ImportedVariant, Wrong } from "./imported-product.ts"

type StoredVariantRow = {
  readonly id: number
  readonly product_id: number
  readonly sku: string
  readonly position: number
  readonly options: ReadonlyArray<Choice>
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
type StoredProductRow = ProductValues & { readonly id: number; readonly brand_code: string; readonly permalink: string }

type PlannedVariant = Omit<StoredVariantRow, "id" | "product_id"> & { readonly id: number | null }
export type PlannedProduct = {
  readonly from: ImportedProduct
  /** `null` for a new one. */
  readonly id: number | null
  readonly values: ProductValues
  /** Whether any of the values differs from what is stored. */
  readonly isChanged: boolean
  /** Those that are new or differ. */
  readonly variants: ReadonlyArray<PlannedVariant>
  readonly prices: ReadonlyArray<PriceMove>
}

const storedProducts = (db: Database, slugs: ReadonlyArray<string>) =>
  db.query<StoredProductRow>(
    `select p.id, p.brand_code, t.permalink, ${productColumns.map((column) => `p.${column}`).join(", ")} from products p join taxons t on t.id = p.taxon_id where p.slug = any ($1::text[])`,
    [slugs],
  )

const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (typeof one === "string" && typeof other === "string" && /^\d{4}-\d{2}-\d{2}T/.test(one))
    return new Date(one).getTime() === new Date(other).getTime()
  return isDeepStrictEqual(one, other)
}

const plannedVariant = (
  given: ImportedVariant,
  stored: StoredVariantRow | undefined,
  product: StoredProductRow | undefined,
  position: number,
): PlannedVariant => {
  const now = given.price ?? stored?.selling_price ?? product?.selling_price ?? 0
  // A price alone ends the sale, unless the earlier price still stands above it and the file has no column for it.
  const list = given.listPrice ?? (given.price === undefined ? (stored?.price ?? product?.price ?? now) : now)
  return {
    id: stored?.id ?? null,
    sku: given.sku,
    position: stored?.position ?? position,
    options: given.options.length === 0 && stored !== undefined ? stored.options : given.options,
    picture: given.picture === undefined ? (stored?.picture ?? null) : given.picture,
    price: list,
    selling_price: now,
    on_hand: given.stock ?? stored?.on_hand ?? 0,
  }
}

const isSameVariant = (one: PlannedVariant, other: StoredVariantRow | undefined): boolean =>
  other !== undefined &&
  (["position", "options", "picture", "price", "selling_price", "on_hand"] as const).every((column) => same(one[column], other[column]))

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
      const before: unknown = stored === undefined ? ("initial" in field ? field.initial : null) : stored[field.column]
      if (field.kind !== "texts") return [field.column, given[field.column] === undefined ? before : given[field.column]]
      return [field.column, withDefault({ ...(before as Localized | null), ...given[field.column] })]
    }),
  ) as never

const valuesOf = (
  product: ImportedProduct,
  stored: StoredProductRow | undefined,
  variants: ReadonlyArray<PlannedVariant>,
  pricesMoved: boolean,
  now: string,
): ProductValues => {
  const cheapest = variants.toSorted((one, other) => one.selling_price - other.selling_price)[0]
  const [price, selling] =
    stored !== undefined && !pricesMoved ? [stored.price, stored.selling_price] : [cheapest?.price ?? 0, cheapest?.selling_price ?? 0]
  const sku =
    product.productSku ?? stored?.sku ?? (product.variants.length === 1 ? (product.variants[0]?.sku ?? product.slug) : product.slug)
  const fields = fieldValues(product, stored)
  const [title, titleBefore] = [fields.title[defaultLocale], stored?.title[defaultLocale]]
  return {
    ...fields,
    slug: product.slug,
    sku,
    series: sku === stored?.sku ? stored.series : (seriesOf(sku) ?? sku),
    title_latin: stored !== undefined && title === titleBefore ? stored.title_latin : titleLatin(title),
    price,
    selling_price: selling,
    sale_percent:
      stored !== undefined && !pricesMoved ? stored.sale_percent : discountPercent({ price: tugrik(price), sellingPrice: tugrik(selling) }),
    // Lists see what is on sale since the minute began: a shop that opens now shall have it.
    available_on: product.available_on ?? stored?.available_on ?? instantOf(Date.parse(now) - minute),
  }
}

/** Selling price of a variant that is new or moves, in tugrik; `before` is `null` for a new one. */
export type PriceMove = { readonly line: number; readonly sku: string; readonly before: number | null; readonly after: number }

/** Factor of a price from which a change is rather a slip: a zero too many, thousands read as units. */
const oddFactor = 3

export const isOdd = ({ before, after }: PriceMove): boolean =>
  before !== null && before > 0 && (after >= before * oddFactor || after * oddFactor <= before)

/** Names what cannot be written. Category and brand are those of the shop (`matched-names.ts`). */
export const planProducts = async (
  db: Database,
  products: ReadonlyArray<ImportedProduct>,
  now: string,
): Promise<{ readonly planned: ReadonlyArray<PlannedProduct>; readonly wrong: ReadonlyArray<Wrong> }> => {
  const stored = new Map(
    (
      await storedProducts(
        db,
        products.map(({ slug }) => slug),
      )
    ).map((row) => [row.slug, row]),
  )
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const ids = [...stored.values()].map(({ id }) => id)
  const variants = await db.query<StoredVariantRow & { slug: string }>(
    `select v.id, v.product_id, v.sku, v.position, v.options, v.picture, v.price, v.selling_price, v.on_hand, p.slug
     from variants v join products p on p.id = v.product_id where v.sku = any ($1::text[]) or v.product_id = any ($2::int[]) order by v.product_id, v.position`,
    [skus, ids],
  )
  const bySku = new Map(variants.map((variant) => [variant.sku, variant]))
  const wrong: Wrong[] = []
  const planned = products.map((product): PlannedProduct => {
    const before = stored.get(product.slug)
    const own = variants.filter(({ slug }) => slug === product.slug)
    if (before === undefined) wrong.push(...missingOf(product))
    const [only] = own
    const given =
      product.hasGeneratedSku && own.length === 1 && only !== undefined
        ? product.variants.map((variant) => ({ ...variant, sku: only.sku }))
        : product.variants
    for (const { sku, line } of given) {
      const other = bySku.get(sku)
      if (other !== undefined && other.slug !== product.slug)
        wrong.push({ line, column: "sku", reason: { key: "import.skuOfOther", values: { sku, product: other.slug } } })
    }
    const last = Math.max(0, ...own.map(({ position }) => position))
    const wanted = given.map((variant, at) => plannedVariant(variant, bySku.get(variant.sku), before, last + at + 1))
    const moved = wanted.filter((variant) => !isSameVariant(variant, bySku.get(variant.sku)))
    const pricesMoved = moved.some(
      ({ id, price, selling_price: selling, sku }) =>
        id === null || price !== bySku.get(sku)?.price || selling !== bySku.get(sku)?.selling_price,
    )
    const all = [...own.filter(({ sku }) => !wanted.some((one) => one.sku === sku)), ...wanted]
    const values = valuesOf(product, before, all, pricesMoved, now)
    const isChanged =
      before === undefined ||
      productColumns.some((column) => !same(values[column], before[column])) ||
      (product.category !== undefined && product.category.at(-1)?.permalink !== before.permalink) ||
      (product.brand !== undefined && product.brand.code !== before.brand_code)
    const prices = moved.flatMap(({ sku, selling_price: after }): ReadonlyArray<PriceMove> => {
      const earlier = bySku.get(sku)?.selling_price ?? null
      return earlier === after ? [] : [{ line: given.find((one) => one.sku === sku)?.line ?? product.line, sku, before: earlier, after }]
    })
    return { from: product, id: before?.id ?? null, values, isChanged, variants: moved, prices }
  })
  return { planned, wrong }
}
