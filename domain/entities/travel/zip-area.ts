/** Postal area. Specification §3, E24. */
import * as Schema from "effect/Schema"
import { LocalizedText } from "#domain/entities/localized-text.ts"
import { listOf, LooseInt } from "#domain/entities/wire-codecs.ts"

const fields = {
  /** Five digits, or up to nine characters for a building. */
  zipcode: Schema.String,
  zipid: LooseInt,
  name: LocalizedText,
  /** Category code: 2–4 city or aimag, 5–6 district or soum, 7–8 khoroo or bag, 9 address. */
  cat: LooseInt.check(Schema.isBetween({ minimum: 1, maximum: 9 })),
}

export const ZipArea = Schema.Struct(fields)
export type ZipArea = typeof ZipArea.Type

/** A postal area with those that it lies in, the widest last. */
export const PlacedZipArea = Schema.Struct({ ...fields, parents: listOf(ZipArea) })
export type PlacedZipArea = typeof PlacedZipArea.Type
