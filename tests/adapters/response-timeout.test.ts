import { describe, expect, it } from "vitest"
import { whole } from "#adapters/response-timeout.ts"

/** What a browser may give for an answer that has no body by its status: an empty one all the same. */
const bodiless = (status: number): Response =>
  Object.defineProperty(new Response(null, { status }), "body", { value: new ReadableStream({ start: (control) => control.close() }) })

describe("a whole answer", () => {
  it.each([204, 205, 304])("of status %i is what the browser gave, body or none", async (status) => {
    const response = bodiless(status)
    expect(await whole(() => Promise.resolve(response))("http://shop.test")).toBe(response)
  })

  it("says the same as the one that came piece by piece", async () => {
    const stream = new ReadableStream({
      start: (control) => {
        for (const chunk of ["{}", " "]) control.enqueue(new TextEncoder().encode(chunk))
        control.close()
      },
    })
    const answer = await whole(() => Promise.resolve(new Response(stream, { status: 201, headers: { "x-said": "so" } })))("http://shop.test")
    expect([answer.status, answer.headers.get("x-said"), await answer.text()]).toEqual([201, "so", "{} "])
  })
})
