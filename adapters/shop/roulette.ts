/** Adapter of the roulette's administration, loaded on its page alone. */
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { RouletteChange, RoulettePage, RouletteQuery } from "#machines/promotions/roulette-page.ts"
import type { Caller } from "./client/api-client.ts"
import * as calls from "./contract/promotions/roulette.ts"

type Call = Caller["call"]

export const fetchRoulette = async (call: Call, { tab, q, page }: RouletteQuery, signal?: AbortSignal): Promise<RoulettePage> => {
  const options = { signal, query: { q, page } }
  if (tab === "numbers") return { tab, ...(await call(calls.rouletteNumbers, options)) }
  if (tab === "users") return { tab, ...(await call(calls.rouletteUsers, options)) }
  if (tab === "stocks") return { tab, ...(await call(calls.rouletteStocks, options)) }
  if (tab === "locations") return { tab, ...(await call(calls.rouletteLocations, options)) }
  return { tab, ...(await call(calls.administrationLog, options)) }
}

export const changeRoulette = async (call: Call, { key, change }: Intent & { readonly change: RouletteChange }, signal?: AbortSignal): Promise<void> => {
  if (change.kind === "draw") await call(calls.playRouletteNumber, { key, signal, body: { number: change.number } })
  else if (change.kind === "addUser") await call(calls.createRouletteUser, { key, signal, body: { name: change.name, login: change.login, locationId: null } })
  else if (change.kind === "removeUser") await call(calls.deleteRouletteUser, { key, signal, params: { id: String(change.id) } })
  else if (change.kind === "setStock") await call(calls.updateRouletteStock, { key, signal, params: { id: String(change.id) }, body: { quantity: change.quantity, weight: change.weight } })
  else await call(calls.createRouletteLocation, { key, signal, body: { name: change.name } })
}
