import { describe, expect, it } from "vitest"
import type { Problem } from "#domain/entities/problem.ts"
import type { Ports } from "#machines/ports.ts"
import { createPageStore } from "#app/client/page-loader.ts"
import type { AnyPageController, AnyPage } from "#app/page.ts"
import type { Route } from "#app/route.ts"
import { notFound } from "#app/routes.ts"
import { answersHandled } from "#tests/machines/test-actor.ts"

/** Store of one page. `available`: whether its code and data can be fetched; `pass` moves the clock. */
const openStore = () => {
  const available = { code: true, data: true }
  let [requests, now] = [0, 0]
  const unreachable: Problem = { _tag: "Unreachable" }
  const page = {
    fetch: () => {
      requests += 1
      return available.data ? Promise.resolve(`answer ${requests}`) : Promise.reject(unreachable)
    },
    controller: () => Promise.resolve({ controller: {} as AnyPageController }),
  } as unknown as AnyPage
  const route: Route = { ...notFound, load: () => (available.code ? Promise.resolve({ page }) : Promise.reject(new TypeError("no chunk"))) }
  const first = { route, locale: "mn", page, controller: {} as AnyPageController, messages: {} } as const
  const store = createPageStore({} as Ports, () => now, first)
  const location = { locale: "mn", path: "/somewhere", params: {}, searchParams: new URLSearchParams() } as const
  return {
    available,
    prefetch: async () => {
      store.prefetch(route, location)
      await answersHandled()
    },
    cached: () => store.cachedData(location),
    data: () => store.data(route, location),
    forget: store.forget,
    pass: (milliseconds: number) => (now += milliseconds),
  }
}

describe("prefetched page", () => {
  it("is used once, and within 15 seconds", async () => {
    const { prefetch, cached, pass } = openStore()
    await prefetch()
    expect(cached()).toEqual({ data: "answer 1", problem: null })
    expect(cached()).toBeNull()
    await prefetch()
    pass(14_999)
    expect(cached()).toEqual({ data: "answer 2", problem: null })
    await prefetch()
    pass(15_000)
    expect(cached()).toBeNull()
  })

  it("is requested again after a change, with what has changed", async () => {
    const { prefetch, cached, data, forget } = openStore()
    await prefetch()
    forget()
    expect(cached()).toBeNull()
    await expect(data()).resolves.toEqual({ data: "answer 2", problem: null })
  })

  it("is requested again when its link is followed after a problem", async () => {
    const { available, prefetch, cached, data } = openStore()
    available.data = false
    await prefetch()
    available.data = true
    expect(cached()).toBeNull()
    await expect(data()).resolves.toEqual({ data: "answer 2", problem: null })
  })
})

describe("page of a followed link", () => {
  it("is requested again when the link is followed again after its code failed to load", async () => {
    const { available, data } = openStore()
    available.code = false
    await expect(data()).rejects.toThrow("no chunk")
    available.code = true
    await expect(data()).resolves.toEqual({ data: "answer 1", problem: null })
  })

  it("has the problem of its data", async () => {
    const { available, data } = openStore()
    available.data = false
    await expect(data()).resolves.toEqual({ data: null, problem: { _tag: "Unreachable" } })
  })
})
