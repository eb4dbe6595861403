/** Fields of a product, one line each. The stored row, the columns of product files, import, export and the facts of the page follow. */
import { defaultLocale, inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import { localizedLabel } from "#domain/languages/product-labels.ts"
import { labelOf, type OwnLabels } from "./labels.ts"
import type { StoredProperty } from "./option-values.ts"

/**
 * Values by the kind of a field. Dates become moments: `from` the first moment of its day, `until` the moment after its day. `amount` is in
 * tugrik, `rate` in thousandths, `weight` in grams.
 */
type Values = {
  readonly texts: Localized
  readonly list: ReadonlyArray<string>
  readonly properties: ReadonlyArray<StoredProperty>
  readonly from: string
  readonly until: string
  readonly boolean: boolean
  readonly amount: number
  readonly rate: number
  readonly weight: number
}

type Declared = {
  /** In the table `products`, and in the stored row. */
  readonly column: string
  /** In product files, written `sale_start` there; texts have a column for each locale, `title_mn`. */
  readonly heading: string
  readonly kind: keyof Values
  /**
   * Value of a new product without one, `null` for none. Two fields have none here: `title`, without which `backend/import/plan-products.ts`
   * refuses a new product, and `available_on`, which is the time of the import there.
   */
  readonly initial?: Values[keyof Values] | null
  /** Whether an empty cell deletes the value; otherwise it leaves the value as it is. */
  readonly clears?: true
  /** Maximum length of a cell in characters. */
  readonly maxLength?: number
  /** Whether it has mark-up in Shopify's files. */
  readonly hasMarkup?: true
  /**
   * Whether the product's page has it among the facts, under the label of its column. For texts. No field of the table is a fact yet: it is
   * for columns that a shop adds, such as the warranty (`docs/where-to-change.md`, "A column of a product").
   */
  readonly isFact?: true
}

export const productFields = [
  { column: "title", heading: "title", kind: "texts", maxLength: 200 },
  {
    column: "description",
    heading: "description",
    kind: "texts",
    maxLength: 20_000,
    initial: { [defaultLocale]: "" },
    clears: true,
    hasMarkup: true,
  },
  { column: "unit", heading: "unit", kind: "texts", maxLength: 120, initial: localizedLabel(({ unit }) => unit) },
  { column: "badges", heading: "badges", kind: "list", initial: [], clears: true },
  { column: "properties", heading: "properties", kind: "properties", initial: [], clears: true },
  { column: "pictures", heading: "pictures", kind: "list", initial: [] },
  { column: "sale_start_at", heading: "saleStart", kind: "from", initial: null, clears: true },
  { column: "sale_expire_at", heading: "saleEnd", kind: "until", initial: null, clears: true },
  { column: "available_on", heading: "publishedAt", kind: "from" },
  { column: "listed", heading: "listed", kind: "boolean", initial: true },
  { column: "store_price", heading: "storePrice", kind: "amount", initial: null, clears: true },
  { column: "return_per_mille", heading: "cashback", kind: "rate", initial: null, clears: true },
  { column: "weight_g", heading: "weight", kind: "weight", initial: null, clears: true },
] as const satisfies ReadonlyArray<Declared>

type ProductField = (typeof productFields)[number]
/** Fields with a text for each locale. */
export type TextField = Extract<ProductField, { readonly kind: "texts" }>

type ValueOf<Field extends ProductField> = Values[Field["kind"]] | (Field extends { readonly initial: null } ? null : never)

/** Columns of `products` that the table declares. */
export type FieldValues = { readonly [Field in ProductField as Field["column"]]: ValueOf<Field> }

/** What a file gives: a text for each of its locales, `undefined` where it has nothing. */
export type GivenFields = {
  readonly [Field in ProductField as Field["column"]]: Field extends TextField
    ? Readonly<Partial<Record<Locale, string>>>
    : ValueOf<Field> | undefined
}

export const fieldColumns: ReadonlyArray<keyof FieldValues> = productFields.map(({ column }) => column)

/** Facts of a product's page by the fields that are declared as such, without empty ones; tests give fields of their own. */
export const factsOf = (
  product: Readonly<Record<string, unknown>>,
  locale: Locale,
  labels: OwnLabels,
  fields: ReadonlyArray<Pick<Declared, "column" | "isFact">> = productFields,
) =>
  fields.flatMap(({ column, isFact = false }) => {
    const value = isFact ? inLocale(product[column] as Localized, locale) : ""
    return value === "" ? [] : [{ key: column, label: labelOf(column, locale, labels), value }]
  })
