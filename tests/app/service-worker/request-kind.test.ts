import { describe, expect, it } from "vitest"
import { kindOf } from "#app/service-worker/request-kind.ts"
import { origin } from "./test-outside.ts"

type RequestParts = { readonly method?: string; readonly mode?: RequestMode; readonly headers?: HeadersInit }

const kindAt = (path: string, { method = "GET", mode = "cors", headers }: RequestParts = {}) =>
  kindOf({ method, mode, url: new URL(path, origin).href, headers: new Headers(headers) }, origin)

describe("kind of a request", () => {
  it("is that of its address", () => {
    expect(kindAt("/", { mode: "navigate" })).toBe("document")
    expect(kindAt("/en/products/x?colour=red", { mode: "navigate" })).toBe("document")
    expect(kindAt("/assets/entry-1.js")).toBe("asset")
    expect(kindAt("/pictures/a-320.avif")).toBe("picture")
    expect(kindAt("/api/v2/products/x", { headers: { "x-order-token": "T" } })).toBe("data")
  })

  it("is a shopper's own where the page may read it offline", () => {
    expect(kindAt("/api/v2/orders/mine", { headers: { authorization: "Bearer t", "x-read-offline": "1" } })).toBe("personal")
    expect(kindAt("/api/v2/orders/mine", { method: "POST", headers: { authorization: "Bearer t", "x-read-offline": "1" } })).toBeNull()
  })

  it.each([
    ["a change", "/api/v2/line_items", { method: "POST" }],
    ["a call in a shopper's name", "/api/v2/orders/mine", { headers: { authorization: "Bearer t" } }],
    ["the sandbox", "/sandbox", { mode: "navigate" as const }],
    ["the sandbox's letters", "/sandbox/messages/1", { mode: "navigate" as const }],
    ["a social login", "/oauth/social/google", { mode: "navigate" as const }],
    ["the API's documentation", "/api/docs", { mode: "navigate" as const }],
    ["the worker itself", "/sw.js", {}],
    ["a search", "/search-service/multi-search", { method: "POST" }],
    ["another site", "https://bank.mn/assets/a.js", {}],
    ["a part of a file", "/pictures/a.webp", { headers: { range: "bytes=0-1" } }],
    ["a page that is fetched, not opened", "/products", {}],
  ])("is none for %s", (_, path, parts) => {
    expect(kindAt(path, parts)).toBeNull()
  })
})
