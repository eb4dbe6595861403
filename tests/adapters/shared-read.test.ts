import { describe, expect, it } from "vitest"
import { sharedRead } from "#adapters/shared-read.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"

/** A read whose results the test resolves. */
const openRead = () => {
  const requests: number[] = []
  const results: Array<{ readonly resolve: (value: string) => void; readonly reject: (reason: unknown) => void }> = []
  const read = sharedRead((input: number) => {
    requests.push(input)
    return new Promise<string>((resolve, reject) => results.push({ resolve, reject }))
  })
  return { requests, results, read }
}

describe("sharedRead", () => {
  it("calls once for concurrent callers with the same input", async () => {
    const { requests, results, read } = openRead()
    const both = Promise.all([read(1), read(1)])
    results[0]!.resolve("one")
    expect(await both).toEqual(["one", "one"])
    expect(requests).toEqual([1])
  })

  it("calls for each input", () => {
    const { requests, read } = openRead()
    void read(1)
    void read(2)
    expect(requests).toEqual([1, 2])
  })

  it("calls again after the result, or after a problem", async () => {
    const { requests, results, read } = openRead()
    const first = read(1)
    results[0]!.resolve("one")
    await first
    const second = read(1)
    results[1]!.reject(unreachable)
    await expect(second).rejects.toEqual(unreachable)
    void read(1)
    expect(requests).toEqual([1, 1, 1])
  })

  it("is not aborted by a caller that leaves", async () => {
    const { results, read } = openRead()
    const controller = new AbortController()
    const left = read(1, controller.signal)
    const waiting = read(1)
    controller.abort()
    results[0]!.resolve("one")
    expect(await Promise.all([left, waiting])).toEqual(["one", "one"])
  })
})
