/** Withdrawal of outside services: their keys and cookies are deleted from the device. */
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
  it("loses its keys and the cookies of every parent domain, at once and whenever the page is left [B27]", () => {
    const cookies: string[] = []
    const removed: string[] = []
    const store = { removeItem: (key: string) => void removed.push(key) }
    const location = { hostname: "www.shop.mn" }
    const page = Object.assign(new EventTarget(), { localStorage: store, sessionStorage: store, location })
    vi.stubGlobal("window", page)
    vi.stubGlobal("document", {
      set cookie(text: string) {
        cookies.push(text)
      },
    })
    withdrawStorage([service])
    const deleted = ["", "; Domain=www.shop.mn", "; Domain=shop.mn", "; Domain=mn"].map((domain) => `_ga=; Max-Age=0; Path=/${domain}`)
    expect([cookies, removed]).toEqual([deleted, ["_ga", "_ga"]])
    page.dispatchEvent(new Event("pagehide"))
    page.dispatchEvent(new Event("pagehide"))
    expect([cookies, removed]).toEqual([
      [...deleted, ...deleted],
      ["_ga", "_ga", "_ga", "_ga"],
    ])
  })
})
