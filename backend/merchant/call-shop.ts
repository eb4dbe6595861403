/** Call to the running shop by the key of `SHOP_KEY`, for the merchant's commands. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import * as Schema from "effect/Schema"
import { mediaTypes, type AnswerOf, type Endpoint, type Scope } from "#adapters/shop/contract/endpoint.ts"
import { Failure } from "#adapters/shop/contract/failure.ts"
import { localeOfEnvironment, translator } from "#backend/texts/command-language.ts"
import { WrongUse } from "./command.ts"

type CallInput = {
  /** Value of the path's parameter. */
  readonly parameter?: string
  readonly query?: Readonly<Record<string, string>>
  /** Body as it is sent, as JSON unless it is a form. */
  readonly body?: unknown
  /** Milliseconds until the call is given up. */
  readonly timeout?: number
}

/** A refusal of the shop: its words, and its body with more. */
export class RefusedCall extends Error {
  override readonly name = "RefusedCall"
  constructor(
    message: string,
    readonly body: unknown,
  ) {
    super(message)
  }
}

const pathOf = ({ path }: Endpoint, { parameter = "", query = {} }: CallInput): string => {
  const parameters = new URLSearchParams(query).toString()
  return `${path.replace(/:\w+/, encodeURIComponent(parameter))}${parameters === "" ? "" : `?${parameters}`}`
}

/** The response of a call. Throws `WrongUse` without a key, and `RefusedCall` where the shop refuses. */
export const callShop = async <E extends Endpoint>(
  env: ProcessEnvironment,
  scope: Scope,
  endpoint: E,
  input: CallInput,
): Promise<AnswerOf<E>> => {
  const { SHOP_URL, SHOP_KEY, PORT } = env
  const translate = translator(env)
  if (!SHOP_KEY) throw new WrongUse(translate("shop.noKey", { scope }))
  const address = SHOP_URL || `http://localhost:${PORT || 3000}`
  const path = pathOf(endpoint, input)
  if (!URL.canParse(path, address)) throw new WrongUse(translate("shop.noAddress", { address }))
  const { body, timeout = 30_000 } = input
  const isForm = body instanceof FormData
  const request = {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${SHOP_KEY}`,
      "accept-language": localeOfEnvironment(env),
      ...(!isForm && { "content-type": mediaTypes.json }),
    },
    body: isForm ? body : body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }
  const response = await fetch(new URL(path, address), request).catch((error: unknown) => {
    throw new Error(translate("shop.silent", { address }), { cause: error })
  })
  // A proxy before the shop answers in its own words.
  const content: unknown = await response.json().catch(() => null)
  if (response.ok && content !== null) return Schema.decodeUnknownSync(endpoint.answer)(content)
  throw new RefusedCall(
    Schema.is(Schema.toEncoded(Failure))(content) ? content.error : translate("shop.answered", { address, status: response.status }),
    content,
  )
}
