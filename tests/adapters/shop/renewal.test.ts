import { afterEach, describe, expect, it, vi } from "vitest"
import { renewal } from "#adapters/shop/identity.ts"

const renewing = (fetch: typeof globalThis.fetch) => renewal(fetch, "http://shop.test", "ours")()
const answering = (answer: () => Response) => () => Promise.resolve().then(answer)

afterEach(() => vi.useRealTimers())

describe("renewal of a session", () => {
  it("returns the new token", async () => {
    await expect(renewing(answering(() => Response.json({ access_token: "fresh" })))).resolves.toBe("fresh")
  })

  it.each([
    ["the shop knows no session", () => Response.json({ error: "invalid_grant" }, { status: 401 })],
    ["the response holds no token", () => new Response("<html>")],
  ])("returns null where %s", async (_, answer) => {
    await expect(renewing(answering(answer))).resolves.toBeNull()
  })

  it.each([503, 429])("throws Failed and keeps the session where the shop answers %i", async (status) => {
    await expect(renewing(answering(() => new Response(null, { status })))).rejects.toEqual({ _tag: "Failed", status, text: "ours" })
  })

  it.each([
    ["there is no network", () => Promise.reject(new TypeError("Failed to fetch")) as never],
    [
      "the response breaks off",
      () => new Response(new ReadableStream({ start: (control) => control.error(new TypeError("network error")) })),
    ],
  ])("throws Unreachable and keeps the session where %s", async (_, answer) => {
    await expect(renewing(answering(answer))).rejects.toEqual({ _tag: "Unreachable" })
  })

  it.each([
    ["no response arrives", () => new Promise<Response>(() => undefined)],
    ["the response never ends", () => Promise.resolve(new Response(new ReadableStream()))],
  ])("throws Unreachable after a minute where %s, since other tabs wait", async (_, fetch) => {
    vi.useFakeTimers()
    const rejection = expect(renewing(fetch)).rejects.toEqual({ _tag: "Unreachable" })
    await vi.advanceTimersByTimeAsync(60_000)
    await rejection
  })
})
