/** Index of places in memory, found by the beginnings of their words in either script. */
import { nothingLeftOut } from "#backend/search/text/missing-terms.ts"
import type { MultiMatch, Query, SearchBody } from "#adapters/search/contract/grammar.ts"
import type { Point } from "#domain/rules/travel/nearest-area.ts"
import { SearchRefusal } from "#backend/search/refusal.ts"
import type { Found } from "#backend/search/search.ts"
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
  search(body: SearchBody): Found
}

type Match = (place: { readonly words: Readonly<Record<string, ReadonlyArray<PlaceWord>>>; readonly id: string }) => number

/** Default number of hits. */
const usualSize = 10

const matching = ({ query, fields, operator }: MultiMatch, names: ReadonlySet<string>): Match => {
  if (operator !== "and") throw new SearchRefusal("[multi_match] query for places takes the operator [and]")
  const typed = typedWordsOf(query)
  const weights = fields.map((field) => {
    const [name = "", weight = "1"] = field.split("^")
    if (!names.has(name)) throw new SearchRefusal(`no text is kept for field [${name}]`, "query_shard_exception")
    return [name, Number(weight)] as const
  })
  return ({ words: known }) => {
    let score = 0
    for (const word of typed) {
      const best = Math.max(...weights.map(([name, weight]) => weight * shareOf(known[name] ?? [], word)))
      if (best <= 0) return 0
      score += best
    }
    return score
  }
}

/** `places` stand in the order that equal scores keep. */
export const createPlaceIndex = <Field extends string>(places: ReadonlyArray<Place<Field>>, placesAt: PlacesAt | null = null): PlaceIndex => {
  const known = places.map((place) => ({
    ...place,
    words: Object.fromEntries(Object.entries<ReadonlyArray<string>>(place.texts).map(([name, texts]) => [name, texts.flatMap(name === "iata" || name === "icao" ? codesOf : knownWordsOf)])),
  }))
  const names = new Set(Object.keys(places[0]?.texts ?? {}))
  const amongIds = (ids: ReadonlySet<string>): Match => ({ id }) => (ids.has(id) ? 1 : 0)
  const matchOf = (query: Query): Match => {
    if ("match_all" in query) return () => 1
    if ("bool" in query && query.bool.filter !== undefined && Object.keys(query.bool).length === 1) {
      const filters = [query.bool.filter].flat().map(matchOf)
      return (place) => (filters.every((filter) => filter(place) > 0) ? 1 : 0)
    }
    if ("multi_match" in query) return matching(query.multi_match, names)
    if ("ids" in query) return amongIds(new Set(query.ids.values.map(String)))
    if ("geo_shape" in query && placesAt !== null) {
      const [longitude, latitude] = query.geo_shape.location.shape.coordinates
      return amongIds(new Set(placesAt({ longitude, latitude })))
    }
    throw new SearchRefusal("this clause is not for places", "query_shard_exception")
  }
  return {
    search: ({ query = { match_all: {} }, size = usualSize, from = 0, _source: wanted = true, ...rest }) => {
      const [other] = Object.keys(rest).filter((key) => key !== "track_total_hits" && key !== "timeout")
      if (other !== undefined) throw new SearchRefusal(`[${other}] is not for places`)
      const match = matchOf(query)
      const found = known.map((place) => ({ place, score: match(place) * (place.boost ?? 1) })).filter(({ score }) => score > 0)
      return {
        total: found.length,
        hits: found
          .toSorted((one, next) => next.score - one.score)
          .slice(from, from + size)
          .map(({ place, score }) => ({ _id: place.id, _score: score, _source: wanted === false ? null : place.source })),
        aggregations: null,
        suggest: null,
        leftOut: nothingLeftOut,
      }
    },
  }
}
