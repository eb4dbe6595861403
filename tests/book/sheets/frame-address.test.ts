import { describe, expect, it } from "vitest"
import { frameAddress } from "#book/sheets/frame-address.ts"

describe("thumbnail", () => {
  it("follows only the toolbars' language, theme and brand", () => {
    const address = new URL(
      frameAddress("screens-cart--ready", { locale: "en", theme: "dark", brand: "sarnai", viewport: { value: "phone" } }),
      "http://book/",
    )
    expect(address.pathname).toBe("/iframe.html")
    expect(address.searchParams.get("id")).toBe("screens-cart--ready")
    expect(address.searchParams.get("globals")).toBe("locale:en;theme:dark;brand:sarnai;a11y.manual:!true")
  })
})
