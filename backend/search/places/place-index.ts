/** Index of places in memory, found by the beginnings of their words in either script. */
import { listOf } from "#backend/search/engine/clause-values.ts"
import { nothingLeftOut } from "#backend/search/text/missing-terms.ts"
import type { MultiMatch, Query, SearchBody } from "#adapters/search/contract/grammar.ts"
import type { Point } from "#domain/rules/travel/nearest-area.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import { defaultSize, type SearchResult } from "#backend/search/search.ts"
import { codesOf, knownWordsOf, shareOf, typedWordsOf, type PlaceWord } from "./place-words.ts"

export type Place<Field extends string> = {
  readonly id: string
  readonly source: Readonly<Record<string, unknown>>
  readonly texts: Readonly<Record<Field, ReadonlyArray<string>>>
  /** Factor of the score; 1 by default. */
  readonly boost?: number
}

/** Ids of the places at a point, for an index whose places have one. */
export type PlacesAt = (point: Point) => ReadonlyArray<string>

export interface PlaceIndex {
  search(body: SearchBody): SearchResult
}

type IndexedPlace = { readonly id: string; readonly wordsByField: Readonly<Record<string, ReadonlyArray<PlaceWord>>> }

/** Score of a place for a clause; 0 where it does not match. */
type Score = (place: IndexedPlace) => number

/** Every typed word has to match in some field; the best field of each counts. */
const scoreText = ({ query, fields, operator }: MultiMatch, fieldNames: ReadonlySet<string>): Score => {
  if (operator !== "and") throw new SearchRefusal("[multi_match] query for places takes the operator [and]")
  const typed = typedWordsOf(query)
  const weights = fields.map((field) => {
    const [name = "", weight = "1"] = field.split("^")
    if (!fieldNames.has(name)) throw new SearchRefusal(`no text is kept for field [${name}]`, "query_shard_exception")
    return { name, weight: Number(weight) }
  })
  return ({ wordsByField }) => {
    let score = 0
    for (const word of typed) {
      const best = Math.max(...weights.map(({ name, weight }) => weight * shareOf(wordsByField[name] ?? [], word)))
      if (best <= 0) return 0
      score += best
    }
    return score
  }
}

const scoreIds = (ids: Iterable<string>): Score => {
  const wanted = new Set(ids)
  return ({ id }) => (wanted.has(id) ? 1 : 0)
}

/** Fields with codes, which are not folded. */
const codeFields: ReadonlySet<string> = new Set(["iata", "icao"])

const wordsByFieldOf = (texts: Readonly<Record<string, ReadonlyArray<string>>>): IndexedPlace["wordsByField"] =>
  Object.fromEntries(Object.entries(texts).map(([name, values]) => [name, values.flatMap(codeFields.has(name) ? codesOf : knownWordsOf)]))

/** Options of a search that places ignore; any other one is refused. */
const ignoredOptions: ReadonlySet<string> = new Set(["track_total_hits", "timeout"])

/** `places` stand in the order that equal scores keep. */
export const createPlaceIndex = <Field extends string>(
  places: ReadonlyArray<Place<Field>>,
  placesAt: PlacesAt | null = null,
): PlaceIndex => {
  const indexed = places.map((place) => ({ ...place, wordsByField: wordsByFieldOf(place.texts) }))
  const fieldNames = new Set(Object.keys(places[0]?.texts ?? {}))
  const scoreOf = (query: Query): Score => {
    if ("match_all" in query) return () => 1
    if ("bool" in query && query.bool.filter !== undefined && Object.keys(query.bool).length === 1) {
      const filters = listOf(query.bool.filter).map(scoreOf)
      return (place) => (filters.every((filter) => filter(place) > 0) ? 1 : 0)
    }
    if ("multi_match" in query) return scoreText(query.multi_match, fieldNames)
    if ("ids" in query) return scoreIds(query.ids.values.map(String))
    if ("geo_shape" in query && placesAt !== null) {
      const [longitude, latitude] = query.geo_shape.location.shape.coordinates
      return scoreIds(placesAt({ longitude, latitude }))
    }
    throw new SearchRefusal("this clause is not for places", "query_shard_exception")
  }
  return {
    search: ({ query = { match_all: {} }, size = defaultSize, from = 0, _source: fields = true, ...options }) => {
      const refused = Object.keys(options).find((name) => !ignoredOptions.has(name))
      if (refused !== undefined) throw new SearchRefusal(`[${refused}] is not for places`)
      const score = scoreOf(query)
      const matching = indexed.map((place) => ({ ...place, score: score(place) * (place.boost ?? 1) })).filter((place) => place.score > 0)
      const page = matching.toSorted((one, other) => other.score - one.score).slice(from, from + size)
      return {
        total: matching.length,
        hits: page.map((place) => ({ _id: place.id, _score: place.score, _source: fields === false ? null : place.source })),
        aggregations: null,
        suggest: null,
        leftOut: nothingLeftOut,
      }
    },
  }
}
