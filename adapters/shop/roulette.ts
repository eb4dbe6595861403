/** Adapter of the roulette's administration, loaded on its page alone. */
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { RouletteChange, RoulettePage, RouletteQuery } from "#machines/promotions/roulette-page.ts"
import type { Caller } from "./client/api-client.ts"
import * as calls from "./contract/promotions/roulette.ts"

type Call = Caller["call"]

export const fetchRoulette = async (call: Call, { tab, q, page }: RouletteQuery, signal?: AbortSignal): Promise<RoulettePage> => {
  const options = { signal, query: { q, page } }
  switch (tab) {
    case "numbers":
      return { tab, ...(await call(calls.rouletteNumbers, options)) }
    case "users":
      return { tab, ...(await call(calls.rouletteUsers, options)) }
    case "stocks":
      return { tab, ...(await call(calls.rouletteStocks, options)) }
    case "locations":
      return { tab, ...(await call(calls.rouletteLocations, options)) }
    case "log":
      return { tab, ...(await call(calls.administrationLog, options)) }
  }
}

export const changeRoulette = async (call: Call, { key, change }: Intent & { readonly change: RouletteChange }, signal?: AbortSignal): Promise<void> => {
  switch (change.kind) {
    case "draw":
      return void (await call(calls.playRouletteNumber, { key, signal, body: { number: change.number } }))
    case "addUser":
      return void (await call(calls.createRouletteUser, { key, signal, body: { name: change.name, login: change.login, locationId: null } }))
    case "removeUser":
      return void (await call(calls.deleteRouletteUser, { key, signal, params: { id: String(change.id) } }))
    case "setStock":
      return void (await call(calls.updateRouletteStock, { key, signal, params: { id: String(change.id) }, body: { quantity: change.quantity, weight: change.weight } }))
    case "addLocation":
      return void (await call(calls.createRouletteLocation, { key, signal, body: { name: change.name } }))
  }
}
