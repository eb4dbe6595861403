/** Client of the search service. Every failure is thrown as a `Problem`. */
import ky, { HTTPError, TimeoutError, type KyInstance } from "ky"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { Problem } from "#domain/entities/problem.ts"
import { maxRetryDelay, searchTimeout } from "#domain/rules/timings.ts"
import { whole } from "#adapters/response-timeout.ts"
import type { SearchBody } from "./contract/grammar.ts"
import { Answers, type Answer } from "./readers/response.ts"
import type { SearchSettings } from "./settings.ts"

export type ClientOptions = {
  readonly fetch: typeof globalThis.fetch
  readonly origin: string
  readonly settings: SearchSettings
  readonly index: string
  /** Milliseconds before a retry, by its number from 1. */
  readonly backoff?: (attempt: number) => number
}

/** Retries of a failed search, which changes nothing. */
const retries = 2

const problem = (tag: "Unreachable" | "Unreadable" | "TimedOut"): Problem => ({ _tag: tag })
const readAnswers = Schema.decodeUnknownResult(Answers)

const problemOf = (error: HTTPError): Problem => {
  const { status } = error.response
  if (status === 401 || status === 403) return { _tag: "Unauthorised" }
  return status >= 500 || status === 429 ? problem("Unreachable") : problem("Unreadable")
}

export type SearchClient = {
  /** Runs several searches in one call and returns their responses in order. Throws a `Problem`, or the signal's abort reason. */
  readonly search: (bodies: ReadonlyArray<SearchBody>, signal?: AbortSignal) => Promise<ReadonlyArray<Answer>>
}

export const createClient = ({ fetch, origin, settings, index, backoff }: ClientOptions): SearchClient => {
  const { path, user, password, pathStyle, docType } = settings
  const http: KyInstance = ky.create({
    prefixUrl: `${origin}/${path}`,
    fetch: whole(fetch),
    timeout: searchTimeout,
    headers: { authorization: `Basic ${btoa(`${user}:${password}`)}`, "content-type": "application/x-ndjson", accept: "application/json" },
    retry: { limit: retries, methods: ["post"], statusCodes: [408, 429, 500, 502, 503, 504], delay: backoff ?? ((attempt) => 200 * 2 ** (attempt - 1)), maxRetryAfter: maxRetryDelay },
  })
  const searchPath = pathStyle === "typed" ? `${index}/${docType}/_msearch` : `${index}/_msearch`
  const lines = (bodies: ReadonlyArray<SearchBody>): string => bodies.map((body) => `{}\n${JSON.stringify(body)}\n`).join("")

  const fetched = async (bodies: ReadonlyArray<SearchBody>, signal: AbortSignal | undefined): Promise<unknown> => {
    const answer = await http.post(searchPath, { body: lines(bodies), ...(signal === undefined ? {} : { signal }) })
    const text = await answer.text()
    try {
      return JSON.parse(text)
    } catch {
      throw problem("Unreadable")
    }
  }

  return {
    search: async (bodies, signal) => {
      try {
        const read = readAnswers(await fetched(bodies, signal))
        if (Result.isFailure(read) || read.success.responses.length !== bodies.length) throw problem("Unreadable")
        return read.success.responses.map((answer) => {
          if ("error" in answer) throw problem(answer.status >= 500 ? "Unreachable" : "Unreadable")
          if (answer.timed_out) throw problem("TimedOut")
          return answer
        })
      } catch (error) {
        if (signal?.aborted === true) throw error
        if (error instanceof HTTPError) throw problemOf(error)
        if (error instanceof TimeoutError) throw problem("TimedOut")
        if (error instanceof TypeError) throw problem("Unreachable")
        throw error
      }
    },
  }
}
