/** Failures of the search adapter, as problems. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { answer, answering, nothing, searchOver, service } from "./search-service.ts"

describe("failed search", () => {
  afterEach(() => vi.useRealTimers())

  /** Response of the shop whose search cluster fails. */
  const clusterFailure = (status: number) =>
    answering({ status, error: { type: "no_shard_available_action_exception", reason: "no cluster" } })

  /** The requests and the problem of a search whose calls are answered by `call`, or find no connection. */
  const failing = (call: (() => Response) | null) => {
    const { fetch, requests } = call === null ? service() : service(call)
    return {
      requests,
      problem: searchOver(fetch)
        .newArrivals()
        .catch((problem: unknown) => problem),
    }
  }

  it.each([
    ["is unreachable without a connection", null, "Unreachable", 3],
    ["is down when the cluster behind the shop is unavailable", clusterFailure(503), "SearchDown", 1],
    ["is down when the cluster behind the shop fails", clusterFailure(500), "SearchDown", 1],
    ["is down after two retries of a 503", () => new Response(null, { status: 503 }), "SearchDown", 3],
    ["is unreadable when the response is no JSON", () => new Response("<html>"), "Unreadable", 1],
    ["is unreadable when a response is missing", answering(), "Unreadable", 1],
    ["is unreadable when the query was refused", () => Response.json({ error: {}, status: 400 }, { status: 400 }), "Unreadable", 1],
    ["is unauthorised on status 401", () => new Response(null, { status: 401 }), "Unauthorised", 1],
    ["is unreadable when one of its searches failed", answering({ error: { type: "x" }, status: 404 }), "Unreadable", 1],
    ["is down when one of its searches was refused by an overloaded cluster", answering({ error: {}, status: 429 }), "SearchDown", 1],
    ["is timed out when the service ran out of time", answering({ ...nothing, timed_out: true }), "TimedOut", 1],
  ] as const)("%s", async (_, call, tag, tries) => {
    const { requests, problem } = failing(call)
    expect(await problem).toEqual({ _tag: tag })
    expect(requests).toHaveLength(tries)
  })

  it("times out after ten seconds, even if the response has begun [C25] [W13]", async () => {
    vi.useFakeTimers()
    const { requests, problem } = failing(
      () => new Response(new ReadableStream({ start: (control) => control.enqueue(new Uint8Array([123])) })),
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await problem).toEqual({ _tag: "TimedOut" })
    expect(requests).toHaveLength(1)
  })

  it.each([
    ["Missing", "an unknown", nothing],
    ["Unreadable", "a malformed", answer([{ _id: "1", _source: {} }])],
  ] as const)("is %s for %s product", async (tag, _, response) => {
    await expect(searchOver(service(answering(response)).fetch).product("goods-1")).rejects.toEqual({ _tag: tag })
  })

  it("throws the abort reason when it is aborted", async () => {
    const controller = new AbortController()
    const { fetch } = service(answering(nothing))
    const aborted = searchOver(fetch).suggestions("но", controller.signal)
    const reason = new Error("the shopper left")
    controller.abort(reason)
    await expect(aborted).rejects.toBe(reason)
  })
})
