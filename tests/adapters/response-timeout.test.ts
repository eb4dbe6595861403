import { describe, expect, it } from "vitest"
import { withCompleteBody } from "#adapters/response-timeout.ts"

/** Some browsers give an empty body to a status that has none. */
const bodiless = (status: number): Response =>
  Object.defineProperty(new Response(null, { status }), "body", { value: new ReadableStream({ start: (control) => control.close() }) })

describe("whole", () => {
  it.each([204, 205, 304])("leaves a response of status %i as the browser gave it, with or without a body", async (status) => {
    const response = bodiless(status)
    expect(await withCompleteBody(() => Promise.resolve(response))("http://shop.test")).toBe(response)
  })

  it("returns the same text as a response in chunks", async () => {
    const stream = new ReadableStream({
      start: (control) => {
        for (const chunk of ["{}", " "]) control.enqueue(new TextEncoder().encode(chunk))
        control.close()
      },
    })
    const answer = await withCompleteBody(() => Promise.resolve(new Response(stream, { status: 201, headers: { "x-said": "so" } })))(
      "http://shop.test",
    )
    expect([answer.status, answer.headers.get("x-said"), await answer.text()]).toEqual([201, "so", "{} "])
  })
})
