/** Calls of passengers: the people that a shopper travels with. */
import * as Schema from "effect/Schema"
import { Passenger, SavedPassenger } from "#domain/entities/travel/passenger.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"

const Passengers = Schema.Struct({ passengers: Schema.Array(SavedPassenger) })

export const passengers = endpoint({
  method: "GET",
  path: "/api/v2/passengers",
  flag: "travel",
  summary: "People the user travels with, with Latin names as in their passports.",
  asker: "user",
  answer: Passengers,
})

export const addPassenger = endpoint({
  method: "POST",
  path: "/api/v2/passengers",
  flag: "travel",
  summary: "Keeps a passenger, up to twenty; 422 for a name that is not in Latin letters.",
  asker: "user",
  body: Passenger,
  answer: Passengers,
  idempotent: true,
})

export const changePassenger = endpoint({
  method: "PUT",
  path: "/api/v2/passengers/:id",
  flag: "travel",
  summary: "Replaces names and gender of a passenger; 404 for another user's, 422 for a name that is not in Latin letters.",
  asker: "user",
  body: Passenger,
  answer: Passengers,
  idempotent: true,
})

export const removePassenger = endpoint({
  method: "DELETE",
  path: "/api/v2/passengers/:id",
  flag: "travel",
  summary: "Removes a passenger; 404 for another user's.",
  asker: "user",
  answer: Passengers,
  idempotent: true,
})
