/** What holds for the aggregations of both engines: their bounds, and the keys of their buckets. */
import type { Aggregation } from "#adapters/search/contract/grammar.ts"
import { limits } from "#adapters/search/contract/limits.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import type { Labels } from "./bucket-labels.ts"
import { fieldOf, type Field } from "./fields.ts"

/** Maximum of buckets that an aggregation returns by default. */
export const defaultBuckets = 10

/** Refuses an aggregation of several kinds, and one that is nested too deeply. */
export const checkAggregation = (name: string, { filter, terms, range, stats }: Aggregation, depth: number): void => {
  const kinds = [filter, terms, range, stats].filter((kind) => kind !== undefined)
  if (kinds.length !== 1) throw new SearchRefusal(`[${name}] takes exactly one kind of aggregation`)
  if (depth > limits.aggregationDepth) throw new SearchRefusal("aggregations are nested too deeply", "illegal_argument_exception")
}

/** Field of a number or a date. */
export const numberField = (name: string) => {
  const field = fieldOf(name)
  if (field.kind !== "number" && field.kind !== "date") throw new SearchRefusal(`[${name}] is no number`, "illegal_argument_exception")
  return field
}

type KeyNaming = { readonly labels: Labels; readonly locale: Locale }

/** Key of a bucket: the code, or its label where the facet requests it. */
export const keyOf = (
  { kind, labels: labelKind }: Field,
  value: string | number,
  { labels, locale }: KeyNaming,
): string | number | null => {
  if (labelKind !== null) return labels.facet(labelKind, String(value), locale)
  return kind === "taxon" || kind === "taxons" ? labels.permalink(Number(value)) : value
}
