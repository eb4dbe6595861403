/** Promotion: sale, lucky wheel, jackpot or roulette. Specification §3, E18. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { Picture } from "#domain/entities/catalogue/product.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const Promotion = Schema.Struct({
  id: LooseInt,
  name: Schema.NonEmptyString,
  description: orElse(Schema.String, ""),
  kind: orElse(Schema.Literals(["sale", "wheel", "jackpot", "roulette", "other"]), "other"),
  code: orNull(Schema.String),
  image: orNull(Picture),
  startsAt: orNull(Instant),
  expiresAt: orNull(Instant),
  path: orNull(Schema.String),
}).pipe(Schema.encodeKeys({ kind: "type", startsAt: "starts_at", expiresAt: "expires_at" }))
export type Promotion = typeof Promotion.Type
