/** Facets of a listing, read from a response's aggregations. A missing or malformed facet is empty. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { byList, sizeGroups, type ChoiceFacet, type ChoiceList, type SizeGroup } from "#domain/entities/catalogue/facet.ts"
import type { Bucket, Facets, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { isUsefulFacet, usefulRatings } from "#domain/rules/catalogue/facet-display.ts"
import { bySize } from "#domain/rules/catalogue/size-groups.ts"
import { listOf, LooseInt, orNull } from "#domain/entities/wire-codecs.ts"
import type { SearchResponse } from "./response.ts"

const BucketKey = Schema.Union([Schema.String, Schema.Number])
const Buckets = Schema.Struct({
  buckets: listOf(Schema.Struct({ key: BucketKey, count: LooseInt }).pipe(Schema.encodeKeys({ count: "doc_count" }))),
})
const Stats = Schema.Struct({ min: orNull(Schema.Number), max: orNull(Schema.Number) })

const readBuckets = Schema.decodeUnknownResult(Buckets)
const readStats = Schema.decodeUnknownResult(Stats)

/** The aggregation `name`, without the filter around it. */
const aggregationOf = ({ aggregations }: SearchResponse, name: string): unknown => {
  const found = aggregations?.[name]
  return typeof found === "object" && found !== null && "values" in found ? found.values : found
}

/** A bucket whose key holds its label and a note: `women/shoes|Women's shoes|Women`. A bare key is its own label. */
export type Labelled = { readonly key: string; readonly label: string; readonly note: string; readonly count: number }

type KeyedLabel = Labelled & { readonly whole: string }

const labelledBuckets = (buckets: unknown): ReadonlyArray<KeyedLabel> => {
  const read = readBuckets(buckets)
  if (Result.isFailure(read)) return []
  return read.success.buckets.map(({ key: text, count }) => {
    const whole = String(text)
    const [key = "", label = key, note = ""] = whole.split("|")
    return { key, label, note, count, whole }
  })
}

export const bucketsOf = (response: SearchResponse, name: string): ReadonlyArray<Labelled> => labelledBuckets(aggregationOf(response, name))

const bucketOf = ({ key, label, count }: Labelled): Bucket => ({ key, label, count })

const NestedBucket = Schema.Struct({ key: BucketKey, below: orNull(Schema.Unknown) })
const readNested = Schema.decodeUnknownResult(Schema.Struct({ buckets: listOf(NestedBucket) }))

/** Categories with those below them, as deep as they are counted. */
const categoriesOf = (buckets: unknown): ReadonlyArray<Bucket> => {
  const nested = readNested(buckets)
  const below = new Map(Result.isSuccess(nested) ? nested.success.buckets.map((bucket) => [String(bucket.key), bucket.below] as const) : [])
  return labelledBuckets(buckets).map((bucket) => {
    const children = categoriesOf(below.get(bucket.whole) ?? null)
    return { ...bucketOf(bucket), ...(children.length === 0 ? {} : { below: children }) }
  })
}

export type SelectedValues = Pick<ListingQuery, ChoiceList>

/** Selected values that no hit has, by facet: the response holds no label of them. A size needs none. */
export const valuesWithoutLabel = (query: SelectedValues, facets: Facets): SelectedValues =>
  byList(({ list, look }) => (look === "tiles" ? [] : query[list].filter((key) => !facets[list].some((bucket) => bucket.key === key))))

/** The facets with these selected values at count 0, so that a shopper can remove them. */
export const withSelectedLabels = (facets: Facets, selected: SelectedValues, names: SearchResponse): Facets => ({
  ...facets,
  ...byList((facet) => {
    const missing = bucketsIn(names, facet).filter(({ key }) => selected[facet.list].includes(key))
    return [...facets[facet.list], ...missing.map((bucket) => ({ ...bucket, count: 0 }))]
  }),
})

/** Buckets of a facet: a colour's note is its hex, a size's its group. */
const bucketsIn = (response: SearchResponse, { list, look }: ChoiceFacet): ReadonlyArray<Bucket> => {
  const buckets = bucketsOf(response, list)
  switch (look) {
    case "checks":
      return buckets.map(bucketOf)
    case "swatches":
      return buckets.map((bucket) => ({ ...bucketOf(bucket), hex: bucket.note === "" ? null : bucket.note }))
    case "tiles":
      return buckets.toSorted(byGroupAndSize).map((bucket) => ({ ...bucketOf(bucket), group: sizeGroupOf(bucket.note) }))
    default:
      return look satisfies never
  }
}

const sizeGroupOf = (note: string): SizeGroup | null => sizeGroups.find((group) => group === note) ?? null
const byGroupAndSize = (first: Labelled, second: Labelled): number =>
  first.note.localeCompare(second.note) || bySize(first.label, second.label)

const readCounted = Schema.decodeUnknownResult(Schema.Struct({ doc_count: LooseInt }))
/** Number of products among which a facet is counted. */
const countedProducts = ({ aggregations }: SearchResponse, name: string): number => {
  const read = readCounted(aggregations?.[name])
  return Result.isSuccess(read) ? read.success.doc_count : 0
}

/** Buckets of a facet. Properties are hidden where they narrow nothing; brands, colours and sizes are always shown. */
const shownBuckets = (response: SearchResponse, facet: ChoiceFacet, selected: SelectedValues): ReadonlyArray<Bucket> => {
  const buckets = bucketsIn(response, facet)
  const isProperty = facet.source !== null && facet.source !== "sizes"
  const isShown = !isProperty || selected[facet.list].length > 0 || isUsefulFacet(buckets, countedProducts(response, facet.list))
  return isShown ? buckets : []
}

export const facetsOf = (response: SearchResponse, selected: SelectedValues & Pick<ListingQuery, "rating">): Facets => {
  const stats = readStats(aggregationOf(response, "price"))
  const numbered = (name: string) => bucketsOf(response, name).toSorted((first, second) => Number(first.key) - Number(second.key))
  const price = Result.isSuccess(stats) ? stats.success : { min: null, max: null }
  return {
    taxons: categoriesOf(aggregationOf(response, "taxons")),
    ...byList((facet) => shownBuckets(response, facet, selected)),
    ratings: usefulRatings(numbered("ratings").toReversed().map(bucketOf), selected.rating),
    onSale: bucketsOf(response, "sale")[0]?.count ?? 0,
    price: {
      min: Math.floor(price.min ?? 0),
      max: Math.ceil(price.max ?? 0),
      bars: numbered("priceBars").map(({ count }) => count),
    },
  }
}
