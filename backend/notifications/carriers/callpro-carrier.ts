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

const timeout = 15_000

const Accepted = Schema.Struct({ message_id: Schema.Union([Schema.String, Schema.Number]) })
const readAccepted = Schema.decodeUnknownResult(Accepted)

/** Codes of connections that were never made. */
const neverSent: ReadonlyArray<string> = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"]

const codeOf = (error: unknown): unknown => (error instanceof Error && typeof error.cause === "object" && error.cause !== null ? Reflect.get(error.cause, "code") : undefined)

/** A wrong number or text (400, 422) ends the same again; a key, balance or block (401–403, 429) is mended by the merchant or by time. */
const outcomeOf = async (response: Response): Promise<Outcome> => {
  const problem = `the SMS company answered ${response.status}`
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
      return { _tag: neverSent.includes(String(codeOf(error))) ? "Unreachable" : "Unknown", problem: problemText(error) }
    }
  },
})
