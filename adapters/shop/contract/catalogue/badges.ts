/** Calls of the badges of products. */
import * as Schema from "effect/Schema"
import { Badge } from "#domain/entities/catalogue/badge.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

const BadgeAnswer = Badge.annotate({ identifier: "Badge" })

export const allBadges = endpoint({
  method: "GET",
  path: "/api/v2/badges",
  summary: "Badges by their number; products name them by code.",
  answer: Schema.Struct({ badges: Schema.Array(BadgeAnswer) }),
})

export const oneBadge = endpoint({
  method: "GET",
  path: "/api/v2/badges/:id",
  summary: "A badge by its number or its code.",
  answer: BadgeAnswer,
})
