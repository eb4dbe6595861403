/** Call to the running shop by the key of `SHOP_KEY`, for the merchant's commands. */
import * as Schema from "effect/Schema"
import type { AnswerOf, Endpoint } from "#adapters/shop/contract/endpoint.ts"
import { Failure } from "#adapters/shop/contract/failure.ts"
import type { Scope } from "#backend/http/api-keys.ts"
import { localeOfEnvironment, translator, type Environment } from "#backend/texts/command-language.ts"
import { WrongUse } from "./command.ts"

/** Milliseconds until a call is given up. */
const timeout = 30_000

type CallInput = {
  /** Value of `:number` in the path. */
  readonly number?: string
  readonly query?: Readonly<Record<string, string>>
  /** Body as it is sent. */
  readonly body?: unknown
}

const pathOf = ({ path }: Endpoint, { number = "", query = {} }: CallInput): string => {
  const parameters = new URLSearchParams(query).toString()
  return `${path.replace(":number", encodeURIComponent(number))}${parameters === "" ? "" : `?${parameters}`}`
}

/** The response of a call. Throws `WrongUse` without a key, and the shop's own words where it refuses. */
export const callShop = async <E extends Endpoint>(env: Environment, scope: Scope, endpoint: E, input: CallInput): Promise<AnswerOf<E>> => {
  const { SHOP_URL, SHOP_KEY, PORT } = env
  const translate = translator(env)
  if (!SHOP_KEY) throw new WrongUse(translate("shop.noKey", { scope }))
  const address = SHOP_URL || `http://localhost:${PORT || 3000}`
  const path = pathOf(endpoint, input)
  if (!URL.canParse(path, address)) throw new WrongUse(translate("shop.noAddress", { address }))
  const request = {
    method: endpoint.method,
    headers: { authorization: `Bearer ${SHOP_KEY}`, "accept-language": localeOfEnvironment(env), "content-type": "application/json" },
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: AbortSignal.timeout(timeout),
  }
  const response = await fetch(new URL(path, address), request).catch((error: unknown) => {
    throw new Error(translate("shop.silent", { address }), { cause: error })
  })
  // A proxy before the shop answers in its own words.
  const content: unknown = await response.json().catch(() => null)
  if (response.ok && content !== null) return Schema.decodeUnknownSync(endpoint.answer)(content)
  throw new Error(
    Schema.is(Schema.toEncoded(Failure))(content) ? content.error : translate("shop.answered", { address, status: response.status }),
  )
}
