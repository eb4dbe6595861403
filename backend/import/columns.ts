/** Columns of a product file: our own, and Shopify's two generations of headings. */
import { defaultLocale, locales, type Locale } from "#domain/entities/locale.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { productFields, type TextField } from "#backend/catalogue/products/product-fields.ts"

type InLocale<Heading extends string> = `${Heading}${Capitalize<Locale>}`
type Option = `option${1 | 2 | 3}`
type TextHeading = TextField["heading"] | "brand" | "category" | Option

/** Column of a text in a locale: `titleMn`. */
export const headingIn = <Heading extends TextHeading>(heading: Heading, locale: Locale): InLocale<Heading> =>
  `${heading}${locale.charAt(0).toUpperCase()}${locale.slice(1)}` as InLocale<Heading>

const inLocales = <Heading extends TextHeading>(heading: Heading) => locales.map((locale) => headingIn(heading, locale))
const [title, description, ...others] = productFields.map((field) => (field.kind === "texts" ? inLocales(field.heading) : [field.heading]))
const option = (name: Option) => [`${name}Name`, `${name}Value`, ...inLocales(name), `${name}Hex`] as const

/** What a column holds. Prices: `listPrice` before a sale, `price` now. */
export const fields = [
  "handle",
  "productSku",
  ...(title ?? []),
  ...(description ?? []),
  "brand",
  ...inLocales("brand"),
  "category",
  ...inLocales("category"),
  ...others.flat(),
  "sku",
  "price",
  "listPrice",
  "stock",
  "picture",
  ...option("option1"),
  ...option("option2"),
  ...option("option3"),
] as const
/** Shopify's columns for which there is no own one. */
type ForeignField = "status" | "published"
export type Field = (typeof fields)[number] | ForeignField

/** Fields that hold numbers. */
export const numberFields = ["price", "listPrice", "stock"] as const satisfies ReadonlyArray<Field>

/** Own heading of each field, as it is exported. */
export const ownHeading = (field: Field): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Shopify's headings, both generations; others of its columns are not read. */
const shopify: Readonly<Record<string, Field>> = {
  handle: "handle",
  "url handle": "handle",
  title: headingIn("title", defaultLocale),
  "body (html)": headingIn("description", defaultLocale),
  description: headingIn("description", defaultLocale),
  vendor: "brand",
  type: "category",
  "product category": "category",
  "option1 name": "option1Name",
  "option2 name": "option2Name",
  "option3 name": "option3Name",
  "option1 value": headingIn("option1", defaultLocale),
  "option2 value": headingIn("option2", defaultLocale),
  "option3 value": headingIn("option3", defaultLocale),
  "variant sku": "sku",
  sku: "sku",
  "variant price": "price",
  price: "price",
  "variant compare at price": "listPrice",
  "compare-at price": "listPrice",
  "image src": "pictures",
  "product image url": "pictures",
  "variant image": "picture",
  "variant image url": "picture",
  status: "status",
  published: "published",
  "published on online store": "published",
  "variant inventory qty": "stock",
  "inventory quantity": "stock",
}
/** Headings that only Shopify has. */
const onlyShopify = new Set([
  "url handle",
  "body (html)",
  "option1 name",
  "variant price",
  "variant sku",
  "compare-at price",
  "inventory quantity",
  "published on online store",
])

const own: Readonly<Record<string, Field>> = Object.fromEntries(fields.map((field) => [ownHeading(field), field]))

export type Columns = {
  readonly kind: "own" | "shopify"
  /** Field of each column; `null` for one that is not read. Of two of Shopify's columns for one field the first that has a value counts. */
  readonly at: ReadonlyArray<Field | null>
  /** Headings that are not read. */
  readonly ignored: ReadonlyArray<string>
}

/** Headings that the import cannot use, and why. */
class NoColumns extends OperatorError {
  override readonly name = "NoColumns"
}

/** Throws `NoColumns` without a handle, or with a column twice. */
export const columnsOf = (headings: ReadonlyArray<string>): Columns => {
  const names = headings.map((heading) => heading.trim().toLowerCase())
  const kind = names.some((name) => onlyShopify.has(name)) ? "shopify" : "own"
  const known = kind === "shopify" ? shopify : own
  const at = names.map((name) => known[name] ?? null)
  const [twice] = kind === "shopify" ? [] : at.filter((field, index) => field !== null && at.indexOf(field) !== index)
  if (twice != null) throw new NoColumns({ key: "import.columnTwice", values: { column: ownHeading(twice) } })
  if (!at.includes("handle"))
    throw new NoColumns({ key: "import.noHandle", values: { columns: headings.slice(0, 20).join(", ").slice(0, 300) } })
  return { kind, at, ignored: headings.filter((_, index) => at[index] === null) }
}
