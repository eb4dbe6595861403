/** Carrier of short messages over CallPro's JSON API: one POST with a key, eight-digit numbers. */
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { problemText, type Carrier, type Outcome } from "./carrier.ts"

export type CallproSettings = {
  /** `https://api-text.callpro.mn`. */
  readonly url: string
  readonly key: string
  /** The shop's own number, `72xxxxxx`. */
  readonly from: string
}

/** Milliseconds for a request. */
const timeout = 15_000

const Accepted = Schema.Struct({ message_id: Schema.Union([Schema.String, Schema.Number]) })
const readAccepted = Schema.decodeUnknownResult(Accepted)

/** Error codes of connections that were never made, so that nothing was sent. */
const connectionErrors: ReadonlyArray<string> = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]

/** Code of the network error that `fetch` has as its cause. */
const codeOf = (error: unknown): unknown => {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === "object" && cause !== null ? Reflect.get(cause, "code") : undefined
}

/** A wrong number or text (400, 422) is refused for good; a wrong key, an empty balance or a block (401–403, 429) may be over at a later try. */
const outcomeOf = async (response: Response): Promise<Outcome> => {
  const problem = `the SMS company responded with status ${response.status}`
  if (response.ok) {
    const accepted = readAccepted(await response.json().catch(() => null))
    return { _tag: "Sent", reference: Result.isSuccess(accepted) ? String(accepted.success.message_id) : null }
  }
  if (response.status === 400 || response.status === 422) return { _tag: "Refused", problem }
  return { _tag: response.status >= 500 && response.status !== 503 ? "Unknown" : "Unreachable", problem }
}

export const callproCarrier = ({ url, key, from }: CallproSettings): Carrier => ({
  send: async ({ to, text }) => {
    try {
      return await outcomeOf(
        await fetch(new URL("/v1/sms/send", url), {
          method: "POST",
          headers: { "content-type": "application/json", "x-api-key": key },
          body: JSON.stringify({ from, to, text }),
          signal: AbortSignal.timeout(timeout),
        }),
      )
    } catch (error) {
      return { _tag: connectionErrors.includes(String(codeOf(error))) ? "Unreachable" : "Unknown", problem: problemText(error) }
    }
  },
})
