/** What outside services leave on a device is deleted, wherever their cookies were set. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { withdrawStorage } from "#adapters/browser/outside-services.ts"
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"

const service: OutsideService = {
  kind: "statistics",
  name: "Statistics",
  script: "https://statistics.example.com/a.js",
  id: "",
  hosts: [],
  storage: ["_ga"],
}

afterEach(() => vi.unstubAllGlobals())

describe("withdrawn service", () => {
  it("loses its keys and the cookies of every domain above, again when the page is left [B27]", () => {
    const [cookies, removed] = [new Array<string>(), new Array<string>()]
    const store = { removeItem: (key: string) => void removed.push(key) }
    const page = Object.assign(new EventTarget(), { localStorage: store, sessionStorage: store, location: { hostname: "www.shop.mn" } })
    vi.stubGlobal("window", page)
    vi.stubGlobal("document", {
      set cookie(text: string) {
        cookies.push(text)
      },
    })
    withdrawStorage([service])
    const expected = ["", "; Domain=www.shop.mn", "; Domain=shop.mn", "; Domain=mn"].map((domain) => `_ga=; Max-Age=0; Path=/${domain}`)
    expect([cookies, removed]).toEqual([expected, ["_ga", "_ga"]])
    page.dispatchEvent(new Event("pagehide"))
    page.dispatchEvent(new Event("pagehide"))
    expect([cookies, removed]).toEqual([
      [...expected, ...expected],
      ["_ga", "_ga", "_ga", "_ga"],
    ])
  })
})
