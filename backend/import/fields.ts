/** Fields of a product file: what a cell can be of a product or a variant. */
import { locales, type Locale } from "#domain/entities/locale.ts"
import { productFields, type TextField } from "#backend/catalogue/products/product-fields.ts"

type InLocale<Heading extends string> = `${Heading}${Capitalize<Locale>}`
type Option = `option${1 | 2 | 3}`
type TextHeading = TextField["heading"] | "brand" | "category" | Option

/** Column of a text in a locale: `titleMn`. */
export const headingIn = <Heading extends TextHeading>(heading: Heading, locale: Locale): InLocale<Heading> =>
  `${heading}${locale.charAt(0).toUpperCase()}${locale.slice(1)}` as InLocale<Heading>

const inLocales = <Heading extends TextHeading>(heading: Heading) => locales.map((locale) => headingIn(heading, locale))
const headingsOf = (field: (typeof productFields)[number]) => (field.kind === "texts" ? inLocales(field.heading) : [field.heading])
/** Fields whose columns come before brand and category. */
const isFirst = ({ heading }: (typeof productFields)[number]): boolean => heading === "title" || heading === "description"
const option = (name: Option) => [`${name}Name`, `${name}Value`, ...inLocales(name), `${name}Hex`] as const

/** Names by which other shops and accountants call options that have a label here; a heading of such a name is a column of the option. */
export const optionKeys: ReadonlyMap<string, string> = new Map(
  Object.entries({
    color: "colour",
    colour: "colour",
    өнгө: "colour",
    size: "clothing_size",
    хэмжээ: "clothing_size",
    material: "material",
    материал: "material",
    style: "design",
    загвар: "design",
  }),
)
export const optionSlots = ["option1", "option2", "option3"] as const

/** What a column holds. Prices: `listPrice` before a sale, `price` now. */
export const fields = [
  "handle",
  "productSku",
  ...productFields.filter(isFirst).flatMap(headingsOf),
  "brand",
  ...inLocales("brand"),
  "category",
  ...inLocales("category"),
  ...productFields.filter((field) => !isFirst(field)).flatMap(headingsOf),
  "sku",
  "price",
  "listPrice",
  "stock",
  "picture",
  ...option("option1"),
  ...option("option2"),
  ...option("option3"),
] as const
/** Columns that are read and not exported: an export has the brand, from which the vendor of new goods follows. */
export const readOnlyFields = ["vendor"] as const
/**
 * Columns for which there is no own one: Shopify's, and the prices of an accountant, `usualPrice` always and `salePrice` while goods are cheaper.
 * Ours are named the other way round, `price` now and `listPrice` before.
 */
type ForeignField = "status" | "published" | "usualPrice" | "salePrice"
export type Field = (typeof fields)[number] | (typeof readOnlyFields)[number] | ForeignField

/** Numbers of a variant. */
export const variantNumbers = ["price", "listPrice", "usualPrice", "salePrice", "stock"] as const satisfies ReadonlyArray<Field>
/** Fields whose numbers show how the file writes thousands and fractions. */
export const numberFields: ReadonlyArray<Field> = [
  ...variantNumbers,
  ...productFields.flatMap((field) => (field.kind === "amount" ? [field.heading] : [])),
]

/** Own heading of each field, as it is exported. */
export const ownHeading = (field: Field): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
