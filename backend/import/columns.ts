/** Columns of a product file: our own with their Mongolian headings, and Shopify's two generations of headings. */
import { defaultLocale } from "#domain/entities/locale.ts"
import { mongolianField } from "./mongolian-headings.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { fields, headingIn, optionKeys, optionSlots, ownHeading, readOnlyFields, type Field } from "./fields.ts"

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

const own: Readonly<Record<string, Field>> = Object.fromEntries([...fields, ...readOnlyFields].map((field) => [ownHeading(field), field]))

type Column = {
  readonly field: Field
  /** As the file writes it. */
  readonly heading: string
  /** Whether an empty cell leaves the value as it is: an accountant's columns are empty where nothing is known. */
  readonly isLeftWhenEmpty: boolean
  /** Cell that each value of the column brings with it: the name of its option. */
  readonly name: { readonly field: Field; readonly text: string } | null
}

export type Columns = {
  readonly kind: "own" | "shopify"
  /** `null` for a column that is not read. Of two of Shopify's columns for one field the first that has a value counts. */
  readonly at: ReadonlyArray<Column | null>
  /** Headings that are not read. */
  readonly ignored: ReadonlyArray<string>
}

/** Headings that the import cannot use, and why. */
class NoColumns extends OperatorError {
  override readonly name = "NoColumns"
}

/** Column of a heading that is its own, or the Mongolian one. */
const ownColumn = (heading: string, name: string): Column | null => {
  const field = own[name]
  if (field !== undefined) return { field, heading, isLeftWhenEmpty: false, name: null }
  const translated = mongolianField(heading)
  return translated === null ? null : { field: translated, heading, isLeftWhenEmpty: true, name: null }
}

const shopifyColumn = (heading: string, name: string): Column | null => {
  const field = shopify[name]
  return field === undefined ? null : { field, heading, isLeftWhenEmpty: false, name: null }
}

/** Columns of options that are headed by their names, `Өнгө`: each is the next option that the file does not have otherwise. */
const withOptions = (columns: ReadonlyArray<Column | null>, headings: ReadonlyArray<string>): ReadonlyArray<Column | null> => {
  const free = optionSlots.filter((slot) => !columns.some((column) => column?.field.startsWith(slot)))
  return columns.map((column, index) => {
    const heading = headings[index]?.trim() ?? ""
    const slot = column === null && optionKeys.has(heading.toLowerCase()) ? free.shift() : undefined
    if (slot === undefined) return column
    const name = { field: `${slot}Name`, text: heading } as const
    return { field: headingIn(slot, defaultLocale), heading, isLeftWhenEmpty: true, name }
  })
}

/** Fields by which a product is known. */
const identifying: ReadonlyArray<Field> = ["handle", "sku", headingIn("title", defaultLocale)]

/** Rows in which the headings are looked for: accountants' programs write titles above them. */
export const maxHeadRows = 10

/** Columns of a row as far as they are known. */
const knownColumns = (headings: ReadonlyArray<string>): Pick<Columns, "kind" | "at"> => {
  const names = headings.map((heading) => heading.trim().toLowerCase())
  const kind = names.some((name) => onlyShopify.has(name)) ? "shopify" : "own"
  const columnOf = kind === "shopify" ? shopifyColumn : ownColumn
  const known = headings.map((heading, index) => columnOf(heading.trim(), names[index] ?? ""))
  return { kind, at: kind === "shopify" ? known : withOptions(known, headings) }
}

const identifies = (column: Column | null): boolean => column !== null && identifying.includes(column.field)

/** Whether a row is the headings, and no title above them: it says which product a row is, and something of it. */
export const isHeadings = (cells: ReadonlyArray<string>): boolean => {
  const { at } = knownColumns(cells)
  return at.some(identifies) && at.filter((column) => column !== null).length > 1
}

/** Columns of the headings in a line. Throws `NoColumns` where nothing says which product a row is, or with a column twice. */
export const columnsOf = (headings: ReadonlyArray<string>, line = 1): Columns => {
  const { kind, at } = knownColumns(headings)
  const sameFields = at.flatMap((column, index) =>
    at.some((other, place) => place !== index && other?.field === column?.field) ? (column?.heading ?? []) : [],
  )
  if (kind === "own" && sameFields.length > 0)
    throw new NoColumns({ key: "import.columnTwice", values: { line, columns: sameFields.join(", ") } })
  if (!at.some(identifies)) {
    const columns = headings.slice(0, 20).join(", ").slice(0, 300)
    throw new NoColumns({ key: "import.noHandle", values: { line, rows: maxHeadRows, columns } })
  }
  return { kind, at, ignored: headings.filter((heading, index) => at[index] === null && heading.trim() !== "") }
}

/** Own heading under which an accountant's price is missed. */
const missedUnder: Readonly<Record<string, Field>> = { price: "usualPrice" }

/** The heading that the file has for an own one: `Үнэ` for `price`. */
export const headingInFile = ({ at }: Columns, heading: string): string => {
  const headingOf = (named: string) => at.find((column) => column !== null && ownHeading(column.field) === named)?.heading
  const other = missedUnder[heading]
  return headingOf(heading) ?? (other === undefined ? undefined : headingOf(ownHeading(other))) ?? heading
}
