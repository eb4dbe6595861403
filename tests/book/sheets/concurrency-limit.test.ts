import { describe, expect, it } from "vitest"
import { concurrencyLimit } from "#book/sheets/concurrency-limit.ts"

describe("concurrency limit of drawings", () => {
  it("starts a few at a time, in order of request", async () => {
    const limit = concurrencyLimit(2)
    const started: string[] = []
    const finish = new Map<string, () => void>()
    const drawing = (name: string) => () =>
      new Promise<void>((resolve) => {
        started.push(name)
        finish.set(name, resolve)
      })
    for (const name of ["one", "two", "three", "four"]) limit.request(drawing(name))
    expect(started).toEqual(["one", "two"])
    finish.get("two")?.()
    await expect.poll(() => started).toEqual(["one", "two", "three"])
    finish.get("one")?.()
    await expect.poll(() => started).toEqual(["one", "two", "three", "four"])
  })
})
