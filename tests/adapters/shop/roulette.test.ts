/** Administration of the roulette: the requests of a search, and changes of locations. */
import { describe, expect, it } from "vitest"
import type { Caller } from "#adapters/shop/client/api-client.ts"
import { changeRoulette, fetchRoulette } from "#adapters/shop/roulette.ts"
import type { Problem } from "#domain/entities/problem.ts"

const list = { items: [], page: 1, pages: 1, total: 0 }
const locations = { ...list, items: [{ id: 1, name: "Их дэлгүүр", active: true }], total: 1 }
const number = { number: "A-00007", locationId: 1, prize: "Аяга", playedAt: null }

/** Page of numbers that a search finds, and the paths that it requests; `isKnown`: whether the shop knows the number. */
const searching = async (q: string, isKnown = true) => {
  const paths: string[] = []
  const call = (({ path }: { readonly path: string }) => {
    paths.push(path.split("/").slice(4).join("/"))
    if (path.endsWith("/locations")) return Promise.resolve(locations)
    if (path.endsWith("/check_auth")) return Promise.resolve({ user: { id: 3, name: "Номин", login: "n@example.mn", locationId: 1 } })
    if (!path.endsWith("/check_number")) return Promise.resolve(list)
    return isKnown ? Promise.resolve(number) : Promise.reject({ _tag: "Missing" } satisfies Problem)
  }) as unknown as Caller["call"]
  return { page: await fetchRoulette(call, { tab: "numbers", q, page: 1 }), paths: paths.toSorted() }
}

describe("the numbers of the roulette", () => {
  it("are checked one by one where a complete number is searched [C22]", async () => {
    const { page, paths } = await searching(" a-00007 ")
    expect(paths).toEqual(["locations", "numbers/check_number", "users/check_auth"])
    expect(page).toMatchObject({ items: [number], total: 1, locations: locations.items, self: { name: "Номин" } })
    expect((await searching("A-99999", false)).page).toMatchObject({ items: [], total: 0 })
  })

  it("come with the locations of every page of their list [E30]", async () => {
    const locationsOf = (page: number) => ({ ...list, page, pages: 2, items: [{ id: page, name: `${page}`, active: true }] })
    const call = (({ path }: { readonly path: string }, { query }: { readonly query: { readonly page: number } }) =>
      Promise.resolve(path.endsWith("/locations") ? locationsOf(query.page) : list)) as unknown as Caller["call"]
    expect(await fetchRoulette(call, { tab: "users", q: "", page: 1 })).toMatchObject({ locations: [{ id: 1 }, { id: 2 }] })
  })

  it("are listed for any other search terms", async () => {
    expect((await searching("Аяга")).paths).toEqual(["locations", "numbers/list", "users/check_auth"])
  })
})

describe("a location of the roulette", () => {
  it.each([
    ["stopLocation", false],
    ["startLocation", true],
  ] as const)("takes %s as active: %s [E30]", async (kind, active) => {
    const calls: unknown[] = []
    const call = ((
      { method, path }: { readonly method: string; readonly path: string },
      { params, body }: { readonly params: unknown; readonly body: unknown },
    ) => {
      calls.push([method, path, params, body])
      return Promise.resolve(locations.items[0])
    }) as unknown as Caller["call"]
    await changeRoulette(call, { key: "key-of-test", change: { kind, id: 1, name: "Их дэлгүүр" } })
    expect(calls).toEqual([["PUT", "/api/v2/tmp_roulette/locations/:id", { id: "1" }, { active }]])
  })
})
