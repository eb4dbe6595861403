/** Facets of a listing, read from a response's aggregations. A missing or malformed facet is empty. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { byList, sizeGroups, type ChoiceFacet, type ChoiceList } from "#domain/entities/catalogue/facet.ts"
import type { Bucket, Facets, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { isUsefulFacet, usefulRatings } from "#domain/rules/catalogue/facet-display.ts"
import { bySize } from "#domain/rules/catalogue/size-groups.ts"
import { listOf, LooseInt, orNull } from "#domain/entities/wire-codecs.ts"
import type { Answer } from "./response.ts"

const Buckets = Schema.Struct({
  buckets: listOf(Schema.Struct({ key: Schema.Union([Schema.String, Schema.Number]), count: LooseInt }).pipe(Schema.encodeKeys({ count: "doc_count" }))),
})
const Stats = Schema.Struct({ min: orNull(Schema.Number), max: orNull(Schema.Number) })

const readBuckets = Schema.decodeUnknownResult(Buckets)
const readStats = Schema.decodeUnknownResult(Stats)

/** The aggregation `name`, at whatever depth its filter put it. */
const counting = ({ aggregations }: Answer, name: string): unknown => {
  const found = aggregations?.[name]
  return typeof found === "object" && found !== null && "values" in found ? found.values : found
}

/** A bucket whose key holds everything: `women/shoes|Women's shoes|Women`. A bare key is its own label. */
export type Labelled = { readonly key: string; readonly label: string; readonly note: string; readonly count: number }

type LabelledWhole = Labelled & { readonly whole: string }

const labelled = (buckets: unknown): ReadonlyArray<LabelledWhole> => {
  const read = readBuckets(buckets)
  if (Result.isFailure(read)) return []
  return read.success.buckets.map(({ key: text, count }) => {
    const whole = String(text)
    const [key = "", label = key, note = ""] = whole.split("|")
    return { key, label, note, count, whole }
  })
}

export const bucketsOf = (answer: Answer, name: string): ReadonlyArray<Labelled> => labelled(counting(answer, name))

const plain = ({ key, label, count }: Labelled): Bucket => ({ key, label, count })

const readInner = Schema.decodeUnknownResult(Schema.Struct({ buckets: listOf(Schema.Struct({ key: Schema.Union([Schema.String, Schema.Number]), below: orNull(Schema.Unknown) })) }))

/** Categories with those below them, as deep as they are counted. */
const categoriesOf = (buckets: unknown): ReadonlyArray<Bucket> => {
  const inner = readInner(buckets)
  const below = new Map(Result.isSuccess(inner) ? inner.success.buckets.map((bucket) => [String(bucket.key), bucket.below] as const) : [])
  return labelled(buckets).map((bucket) => {
    const inside = categoriesOf(below.get(bucket.whole) ?? null)
    return { ...plain(bucket), ...(inside.length === 0 ? {} : { below: inside }) }
  })
}

export type Chosen = Pick<ListingQuery, ChoiceList>

/** Chosen values without hits, by facet: the response does not hold their labels. A size is its own. */
export const nameless = (query: Chosen, facets: Facets): Chosen =>
  byList(({ list, look }) => (look === "tiles" ? [] : query[list].filter((key) => !facets[list].some((bucket) => bucket.key === key))))

/** Facets including those chosen values, so that each has a label and can be removed. */
export const withChosen = (facets: Facets, chosen: Chosen, names: Answer): Facets => ({
  ...facets,
  ...byList((facet) => [...facets[facet.list], ...bucketsIn(names, facet).filter(({ key }) => chosen[facet.list].includes(key)).map((bucket) => ({ ...bucket, count: 0 }))]),
})

/** Buckets of a facet: a colour's note is its hex, a size's its group. */
const bucketsIn = (answer: Answer, { list, look }: ChoiceFacet): ReadonlyArray<Bucket> => {
  const buckets = bucketsOf(answer, list)
  if (look === "swatches") return buckets.map((bucket) => ({ ...plain(bucket), hex: bucket.note === "" ? null : bucket.note }))
  if (look === "checks") return buckets.map(plain)
  const groupOf = (note: string) => sizeGroups.find((group) => group === note) ?? null
  return buckets.toSorted((one, other) => one.note.localeCompare(other.note) || bySize(one.label, other.label)).map((bucket) => ({ ...plain(bucket), group: groupOf(bucket.note) }))
}

/** Number of products among which a facet is counted. */
const readAmong = Schema.decodeUnknownResult(Schema.Struct({ doc_count: LooseInt }))
const among = ({ aggregations }: Answer, name: string): number => {
  const read = readAmong(aggregations?.[name])
  return Result.isSuccess(read) ? read.success.doc_count : 0
}

/** Facets of properties are left out where they say nothing; brands, colours and sizes always stand. */
const telling = (answer: Answer, facet: ChoiceFacet, chosen: Chosen): ReadonlyArray<Bucket> => {
  const buckets = bucketsIn(answer, facet)
  const isProperty = facet.source !== null && facet.source !== "sizes"
  return !isProperty || chosen[facet.list].length > 0 || isUsefulFacet(buckets, among(answer, facet.list)) ? buckets : []
}

export const facetsOf = (answer: Answer, chosen: Chosen & Pick<ListingQuery, "rating">): Facets => {
  const stats = readStats(counting(answer, "price"))
  const price = Result.isSuccess(stats) ? stats.success : { min: null, max: null }
  return {
    taxons: categoriesOf(counting(answer, "taxons")),
    ...byList((facet) => telling(answer, facet, chosen)),
    ratings: usefulRatings(bucketsOf(answer, "ratings").toSorted((one, other) => Number(other.key) - Number(one.key)).map(plain), chosen.rating),
    onSale: bucketsOf(answer, "sale")[0]?.count ?? 0,
    price: { min: Math.floor(price.min ?? 0), max: Math.ceil(price.max ?? 0), bars: bucketsOf(answer, "priceBars").toSorted((one, other) => Number(one.key) - Number(other.key)).map(({ count }) => count) },
  }
}
