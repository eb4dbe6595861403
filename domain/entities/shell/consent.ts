/** Consent record of a device: which kinds of outside services its shopper allows. Specification B27. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"

export const ConsentKind = Schema.Literals(["statistics", "marketing", "chat"])
export type ConsentKind = typeof ConsentKind.Type

export const ConsentRecord = Schema.Struct({
  /** Version of the text that was answered. */
  version: Schema.Int,
  /** Kinds that the consent text named. */
  asked: Schema.Array(ConsentKind),
  allowed: Schema.Array(ConsentKind),
  at: Instant,
})
export type ConsentRecord = typeof ConsentRecord.Type

/** An answer before it is recorded. */
export type ConsentAnswer = Pick<ConsentRecord, "asked" | "allowed">
