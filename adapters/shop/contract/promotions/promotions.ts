/** Calls of promotions. Contract C15. */
import * as Schema from "effect/Schema"
import { Promotion, PromotionDetail } from "#domain/entities/promotions/promotion.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

export const promotions = endpoint({
  method: "GET",
  path: "/api/v2/promotions",
  flag: "promotions",
  summary: "Promotions: those that run, then those to come, then past ones, each by its end.",
  answer: Schema.Struct({ promotions: Schema.Array(Promotion) }),
})

export const promotion = endpoint({
  method: "GET",
  path: "/api/v2/promotions/:id",
  flag: "promotions",
  summary: "A promotion with its terms and products; a past one stays readable.",
  answer: PromotionDetail,
})
