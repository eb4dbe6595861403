/** Promotion: sale, lucky wheel, jackpot or roulette, with its terms and products. Specification §3, E18. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { Picture, Product } from "#domain/entities/catalogue/product.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const PromotionKind = Schema.Literals(["sale", "wheel", "jackpot", "roulette", "other"])

const fields = {
  id: LooseInt,
  name: Schema.NonEmptyString,
  description: orElse(Schema.String, ""),
  terms: listOf(Schema.String),
  kind: orElse(PromotionKind, "other"),
  /** Coupon that it gives. */
  code: orNull(Schema.String),
  image: orNull(Picture),
  startsAt: orNull(Instant),
  expiresAt: orNull(Instant),
  /** Page within the storefront where it is taken part in. */
  path: orNull(Schema.String),
}
const keys = { kind: "type", startsAt: "starts_at", expiresAt: "expires_at" } as const

export const Promotion = Schema.Struct(fields).pipe(Schema.encodeKeys(keys))
export type Promotion = typeof Promotion.Type

export const PromotionDetail = Schema.Struct({ ...fields, products: listOf(Product) }).pipe(Schema.encodeKeys(keys))
export type PromotionDetail = typeof PromotionDetail.Type
