import { isValidElement, type ReactNode } from "react"
import { describe, expect, it, vi } from "vitest"
import { intlOf } from "#ui/words/intl.ts"
import { loadWords } from "#ui/words/load-words.ts"

const messages = await loadWords("en", ["shell", "browse", "buy"])

const say = (id: string, values?: Record<string, unknown>) => intlOf("en", messages).formatMessage({ id }, values as Record<string, string>) as ReactNode

describe("a sentence", () => {
  it("is said as it is, with its values, in its number", () => {
    expect(say("nav.cart")).toBe("Cart")
    expect(say("nav.home.of", { brand: "Цэлмэг" })).toBe("Цэлмэг, home page")
    expect([1, 2].map((count) => say("listing.count", { count }))).toEqual(["1 product", "2 products"])
  })

  it("may hold marked parts and elements", () => {
    const said = say("cart.lease", { b: (inside: ReactNode) => <b>{inside}</b>, amount: "32,198₮", months: <i>24</i> })
    const elements = (said as ReadonlyArray<ReactNode>).filter((part) => isValidElement(part))
    expect(elements.map((element) => element.type)).toEqual(["b", "i"])
    expect(elements.every(({ key }) => key !== null)).toBe(true)
  })

  it("that is missing is told to us, and named to the shopper", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined)
    expect(say("nowhere")).toBe("nowhere")
    expect(told).toHaveBeenCalledWith("no words for nowhere in en")
    told.mockRestore()
  })
})
