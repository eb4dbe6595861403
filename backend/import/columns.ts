/** Columns of a product file: our own, and Shopify's two generations of headings. */

/** What a column holds. Prices: `listPrice` before a sale, `price` now. */
export const fields = [
  "handle", "productSku", "titleMn", "titleEn", "descriptionMn", "descriptionEn", "brand", "brandMn", "brandEn", "category", "categoryMn", "categoryEn",
  "unitMn", "unitEn", "badges", "properties", "pictures", "saleStart", "saleEnd", "publishedAt", "listed",
  "sku", "price", "listPrice", "stock", "picture",
  "option1Name", "option1Value", "option1Mn", "option1En", "option1Hex",
  "option2Name", "option2Value", "option2Mn", "option2En", "option2Hex",
  "option3Name", "option3Value", "option3Mn", "option3En", "option3Hex",
] as const
/** Shopify's columns for which there is no own one. */
type ForeignField = "status" | "published"
export type Field = (typeof fields)[number] | ForeignField

/** Own heading of each field, as it is exported. */
export const ownHeading = (field: Field): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Shopify's headings, both generations; others of its columns are not read. */
const shopify: Readonly<Record<string, Field>> = {
  "handle": "handle", "url handle": "handle",
  "title": "titleMn",
  "body (html)": "descriptionMn", "description": "descriptionMn",
  "vendor": "brand",
  "type": "category", "product category": "category",
  "option1 name": "option1Name", "option2 name": "option2Name", "option3 name": "option3Name",
  "option1 value": "option1Mn", "option2 value": "option2Mn", "option3 value": "option3Mn",
  "variant sku": "sku", "sku": "sku",
  "variant price": "price", "price": "price",
  "variant compare at price": "listPrice", "compare-at price": "listPrice",
  "image src": "pictures", "product image url": "pictures",
  "variant image": "picture", "variant image url": "picture",
  "status": "status",
  "published": "published", "published on online store": "published",
  "variant inventory qty": "stock", "inventory quantity": "stock",
}
/** Headings that only Shopify has. */
const onlyShopify = new Set(["url handle", "body (html)", "option1 name", "variant price", "variant sku", "compare-at price", "inventory quantity", "published on online store"])

const own: Readonly<Record<string, Field>> = Object.fromEntries(fields.map((field) => [ownHeading(field), field]))

export type Columns = {
  readonly kind: "own" | "shopify"
  /** Field of each column; `null` for one that is not read. Of two of Shopify's columns for one field the first that has a value counts. */
  readonly at: ReadonlyArray<Field | null>
  /** Headings that are not read. */
  readonly ignored: ReadonlyArray<string>
}

class NoColumns extends Error {
  override readonly name = "NoColumns"
}

/** Throws `NoColumns` without a handle, or with a column twice. */
export const columnsOf = (headings: ReadonlyArray<string>): Columns => {
  const names = headings.map((heading) => heading.trim().toLowerCase())
  const kind = names.some((name) => onlyShopify.has(name)) ? "shopify" : "own"
  const known = kind === "shopify" ? shopify : own
  const at = names.map((name) => known[name] ?? null)
  const [twice] = kind === "shopify" ? [] : at.filter((field, index) => field !== null && at.indexOf(field) !== index)
  if (twice != null) throw new NoColumns(`line 1: the column ${ownHeading(twice)} stands twice`)
  if (!at.includes("handle")) throw new NoColumns(`line 1: there is no column handle; the columns are ${headings.slice(0, 20).join(", ").slice(0, 300)}`)
  return { kind, at, ignored: headings.filter((_, index) => at[index] === null) }
}
