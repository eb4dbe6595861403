/** Client of the search service. Every failure is thrown as a `Problem`. */
import ky, { HTTPError, TimeoutError, type KyInstance } from "ky"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { Problem } from "#domain/entities/problem.ts"
import { maxRetryDelay, searchTimeout } from "#domain/rules/timings.ts"
import { withCompleteBody } from "#adapters/response-timeout.ts"
import type { SearchBody } from "./contract/grammar.ts"
import { SearchResponse, MultiSearchResponse } from "./responses/response.ts"
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
const readMultiSearch = Schema.decodeUnknownResult(MultiSearchResponse)
const readDocument = Schema.decodeUnknownResult(Schema.Struct({ _source: Schema.Unknown }))
const readResponse = Schema.decodeUnknownResult(SearchResponse)

/** Problem of an HTTP status, of a call or of one search of several: the shop responds, its search service does not. */
const problemOf = (status: number): Problem => {
  if (status === 401 || status === 403) return { _tag: "Unauthorised" }
  return problem(status >= 500 || status === 429 ? "SearchDown" : "Unreadable")
}

/** One response for each body. */
type ResponsesOf<Bodies extends ReadonlyArray<SearchBody>> = { readonly [At in keyof Bodies]: SearchResponse }

export type SearchClient = {
  /** Runs several searches in one call and returns their responses in order. Throws a `Problem`, or the signal's abort reason. */
  readonly search: <const Bodies extends ReadonlyArray<SearchBody>>(bodies: Bodies, signal?: AbortSignal) => Promise<ResponsesOf<Bodies>>
  /** Fetches one document by id; `null` where there is none. */
  readonly document: (id: string, signal?: AbortSignal) => Promise<unknown>
  /** Runs one search in an index of places, by its path: `airport`. */
  readonly searchPlaces: (path: string, body: SearchBody, signal?: AbortSignal) => Promise<SearchResponse>
}

export const createClient = ({ fetch, origin, settings, index, backoff }: ClientOptions): SearchClient => {
  const { path, user, password, pathStyle, docType } = settings
  const http: KyInstance = ky.create({
    prefixUrl: `${origin}/${path}`,
    fetch: withCompleteBody(fetch),
    timeout: searchTimeout,
    headers: {
      authorization: `Basic ${btoa(`${user}:${password}`)}`,
      "content-type": "application/x-ndjson",
      accept: "application/json",
    },
    retry: {
      limit: retries,
      methods: ["get", "post"],
      statusCodes: [408, 429, 500, 502, 503, 504],
      delay: backoff ?? ((attempt) => 200 * 2 ** (attempt - 1)),
      maxRetryAfter: maxRetryDelay,
    },
  })
  const searchPath = pathStyle === "typed" ? `${index}/${docType}/_msearch` : `${index}/_msearch`
  const documentPath = pathStyle === "typed" ? `${index}/${docType}` : `${index}/_doc`
  const multiSearchBody = (bodies: ReadonlyArray<SearchBody>): string => bodies.map((body) => `{}\n${JSON.stringify(body)}\n`).join("")

  type Headers = Readonly<Record<string, string>>
  const postJson = async (path: string, body: string, signal: AbortSignal | undefined, headers: Headers = {}): Promise<unknown> => {
    const response = await http.post(path, { body, headers, ...(signal === undefined ? {} : { signal }) })
    const text = await response.text()
    try {
      return JSON.parse(text)
    } catch {
      throw problem("Unreadable")
    }
  }

  const successOf = (response: (typeof MultiSearchResponse.Type)["responses"][number]): SearchResponse => {
    if ("error" in response) throw problemOf(response.status)
    if (response.timed_out) throw problem("TimedOut")
    return response
  }

  /** Runs a request; a failure is thrown as a `Problem`, or as the abort reason. */
  const withProblems = async <Value>(signal: AbortSignal | undefined, request: () => Promise<Value>): Promise<Value> => {
    try {
      return await request()
    } catch (error) {
      if (signal?.aborted === true) throw error
      if (error instanceof HTTPError) throw problemOf(error.response.status)
      if (error instanceof TimeoutError) throw problem("TimedOut")
      if (error instanceof TypeError) throw problem("Unreachable")
      throw error
    }
  }

  return {
    search: <Bodies extends ReadonlyArray<SearchBody>>(bodies: Bodies, signal?: AbortSignal) =>
      withProblems(signal, async () => {
        const read = readMultiSearch(await postJson(searchPath, multiSearchBody(bodies), signal))
        if (Result.isFailure(read) || read.success.responses.length !== bodies.length) throw problem("Unreadable")
        return read.success.responses.map(successOf) as ResponsesOf<Bodies>
      }),
    document: (id, signal) =>
      withProblems(signal, async () => {
        const path = `${documentPath}/${encodeURIComponent(id)}?_source`
        const response = await http.get(path, { throwHttpErrors: false, ...(signal === undefined ? {} : { signal }) })
        if (response.status === 404) return null
        if (!response.ok) throw problemOf(response.status)
        const decoded = readDocument(await response.json().catch(() => null))
        if (Result.isFailure(decoded)) throw problem("Unreadable")
        return decoded.success._source
      }),
    searchPlaces: (path, body, signal) =>
      withProblems(signal, async () => {
        const response = readResponse(
          await postJson(`${path}/_search`, JSON.stringify(body), signal, { "content-type": "application/json" }),
        )
        if (Result.isFailure(response)) throw problem("Unreadable")
        return successOf(response.success)
      }),
  }
}
