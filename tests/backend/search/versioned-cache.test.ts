import { describe, expect, it } from "vitest"
import { createVersionedCache } from "#backend/search/engine/versioned-cache.ts"

describe("cached counts", () => {
  it("are computed once for each version", () => {
    const counts = createVersionedCache<number>()
    let computed = 0
    const get = (key: string, version: number) => counts.get(key, version, () => (computed += 1))
    expect([get("a", 1), get("a", 1), get("b", 1), get("a", 2)]).toEqual([1, 1, 2, 3])
  })

  it("are limited in number", () => {
    const counts = createVersionedCache<string>(2)
    for (const key of ["a", "b", "c"]) counts.get(key, 1, () => "first")
    const get = (key: string) => counts.get(key, 1, () => "computed again")
    expect([get("a"), get("c")]).toEqual(["computed again", "first"])
  })
})
