/** Adapter of the roulette's administration, loaded on its page alone. */
import { isProblem } from "#domain/entities/problem.ts"
import type { RouletteLocation } from "#domain/entities/promotions/roulette.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import { isWholeNumber, type RouletteChange, type RoulettePage, type RouletteQuery } from "#machines/promotions/roulette-page.ts"
import type { Caller } from "./client/api-client.ts"
import * as calls from "./contract/promotions/roulette.ts"
import { checkAuth } from "./contract/promotions/website-admin.ts"

type Call = Caller["call"]

type Found = { readonly q: string; readonly page: number }

/** All locations, of which rows name one by its id. */
const locationsOf = async (call: Call, signal?: AbortSignal, page = 1): Promise<ReadonlyArray<RouletteLocation>> => {
  const { items, pages } = await call(calls.rouletteLocations, { signal, query: { q: "", page } })
  return page < pages ? [...items, ...(await locationsOf(call, signal, page + 1))] : items
}

const none = { items: [], page: 1, pages: 1, total: 0 }

/** A whole number alone, as it is checked; otherwise the list. */
const numbersOf = async (call: Call, query: Found, signal?: AbortSignal) => {
  const number = query.q.trim().toUpperCase()
  if (!isWholeNumber(number)) return { tab: "numbers" as const, ...(await call(calls.rouletteNumbers, { signal, query })) }
  try {
    const found = await call(calls.checkRouletteNumber, { signal, query: { number } })
    return { tab: "numbers" as const, ...none, items: [found], total: 1 }
  } catch (error) {
    if (!isProblem(error) || error._tag !== "Missing") throw error
    return { tab: "numbers" as const, ...none }
  }
}

export const fetchRoulette = async (call: Call, { tab, q, page }: RouletteQuery, signal?: AbortSignal): Promise<RoulettePage> => {
  const options = { signal, query: { q, page } }
  if (tab === "numbers") {
    const [rows, locations, { user: self }] = await Promise.all([numbersOf(call, { q, page }, signal), locationsOf(call, signal), call(checkAuth, { signal })])
    return { ...rows, locations, self }
  }
  if (tab === "users") {
    const [rows, locations] = await Promise.all([call(calls.rouletteUsers, options), locationsOf(call, signal)])
    return { tab, ...rows, locations }
  }
  if (tab === "stocks") return { tab, ...(await call(calls.rouletteStocks, options)) }
  if (tab === "locations") return { tab, ...(await call(calls.rouletteLocations, options)) }
  return { tab, ...(await call(calls.administrationLog, options)) }
}

export const changeRoulette = async (call: Call, { key, change }: Intent & { readonly change: RouletteChange }, signal?: AbortSignal): Promise<void> => {
  const sent = { key, signal }
  switch (change.kind) {
    case "draw":
      return void (await call(calls.playRouletteNumber, { ...sent, body: { number: change.number } }))
    case "addUser":
      return void (await call(calls.createRouletteUser, { ...sent, body: { name: change.name, login: change.login, locationId: change.locationId } }))
    case "removeUser":
      return void (await call(calls.deleteRouletteUser, { ...sent, params: { id: String(change.id) } }))
    case "setStock":
      return void (await call(calls.updateRouletteStock, { ...sent, params: { id: String(change.id) }, body: { quantity: change.quantity, weight: change.weight, seen: change.seen } }))
    case "stopLocation":
    case "startLocation":
      return void (await call(calls.updateRouletteLocation, { ...sent, params: { id: String(change.id) }, body: { active: change.kind === "startLocation" } }))
    case "addLocation":
      return void (await call(calls.createRouletteLocation, { ...sent, body: { name: change.name } }))
    default:
      change satisfies never
  }
}
