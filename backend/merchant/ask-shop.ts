/** Call to the running shop by the key of `SHOP_KEY`, for the merchant's commands. */
import * as Schema from "effect/Schema"
import { Failure } from "#adapters/shop/contract/failure.ts"
import { WrongUse, type ShopCommand } from "./command.ts"
import type { Scope } from "#backend/http/api-keys.ts"

export type Environment = Parameters<ShopCommand["run"]>[1]

/** Milliseconds until a call is given up. */
const timeout = 30_000

/** The answer as JSON. Throws `WrongUse` without a key, and the shop's own words where it refuses. */
export const askShop = async ({ SHOP_URL, SHOP_KEY, PORT }: Environment, scope: Scope, method: string, path: string, body: unknown = null): Promise<unknown> => {
  if (!SHOP_KEY) throw new WrongUse(`SHOP_KEY is missing: make one with npm run shop -- keys new --scopes ${scope}`)
  const address = SHOP_URL || `http://localhost:${PORT || 3000}`
  if (!URL.canParse(path, address)) throw new WrongUse(`SHOP_URL ${address} is no address`)
  const request = {
    method,
    headers: { authorization: `Bearer ${SHOP_KEY}`, "accept-language": "en", "content-type": "application/json" },
    body: body === null ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }
  const response = await fetch(new URL(path, address), request).catch((error: unknown) => {
    throw new Error(`no shop answers at ${address}: start it, or set SHOP_URL to where it runs`, { cause: error })
  })
  // A proxy before the shop answers in its own words.
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok || answer === null) throw new Error(Schema.is(Schema.toEncoded(Failure))(answer) ? answer.error : `${address} answered ${response.status}`)
  return answer
}
