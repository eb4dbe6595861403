/**
 * HTTP client of outside companies: one time limit, retries of reads alone, and failures classified by whether the call may have been
 * received.
 */
import ky, { HTTPError } from "ky"
import * as Schema from "effect/Schema"

/** The call was surely not received, so it may be sent again. */
export class NotReached extends Error {
  override readonly name = "NotReached"
}

/** The call may have been received; what it did is unknown. */
export class AnswerLost extends Error {
  override readonly name = "AnswerLost"
}

/** A definite no, with the provider's own code of the reason. */
export class ProviderRefused extends Error {
  override readonly name = "ProviderRefused"
  readonly status: number
  readonly code: string
  constructor(call: string, status: number, code: string) {
    super(`${call} was refused with ${status} ${code}`)
    this.status = status
    this.code = code
  }
}

/** Maximum characters of a problem in the database. */
const maxProblemLength = 300

/** Text of a failed call for the database. */
export const problemOf = (error: unknown): string => (error instanceof Error ? error.message : "").slice(0, maxProblemLength)

/** How a call ended that a job sends once, as its row stores it: `due` is sent again, `by_hand` and `unknown` are left to a person. */
export type SendOutcome = { readonly state: "done" | "by_hand" | "unknown" | "due"; readonly problem: string | null }

/** Usual time for a call with its retries, in milliseconds. */
const usualTimeout = 10_000
/** Retries of a read. */
const retries = 2
const unsent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"])

export type ProviderCall<S extends Schema.ConstraintCodec<unknown, unknown>> = {
  readonly method: "get" | "post" | "delete"
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly json?: unknown
  /** What is read of the answer. */
  readonly answer: S
}

export type ProviderHttp = <S extends Schema.ConstraintCodec<unknown, unknown>>(call: ProviderCall<S>) => Promise<S["Type"]>

const codeOf = (value: unknown): string =>
  typeof value === "object" && value !== null && "code" in value && typeof value.code === "string" ? value.code : ""

/** The provider's code in the body of a refusal, which is no secret. */
const refusalCode = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => null)
  const code = typeof body === "object" && body !== null && "error" in body ? body.error : null
  return typeof code === "string" ? code.slice(0, 80) : ""
}

/** Failures name the call by method and path alone: queries and bodies may hold secrets. */
const failureOf = async (call: string, error: unknown): Promise<Error> => {
  if (error instanceof HTTPError) {
    const { status } = error.response
    if (status === 429) return new NotReached(`${call} was put off with 429`)
    if (status >= 500) return new AnswerLost(`${call} failed with ${status}`)
    return new ProviderRefused(call, status, await refusalCode(error.response))
  }
  const code = error instanceof Error ? codeOf(error.cause) : ""
  return unsent.has(code) ? new NotReached(`${call} was not received: ${code}`) : new AnswerLost(`${call} was not answered`)
}

/** Calls of the provider `name` at `url`; `timeout` in milliseconds. */
export const providerHttp = (name: string, url: string, timeout = usualTimeout): ProviderHttp => {
  const http = ky.create({
    prefixUrl: url,
    timeout: false,
    retry: { limit: retries, methods: ["get"], backoffLimit: 500, statusCodes: [502, 503, 504] },
    headers: { accept: "application/json" },
  })
  return async ({ method, path, headers, query, json, answer }) => {
    const call = `${name}: ${method.toUpperCase()} ${path}`
    let body: unknown
    try {
      const response = await http(path, {
        method,
        // Ends the reading of the body too.
        signal: AbortSignal.timeout(timeout),
        ...(headers !== undefined && { headers }),
        ...(query !== undefined && { searchParams: { ...query } }),
        ...(json !== undefined && { json }),
      })
      const text = await response.text()
      body = text === "" ? null : JSON.parse(text)
    } catch (error) {
      throw await failureOf(call, error)
    }
    const result = Schema.decodeUnknownResult(answer)(body)
    if (result._tag === "Failure") throw new AnswerLost(`${call} was answered in an unknown form`)
    return result.success
  }
}
