/** Paged list factory, on a made-up list of stamps. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fromPromise } from "xstate"
import { withCountedPage } from "#domain/rules/list-pages.ts"
import { pagedList } from "#machines/shared/paged-list.ts"
import { answersHandled, startTestActor } from "#tests/machines/test-actor.ts"

type Stamp = { readonly id: number }
type StampPage = { readonly items: ReadonlyArray<Stamp>; readonly page: number; readonly pages: number; readonly total: number }
type StampQuery = { readonly country: string }

const fetchStamps = fromPromise<StampPage, StampQuery & { readonly page: number }>(() => Promise.reject(new Error("not provided")))
const descriptions = { machine: "Shows stamps.", fetching: "Fetches.", ready: "Shows.", empty: "None.", failed: "Failed." }
const machine = pagedList({
  id: "stamps",
  name: "stamps",
  actors: { fetchStamps },
  read: withCountedPage,
  descriptions: { ...descriptions, refining: "Fetches others." },
})
const plain = pagedList({ id: "plain", name: "stamps", actors: { fetchStamps }, read: withCountedPage, descriptions })

const perPage = 2
/** A page of a collection of `total` stamps. */
const pageOf = (total: number, page: number): StampPage => ({
  items: Array.from({ length: Math.max(0, Math.min(perPage, total - perPage * (page - 1))) }, (_, at) => ({
    id: 1900 + perPage * (page - 1) + at,
  })),
  page,
  pages: Math.ceil(total / perPage),
  total,
})
const open = (page: StampPage | null = null) => startTestActor(machine, { page, query: { country: "mn" } })

describe("list read by pages", () => {
  it("shows a page from its input without fetching", () => {
    const { actor, requests } = open(pageOf(3, 1))
    expect(actor.getSnapshot().value).toBe("ready")
    expect(actor.getSnapshot().context.stamps.items[0]?.id).toBe(1900)
    expect(requests).toEqual([])
  })

  it("appends pages until the last", async () => {
    const { actor, last, requests } = open()
    await last("fetchStamps").answer(pageOf(3, 1))
    actor.send({ type: "more.fetch" })
    expect(last("fetchStamps").input).toEqual({ country: "mn", page: 2 })
    await last("fetchStamps").answer(pageOf(3, 2))
    actor.send({ type: "more.fetch" })
    expect(requests).toHaveLength(2)
    expect(actor.getSnapshot().context).toMatchObject({ stamps: { items: [{ id: 1900 }, { id: 1901 }, { id: 1902 }] }, total: 3 })
  })

  it("keeps the items and the problem of a further page, and retries it", async () => {
    const { actor, last } = open(pageOf(3, 1))
    actor.send({ type: "more.fetch" })
    await last("fetchStamps").refuse({ _tag: "Unreachable" })
    expect(actor.getSnapshot().hasTag("refused")).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ problem: { _tag: "Unreachable" }, stamps: { page: 1 } })
    actor.send({ type: "more.fetch" })
    await last("fetchStamps").answer(pageOf(3, 2))
    expect(actor.getSnapshot().context).toMatchObject({ problem: null, stamps: { page: 2 } })
  })

  it("retries the first page, and is empty without items", async () => {
    const { actor, last } = open()
    await last("fetchStamps").refuse({ _tag: "TimedOut" })
    actor.send({ type: "page.retry" })
    await last("fetchStamps").answer(pageOf(0, 1))
    expect(actor.getSnapshot().value).toBe("empty")
    expect(actor.getSnapshot().hasTag("empty")).toBe(true)
  })

  it("fetches page 1 again for another query, and shows the older items meanwhile", async () => {
    const { actor, last } = open(pageOf(3, 1))
    actor.send({ type: "query.change", query: { country: "fr" } })
    expect(actor.getSnapshot().value).toBe("refining")
    expect(actor.getSnapshot().context.stamps.items).toHaveLength(2)
    expect(last("fetchStamps").input).toEqual({ country: "fr", page: 1 })
    await last("fetchStamps").answer(pageOf(1, 1))
    expect(actor.getSnapshot().context.stamps).toEqual({ items: [{ id: 1900 }], page: 1, stillFetch: false })
  })

  it("does not fetch for the same query", () => {
    const { actor, requests } = open(pageOf(3, 1))
    actor.send({ type: "query.change", query: { country: "mn" } })
    expect(requests).toEqual([])
  })

  it("has no states of another query unless it is described", () => {
    expect(Object.keys(plain.states)).not.toContain("refining")
    expect(Object.keys(machine.states)).toContain("refining")
  })

  it("shows the pages of its query in order, whatever the order of responses", async () => {
    const outcomes = { ready: 0, empty: 0, refused: 0, overtaken: 0 }
    const act = fc.oneof(
      fc.record({ act: fc.constant("more" as const) }),
      fc.record({ act: fc.constant("retry" as const) }),
      fc.record({ act: fc.constant("query" as const), total: fc.nat(7) }),
      fc.record({ act: fc.constant("answer" as const), which: fc.nat(5) }),
      fc.record({ act: fc.constant("refuse" as const), which: fc.nat(5) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(7), fc.array(act, { minLength: 4, maxLength: 25 }), async (first, acts) => {
        const { actor, requests } = startTestActor(machine, { page: null, query: { country: `${first}` } })
        const pending = new Set(requests)
        const settle = async (which: number, refused: boolean) => {
          for (const request of requests) if (!answered.has(request)) pending.add(request)
          const request = [...pending][which % Math.max(1, pending.size)]
          if (request === undefined) return
          pending.delete(request)
          answered.add(request)
          const { country, page } = request.input as StampQuery & { readonly page: number }
          if (request.isAborted()) outcomes.overtaken++
          await (refused ? request.refuse({ _tag: "Unreachable" }) : request.answer(pageOf(Number(country), page)))
        }
        const answered = new Set<(typeof requests)[number]>()
        for (const each of acts) {
          if (each.act === "more") actor.send({ type: "more.fetch" })
          else if (each.act === "retry") actor.send({ type: "page.retry" })
          else if (each.act === "query") actor.send({ type: "query.change", query: { country: `${each.total}` } })
          else await settle(each.which, each.act === "refuse")
          await answersHandled()
          const { value, context, tags } = actor.getSnapshot()
          const total = Number(context.query.country)
          expect(requests.filter((request) => !request.isAborted() && !answered.has(request)).length).toBe(tags.has("busy") ? 1 : 0)
          expect(context.stamps.items.map(({ id }) => id)).toEqual(context.stamps.items.map((_, at) => 1900 + at))
          if (value === "ready" || value === "moreFailed" || value === "fetchingMore") {
            expect(context.total).toBe(total)
            expect(context.stamps.items).toHaveLength(Math.min(total, perPage * context.stamps.page))
          }
          if (value === "ready") outcomes.ready++
          if (value === "empty") outcomes.empty++
          if (tags.has("refused")) outcomes.refused++
        }
      }),
      { numRuns: 150 },
    )
    expect(Object.values(outcomes).every((times) => times > 10)).toBe(true)
  })
})
