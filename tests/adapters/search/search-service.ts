/** Search service of tests: its hits and answers, and the requests that it received. */
import { createSearch, type SearchOptions } from "#adapters/search/search.ts"

/** A product as the search service finds it; older versions write numbers as text. */
export const hit = (id: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  _index: "products",
  _id: String(id),
  _score: 1,
  _source: {
    id,
    slug: `goods-${id}`,
    sku: `ABC100-0${id}`,
    title: `Бараа ${id}`,
    image: { src: `/pictures/goods-${id}`, tint: 2 },
    price: "12000.0",
    selling_price: 9000,
    badges: null,
    brand: { code: "nuurlan", name: "Нуурлан" },
    total_on_hand: "4",
    ...changes,
  },
})
/** Response of one search. */
export const answer = (hits: ReadonlyArray<unknown>, more: Readonly<Record<string, unknown>> = {}) => ({
  took: 1,
  timed_out: false,
  hits: { total: hits.length, hits },
  status: 200,
  ...more,
})
export const nothing = answer([])

type ReceivedRequest = {
  readonly url: string
  readonly authorization: string | null
  /** Searches of the request, without their headers. */
  readonly bodies: ReadonlyArray<Record<string, unknown>>
}

/** A search service that answers the n-th call by the n-th of `calls`, further ones by the last; and the requests it received. */
export const service = (...calls: ReadonlyArray<() => Response>) => {
  const requests: ReceivedRequest[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const lines = (await request.text()).split("\n").filter((line) => line !== "")
    requests.push({
      url: request.url,
      authorization: request.headers.get("authorization"),
      bodies: lines.filter((_, at) => at % 2 === 1).map((line) => JSON.parse(line) as Record<string, unknown>),
    })
    const call = calls[Math.min(requests.length, calls.length) - 1]
    if (call === undefined) throw new TypeError("Failed to fetch")
    return call()
  }
  return { requests, fetch }
}
/** Response to one call with several searches. */
export const answering =
  (...responses: ReadonlyArray<unknown>) =>
  () =>
    Response.json({ took: 1, responses })
/** The search adapter over a service. */
export const searchOver = (fetch: typeof globalThis.fetch, changes: Partial<SearchOptions> = {}) =>
  createSearch({ fetch, origin: "https://shop.test", locale: "mn", backoff: () => 0, ...changes })
