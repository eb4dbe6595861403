/** The fields of the index and where the database keeps them. A field that is not here is not searched. */
import { SearchRefusal } from "./refusal.ts"
import { raw, type Sql } from "./sql.ts"

export type FieldKind = "number" | "keyword" | "date" | "taxon" | "image"
export type Field = {
  readonly kind: FieldKind
  readonly column: Sql
  /** The column is a list; any of its values counts. */
  readonly many: boolean
  /** What its codes are called, for facets: `code|name|note`. */
  readonly labels: "taxon" | "brand" | "colour" | null
}

const field = (kind: FieldKind, column: string, more: Partial<Pick<Field, "many" | "labels">> = {}): Field => ({
  kind,
  column: raw(column),
  many: false,
  labels: null,
  ...more,
})

const levels = ["l0", "l1", "l2", "l3", "l4"].flatMap((level) => [
  [`${level}.id`, field("number", `e.${level}`)] as const,
  [`${level}.permalink`, field("taxon", `e.${level}`)] as const,
  [`${level}.facet`, field("taxon", `e.${level}`, { labels: "taxon" })] as const,
])

const fields: ReadonlyMap<string, Field> = new Map([
  ["id", field("number", "e.product_id")],
  ["sku", field("keyword", "e.sku")],
  ["slug", field("keyword", "e.slug")],
  ["brand.code", field("keyword", "e.brand")],
  ["brand.facet", field("keyword", "e.brand", { labels: "brand" })],
  ["store.code", field("keyword", "e.store")],
  ["store.vendor_id", field("keyword", "e.vendor")],
  ["price", field("number", "e.price")],
  ["selling_price", field("number", "e.selling_price")],
  ["sale_percent", field("number", "e.sale_percent")],
  ["sale_start_at", field("date", "e.sale_start_at")],
  ["sale_expire_at", field("date", "e.sale_expire_at")],
  ["available_on", field("date", "e.available_on")],
  ["created_at", field("date", "e.created_at")],
  ["average_rating", field("number", "e.rating")],
  ["total_reviews", field("number", "e.reviews")],
  ["total_on_hand", field("number", "e.on_hand")],
  ["image", field("image", "e.has_image")],
  ["badges", field("keyword", "e.badges", { many: true })],
  ["colour_codes", field("keyword", "e.colours", { many: true })],
  ["colour_facets", field("keyword", "e.colours", { many: true, labels: "colour" })],
  ["size_codes", field("keyword", "e.sizes", { many: true })],
  ["taxon_facets", field("taxon", "array[e.l0, e.l1, e.l2, e.l3, e.l4]", { many: true, labels: "taxon" })],
  ...levels,
])

/** Throws a refusal for a field that cannot be searched by. */
export const fieldOf = (name: string): Field => {
  const found = fields.get(name)
  if (found === undefined) throw new SearchRefusal(`no mapping found for field [${name}]`, "query_shard_exception")
  return found
}

/** Which words of a product a text field holds, as weights of its word vector. */
const textFields: Readonly<Record<string, string>> = {
  title: "A", translated: "A", title_latin: "A",
  "brand.name": "B", "l0.name": "C", "l1.name": "C", "l2.name": "BC", "l3.name": "BC", "l4.name": "BC", taxon_names: "BC",
  "store.name": "D", "variants.option_values.presentation": "D", "property_list.value": "D",
}

/** The weights that a list of text fields, `title^4` and so on, asks for; empty when it asks for all. */
export const weightsOf = (names: ReadonlyArray<string>): string => {
  const asked = new Set(names.flatMap((name) => {
    const [plain = ""] = name.split("^")
    const weights = textFields[plain]
    if (weights === undefined) throw new SearchRefusal(`no text is kept for field [${plain}]`, "query_shard_exception")
    return [...weights]
  }))
  return asked.size === 4 ? "" : [...asked].sort().join("")
}
