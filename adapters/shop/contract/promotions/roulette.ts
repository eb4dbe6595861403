/** Calls of the roulette's administration, for website administrators alone. Contract C22, E30. */
import * as Schema from "effect/Schema"
import { AdministrationEntry } from "#domain/entities/promotions/administration.ts"
import { RouletteLocation, RouletteNumber, RouletteStock, RouletteUser } from "#domain/entities/promotions/roulette.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { numberPattern } from "#domain/rules/promotions/roulette.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"
import { Name } from "#adapters/shop/contract/texts.ts"

const Search = Schema.Struct({ ...PageQuery.fields, q: orElse(Name, "") })
const Named = Name.check(Schema.isMinLength(1, { message: "text.blank" }))
const Count = LooseInt.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))
const NumberText = Schema.String.check(Schema.isPattern(numberPattern, { message: "roulette.number" }))

export const rouletteLocations = endpoint({
  method: "GET",
  path: "/api/v2/tmp_roulette/locations",
  flag: "promotions",
  summary: "Places where the roulette stands.",
  asker: "administrator",
  query: Search,
  answer: pageOf("locations", RouletteLocation),
})

export const createRouletteLocation = endpoint({
  method: "POST",
  path: "/api/v2/tmp_roulette/locations",
  flag: "promotions",
  summary: "Adds a place; 422 where there is one of that name.",
  asker: "administrator",
  body: Schema.Struct({ name: Named }),
  answer: RouletteLocation,
  idempotent: true,
})

export const updateRouletteLocation = endpoint({
  method: "PUT",
  path: "/api/v2/tmp_roulette/locations/:id",
  flag: "promotions",
  summary: "Stops a place or makes it active again; 404 for an unknown one. A stopped place takes no new people and no draws.",
  asker: "administrator",
  body: Schema.Struct({ active: Schema.Boolean }),
  answer: RouletteLocation,
  idempotent: true,
})

export const checkRouletteNumber = endpoint({
  method: "GET",
  path: "/api/v2/tmp_roulette/numbers/check_number",
  flag: "promotions",
  summary: "A number with its prize, if it was played; 404 for an unknown one.",
  asker: "administrator",
  query: Schema.Struct({ number: NumberText }),
  answer: RouletteNumber,
})

export const rouletteNumbers = endpoint({
  method: "GET",
  path: "/api/v2/tmp_roulette/numbers/list",
  flag: "promotions",
  summary: "Numbers, those not played first.",
  asker: "administrator",
  query: Search,
  answer: pageOf("numbers", RouletteNumber),
})

export const playRouletteNumber = endpoint({
  method: "POST",
  path: "/api/v2/tmp_roulette/numbers/roulette",
  flag: "promotions",
  summary:
    "Draws a prize for a number and takes it from the stock, once: a played number answers its prize. 422 where nothing is left, and for a number of a stopped place.",
  asker: "administrator",
  body: Schema.Struct({ number: NumberText }),
  answer: RouletteNumber,
  idempotent: true,
})

export const rouletteUsers = endpoint({
  method: "GET",
  path: "/api/v2/tmp_roulette/users",
  flag: "promotions",
  summary: "People who work at the roulette.",
  asker: "administrator",
  query: Search,
  answer: pageOf("users", RouletteUser),
})

export const createRouletteUser = endpoint({
  method: "POST",
  path: "/api/v2/tmp_roulette/users",
  flag: "promotions",
  summary: "Adds a person; 422 where the login is taken, and for a place that is not active.",
  asker: "administrator",
  body: Schema.Struct({ name: Named, login: Named, locationId: orNull(LooseInt) }).pipe(Schema.encodeKeys({ locationId: "location_id" })),
  answer: RouletteUser,
  idempotent: true,
})

export const deleteRouletteUser = endpoint({
  method: "DELETE",
  path: "/api/v2/tmp_roulette/users/:id",
  flag: "promotions",
  summary: "Removes a person; 404 for an unknown one.",
  asker: "administrator",
  answer: EmptyResponse,
  idempotent: true,
})

export const rouletteStocks = endpoint({
  method: "GET",
  path: "/api/v2/tmp_roulette/stocks",
  flag: "promotions",
  summary: "Prizes in stock, with their weights.",
  asker: "administrator",
  query: Search,
  answer: pageOf("stocks", RouletteStock),
})

export const updateRouletteStock = endpoint({
  method: "PUT",
  path: "/api/v2/tmp_roulette/stocks/:id",
  flag: "promotions",
  summary: "Sets how many of a prize are left, and its weight; 422 where another number is left than was seen.",
  asker: "administrator",
  body: Schema.Struct({ quantity: Count, weight: Count, seen: orNull(Count) }),
  answer: RouletteStock,
  idempotent: true,
})

export const administrationLog = endpoint({
  method: "GET",
  path: "/api/v2/tmp_roulette/log",
  flag: "promotions",
  summary: "Who did what, and who was refused, newest first.",
  asker: "administrator",
  query: Search,
  answer: pageOf("entries", AdministrationEntry),
})
