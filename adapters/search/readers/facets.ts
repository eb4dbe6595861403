/** Facets of a listing, read from a response's aggregations. A missing or malformed facet is empty. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { Bucket, Facets, ListingQuery } from "#domain/entities/catalogue/listing.ts"
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

const sizeOrder = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"]

/** Clothing sizes from small to large, then numbers in ascending order. */
const bySize = (one: Labelled, other: Labelled): number => {
  const [a, b] = [sizeOrder.indexOf(one.key), sizeOrder.indexOf(other.key)]
  if (a !== -1 || b !== -1) return (a === -1 ? sizeOrder.length : a) - (b === -1 ? sizeOrder.length : b)
  return Number.parseFloat(one.key) - Number.parseFloat(other.key) || one.key.localeCompare(other.key)
}

/** Chosen values without hits, by facet: the response does not hold their labels. */
export const nameless = (query: ListingQuery, facets: Facets): Pick<ListingQuery, "brands" | "colours"> => {
  const lacking = (list: "brands" | "colours") => query[list].filter((key) => !facets[list].some((bucket) => bucket.key === key))
  return { brands: lacking("brands"), colours: lacking("colours") }
}

/** Facets including those chosen values, so that each has a label and can be removed. */
export const withChosen = (facets: Facets, chosen: Pick<ListingQuery, "brands" | "colours">, names: Answer): Facets => {
  const named = facetsOf(names)
  const added = (list: "brands" | "colours") => named[list].filter(({ key }) => chosen[list].includes(key)).map((bucket) => ({ ...bucket, count: 0 }))
  return { ...facets, brands: [...facets.brands, ...added("brands")], colours: [...facets.colours, ...added("colours")] }
}

export const facetsOf = (answer: Answer): Facets => {
  const stats = readStats(counting(answer, "price"))
  const price = Result.isSuccess(stats) ? stats.success : { min: null, max: null }
  return {
    taxons: categoriesOf(counting(answer, "taxons")),
    brands: bucketsOf(answer, "brands").map(plain),
    colours: bucketsOf(answer, "colours").map((bucket) => ({ ...plain(bucket), hex: bucket.note === "" ? null : bucket.note })),
    sizes: bucketsOf(answer, "sizes").toSorted(bySize).map(plain),
    ratings: bucketsOf(answer, "ratings").filter(({ count }) => count > 0).toSorted((one, other) => Number(other.key) - Number(one.key)).map(plain),
    onSale: bucketsOf(answer, "sale")[0]?.count ?? 0,
    price: { min: Math.floor(price.min ?? 0), max: Math.ceil(price.max ?? 0), bars: bucketsOf(answer, "priceBars").toSorted((one, other) => Number(one.key) - Number(other.key)).map(({ count }) => count) },
  }
}
