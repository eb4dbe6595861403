import { describe, expect, it, vi } from "vitest"
import * as Schema from "effect/Schema"
import { pageView } from "#adapters/shop/contract/shell/site.ts"
import { reportPageView } from "#adapters/shop/page-views.ts"

const view = { path: "/en/products", title: "Products", referrer: "", locale: "en" } as const

describe("report of a page view", () => {
  it.each([null, { lcp: 840, cls: 0.001, error: "TypeError: x" }])("has the body of the contract: %o", async (vitals) => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(null, { status: 202 })))
    await reportPageView(view, vitals, fetch)
    const [address, { method, keepalive, body } = {}] = fetch.mock.calls[0] ?? []
    expect([address, method, keepalive]).toEqual([pageView.path, pageView.method, true])
    expect(Schema.decodeUnknownSync(pageView.body)(JSON.parse(body as string))).toEqual({ ...view, vitals })
  })

  it("throws where the shop refuses it, or is out of reach", async () => {
    const refusing = () => Promise.resolve(new Response(null, { status: 429 }))
    await expect(reportPageView(view, null, refusing)).rejects.toEqual({ _tag: "Unreachable" })
    await expect(reportPageView(view, null, () => Promise.reject(new TypeError("lost")))).rejects.toEqual({ _tag: "Unreachable" })
  })
})
