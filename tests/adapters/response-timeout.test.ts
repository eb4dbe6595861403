import { describe, expect, it } from "vitest"
import { withCompleteBody } from "#adapters/response-timeout.ts"

/** Some browsers give an empty body to a status that has none. */
const bodiless = (status: number): Response =>
  Object.defineProperty(new Response(null, { status }), "body", { value: new ReadableStream({ start: (control) => control.close() }) })

describe("withCompleteBody", () => {
  it.each([204, 205, 304])("leaves a response of status %i as it is, even where the browser gave it a body", async (status) => {
    const response = bodiless(status)
    expect(await withCompleteBody(() => Promise.resolve(response))("http://shop.test")).toBe(response)
  })

  it("returns the status, headers and text of a response in chunks", async () => {
    const stream = new ReadableStream({
      start: (control) => {
        for (const chunk of ["{}", " "]) control.enqueue(new TextEncoder().encode(chunk))
        control.close()
      },
    })
    const chunked = new Response(stream, { status: 201, headers: { "x-order-token": "t-1" } })
    const complete = await withCompleteBody(() => Promise.resolve(chunked))("http://shop.test")
    expect([complete.status, complete.headers.get("x-order-token"), await complete.text()]).toEqual([201, "t-1", "{} "])
  })
})
