/** Client of a search cluster: requests with a timeout, retried once, and no search for a while after one without an answer. */
import { SearchUnavailable } from "#backend/search/unavailable.ts"

/** Timeouts in milliseconds of one search, and of one write. */
const defaultTimeouts = { search: 1500, write: 60_000 } as const
/** Milliseconds without a search after one without an answer, so that a dead cluster holds nobody up. A cluster that answers, if only 503, costs no wait. */
const restAfterFailure = 2000

export type ClusterAddress = {
  /** Origin, without credentials, which `fetch` refuses in an address. */
  readonly origin: string
  readonly authorization: string | null
  /** Name of the alias that searches go to, and the beginning of the names of its indexes. */
  readonly alias: string
}

/** Reads `https://user:password@host:9200/alias`; the alias is `delguur` unless it is named. */
export const clusterAddress = (text: string): ClusterAddress | null => {
  const url = URL.canParse(text) ? new URL(text) : null
  const alias = url?.pathname.replaceAll("/", "") || "delguur"
  if (url === null || !/^https?:$/.test(url.protocol) || !/^[a-z][a-z0-9_-]{0,60}$/.test(alias)) return null
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const authorization = url.username === "" ? null : `Basic ${Buffer.from(credentials).toString("base64")}`
  return { origin: url.origin, authorization, alias }
}

export type ClusterRequest = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "HEAD"
  readonly path: string
  /** An object, or lines of `_bulk` and `_msearch`. */
  readonly body?: unknown
  readonly kind?: keyof typeof defaultTimeouts
}

export interface ClusterClient {
  readonly alias: string
  /** Throws `SearchUnavailable` where the cluster does not answer in time, and an `Error` where it refuses. */
  send<Response>(request: ClusterRequest): Promise<Response>
}

type Reply = { readonly status: number; readonly body: unknown }

const isTransient = (status: number): boolean => status === 429 || status >= 500
const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError"

/** `rest`: milliseconds without a search after one without an answer. */
export const createClusterClient = (
  { origin, authorization, alias }: ClusterAddress,
  timeouts: Readonly<Record<keyof typeof defaultTimeouts, number>> = defaultTimeouts,
  rest = restAfterFailure,
): ClusterClient => {
  let restUntil = 0
  const sendOnce = async ({ method, path, body, kind = "search" }: ClusterRequest): Promise<Reply> => {
    const isOfLines = typeof body === "string"
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        "content-type": isOfLines ? "application/x-ndjson" : "application/json",
        ...(authorization === null ? {} : { authorization }),
      },
      ...(body === undefined ? {} : { body: isOfLines ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeouts[kind]),
    })
    const text = await response.text()
    return { status: response.status, body: text === "" ? {} : JSON.parse(text) }
  }
  /** A second time after a lost connection or a passing failure; not after a timeout, which has taken long enough. */
  const sendWithRetry = async (request: ClusterRequest): Promise<Reply> => {
    try {
      const reply = await sendOnce(request)
      if (!isTransient(reply.status)) return reply
    } catch (error) {
      if (isTimeout(error)) throw error
    }
    return sendOnce(request)
  }
  return {
    alias,
    send: async <Response>(request: ClusterRequest) => {
      const isSearch = request.kind === undefined || request.kind === "search"
      if (isSearch && performance.now() < restUntil) throw new SearchUnavailable("the search cluster did not answer a moment ago")
      const { status, body } = await sendWithRetry(request).catch((error: unknown) => {
        if (isSearch) restUntil = performance.now() + rest
        throw new SearchUnavailable(`the search cluster does not answer: ${error instanceof Error ? error.message : ""}`)
      })
      if (status === 404 && isSearch) throw new SearchUnavailable("the search cluster has no index of this shop; npm run index makes one")
      if (isTransient(status)) throw new SearchUnavailable(`the search cluster answers ${status}`)
      if (status >= 400)
        throw new Error(`the search cluster refuses ${request.method} ${request.path}: ${JSON.stringify(body).slice(0, 500)}`)
      return body as Response
    },
  }
}
