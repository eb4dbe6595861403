/** Call to the running shop by the key of `SHOP_KEY`, for the merchant's commands. */
import * as Schema from "effect/Schema"
import { Failure } from "#adapters/shop/contract/failure.ts"
import type { Scope } from "#backend/http/api-keys.ts"
import { WrongUse } from "./command.ts"
import { localeOfEnvironment, translator, type Environment } from "#backend/texts/command-language.ts"

/** Milliseconds until a call is given up. */
const timeout = 30_000

/** The response as JSON. Throws `WrongUse` without a key, and the shop's own words where it refuses. */
export const askShop = async (env: Environment, scope: Scope, method: string, path: string, body: unknown = null): Promise<unknown> => {
  const { SHOP_URL, SHOP_KEY, PORT } = env
  const translate = translator(env)
  if (!SHOP_KEY) throw new WrongUse(translate("shop.noKey", { scope }))
  const address = SHOP_URL || `http://localhost:${PORT || 3000}`
  if (!URL.canParse(path, address)) throw new WrongUse(translate("shop.noAddress", { address }))
  const request = {
    method,
    headers: { authorization: `Bearer ${SHOP_KEY}`, "accept-language": localeOfEnvironment(env), "content-type": "application/json" },
    body: body === null ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }
  const response = await fetch(new URL(path, address), request).catch((error: unknown) => {
    throw new Error(translate("shop.silent", { address }), { cause: error })
  })
  // A proxy before the shop answers in its own words.
  const content: unknown = await response.json().catch(() => null)
  if (response.ok && content !== null) return content
  throw new Error(
    Schema.is(Schema.toEncoded(Failure))(content) ? content.error : translate("shop.answered", { address, status: response.status }),
  )
}
