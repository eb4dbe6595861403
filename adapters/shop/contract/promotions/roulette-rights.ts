/** Calls that return a user's rights in the roulette's administration. Contract C22, P4. */
import * as Schema from "effect/Schema"
import { RouletteUser } from "#domain/entities/promotions/roulette.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

export const checkWebsiteAdmin = endpoint({
  method: "GET",
  path: "/api/v2/tmp_roulette/users/check_website_admin",
  summary: "Whether the user administers the website.",
  asker: "user",
  answer: Schema.Struct({ isWebsiteAdmin: Schema.Boolean }).pipe(Schema.encodeKeys({ isWebsiteAdmin: "website_admin" })),
})

export const checkAuth = endpoint({
  method: "GET",
  path: "/api/v2/tmp_roulette/users/check_auth",
  flag: "promotions",
  summary: "The roulette user with the login of the caller, or null.",
  asker: "user",
  answer: Schema.Struct({ user: orNull(RouletteUser) }),
})
