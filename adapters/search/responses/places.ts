/** Hits as airports and postal areas. An unreadable one is dropped. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { Airport } from "#domain/entities/travel/airport.ts"
import type { FoundPlace } from "#domain/entities/travel/found-place.ts"
import { PlacedZipArea } from "#domain/entities/travel/zip-area.ts"
import type { SearchResponse } from "./response.ts"

const readAirport = Schema.decodeUnknownResult(Airport)
const readArea = Schema.decodeUnknownResult(PlacedZipArea)

export const airportsOf = ({ hits: { hits } }: SearchResponse): ReadonlyArray<FoundPlace> =>
  hits.flatMap(({ _source }) => {
    const read = readAirport(_source)
    return Result.isSuccess(read) ? [{ kind: "airport" as const, airport: read.success }] : []
  })

export const areasOf = ({ hits: { hits } }: SearchResponse): ReadonlyArray<Extract<FoundPlace, { kind: "area" }>> =>
  hits.flatMap(({ _source }) => {
    const read = readArea(_source)
    return Result.isSuccess(read) ? [{ kind: "area" as const, area: read.success }] : []
  })
