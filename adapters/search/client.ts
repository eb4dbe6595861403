/** Client of the search service. Every failure is thrown as a `Problem`. */
import ky, { HTTPError, TimeoutError, type KyInstance } from "ky"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { Problem } from "#domain/entities/problem.ts"
import { maxRetryDelay, searchTimeout } from "#domain/rules/timings.ts"
import { whole } from "#adapters/response-timeout.ts"
import type { SearchBody } from "./contract/grammar.ts"
import { Answer, Answers } from "./responses/response.ts"
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

const problem = (tag: "Unreachable" | "SearchDown" | "Unreadable" | "TimedOut"): Problem => ({ _tag: tag })
const readAnswers = Schema.decodeUnknownResult(Answers)
const readDocument = Schema.decodeUnknownResult(Schema.Struct({ _source: Schema.Unknown }))
const readAnswer = Schema.decodeUnknownResult(Answer)

const problemOf = (error: HTTPError): Problem => {
  const { status } = error.response
  if (status === 401 || status === 403) return { _tag: "Unauthorised" }
  return status >= 500 || status === 429 ? problem("SearchDown") : problem("Unreadable")
}

export type SearchClient = {
  /** Runs several searches in one call and returns their responses in order. Throws a `Problem`, or the signal's abort reason. */
  readonly search: (bodies: ReadonlyArray<SearchBody>, signal?: AbortSignal) => Promise<ReadonlyArray<Answer>>
  /** Fetches one document by id; `null` where there is none. */
  readonly document: (id: string, signal?: AbortSignal) => Promise<unknown>
  /** Runs one search in an index of places, by its path: `airport`. */
  readonly searchPlaces: (path: string, body: SearchBody, signal?: AbortSignal) => Promise<Answer>
}

export const createClient = ({ fetch, origin, settings, index, backoff }: ClientOptions): SearchClient => {
  const { path, user, password, pathStyle, docType } = settings
  const http: KyInstance = ky.create({
    prefixUrl: `${origin}/${path}`,
    fetch: whole(fetch),
    timeout: searchTimeout,
    headers: { authorization: `Basic ${btoa(`${user}:${password}`)}`, "content-type": "application/x-ndjson", accept: "application/json" },
    retry: { limit: retries, methods: ["get", "post"], statusCodes: [408, 429, 500, 502, 503, 504], delay: backoff ?? ((attempt) => 200 * 2 ** (attempt - 1)), maxRetryAfter: maxRetryDelay },
  })
  const searchPath = pathStyle === "typed" ? `${index}/${docType}/_msearch` : `${index}/_msearch`
  const documentPath = pathStyle === "typed" ? `${index}/${docType}` : `${index}/_doc`
  const lines = (bodies: ReadonlyArray<SearchBody>): string => bodies.map((body) => `{}\n${JSON.stringify(body)}\n`).join("")

  const fetched = async (path: string, body: string, signal: AbortSignal | undefined, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const answer = await http.post(path, { body, headers, ...(signal === undefined ? {} : { signal }) })
    const text = await answer.text()
    try {
      return JSON.parse(text)
    } catch {
      throw problem("Unreadable")
    }
  }

  const read = (answer: (typeof Answers.Type)["responses"][number]): Answer => {
    // One search of several that were answered: the shop is there, what it searches with is not.
    if ("error" in answer) throw problem(answer.status >= 500 ? "SearchDown" : "Unreadable")
    if (answer.timed_out) throw problem("TimedOut")
    return answer
  }

  /** Throws the `Problem` of whatever goes wrong, or the abort reason. */
  const orProblem = async <Value>(signal: AbortSignal | undefined, ask: () => Promise<Value>): Promise<Value> => {
    try {
      return await ask()
    } catch (error) {
      if (signal?.aborted === true) throw error
      if (error instanceof HTTPError) throw problemOf(error)
      if (error instanceof TimeoutError) throw problem("TimedOut")
      if (error instanceof TypeError) throw problem("Unreachable")
      throw error
    }
  }

  return {
    search: (bodies, signal) =>
      orProblem(signal, async () => {
        const answers = readAnswers(await fetched(searchPath, lines(bodies), signal))
        if (Result.isFailure(answers) || answers.success.responses.length !== bodies.length) throw problem("Unreadable")
        return answers.success.responses.map(read)
      }),
    document: (id, signal) =>
      orProblem(signal, async () => {
        const answer = await http.get(`${documentPath}/${encodeURIComponent(id)}?_source`, { throwHttpErrors: false, ...(signal === undefined ? {} : { signal }) })
        if (answer.status === 404) return null
        if (!answer.ok) throw problem(answer.status >= 500 ? "SearchDown" : "Unreadable")
        const read = readDocument(await answer.json().catch(() => null))
        if (Result.isFailure(read)) throw problem("Unreadable")
        return read.success._source
      }),
    searchPlaces: (path, body, signal) =>
      orProblem(signal, async () => {
        const answer = readAnswer(await fetched(`${path}/_search`, JSON.stringify(body), signal, { "content-type": "application/json" }))
        if (Result.isFailure(answer)) throw problem("Unreadable")
        return read(answer.success)
      }),
  }
}
