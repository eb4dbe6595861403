/** Adapter of the roulette's administration. Loaded lazily: only its page needs it. */
import { isProblem } from "#domain/entities/problem.ts"
import type { RouletteLocation } from "#domain/entities/promotions/roulette.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import { isRouletteNumber } from "#domain/rules/promotions/roulette.ts"
import { allItems, emptyPage } from "#machines/list-page.ts"
import type { RouletteChange, RoulettePage, RouletteQuery } from "#machines/promotions/roulette-page.ts"
import type { Caller } from "./client/api-client.ts"
import * as calls from "./contract/promotions/roulette.ts"
import { checkAuth } from "./contract/promotions/roulette-rights.ts"

type Call = Caller["call"]

type ListQuery = Pick<RouletteQuery, "q" | "page">

/** All locations, which rows name by their ids. */
const locationsOf = (call: Call, signal?: AbortSignal): Promise<ReadonlyArray<RouletteLocation>> =>
  allItems((page) => call(calls.rouletteLocations, { signal, query: { q: "", page } }))

/** Numbers of a search. A complete number is looked up alone; an unknown one is an empty page. */
const numbersOf = async (call: Call, query: ListQuery, signal?: AbortSignal) => {
  const number = query.q.trim().toUpperCase()
  if (!isRouletteNumber(number)) return call(calls.rouletteNumbers, { signal, query })
  try {
    const row = await call(calls.checkRouletteNumber, { signal, query: { number } })
    return { items: [row], page: 1, pages: 1, total: 1 }
  } catch (error) {
    if (!isProblem(error) || error._tag !== "Missing") throw error
    return emptyPage
  }
}

export const fetchRoulette = async (call: Call, { tab, q, page }: RouletteQuery, signal?: AbortSignal): Promise<RoulettePage> => {
  const options = { signal, query: { q, page } }
  switch (tab) {
    case "numbers": {
      const [rows, locations, { user: self }] = await Promise.all([
        numbersOf(call, { q, page }, signal),
        locationsOf(call, signal),
        call(checkAuth, { signal }),
      ])
      return { tab, ...rows, locations, self }
    }
    case "users": {
      const [rows, locations] = await Promise.all([call(calls.rouletteUsers, options), locationsOf(call, signal)])
      return { tab, ...rows, locations }
    }
    case "stocks":
      return { tab, ...(await call(calls.rouletteStocks, options)) }
    case "locations":
      return { tab, ...(await call(calls.rouletteLocations, options)) }
    case "log":
      return { tab, ...(await call(calls.administrationLog, options)) }
    default:
      return tab satisfies never
  }
}

type ChangeInput = Intent & { readonly change: RouletteChange }

export const changeRoulette = async (call: Call, { key, change }: ChangeInput, signal?: AbortSignal): Promise<void> => {
  const options = { key, signal }
  switch (change.kind) {
    case "draw":
      return void (await call(calls.playRouletteNumber, { ...options, body: { number: change.number } }))
    case "addUser":
      return void (await call(calls.createRouletteUser, {
        ...options,
        body: { name: change.name, login: change.login, locationId: change.locationId },
      }))
    case "removeUser":
      return void (await call(calls.deleteRouletteUser, { ...options, params: { id: String(change.id) } }))
    case "setStock":
      return void (await call(calls.updateRouletteStock, {
        ...options,
        params: { id: String(change.id) },
        body: { quantity: change.quantity, weight: change.weight, seen: change.seen },
      }))
    case "stopLocation":
    case "startLocation":
      return void (await call(calls.updateRouletteLocation, {
        ...options,
        params: { id: String(change.id) },
        body: { active: change.kind === "startLocation" },
      }))
    case "addLocation":
      return void (await call(calls.createRouletteLocation, { ...options, body: { name: change.name } }))
    default:
      change satisfies never
  }
}
