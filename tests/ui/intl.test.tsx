import { isValidElement, type ReactNode } from "react"
import { describe, expect, it, vi } from "vitest"
import { compiledGroup } from "#app/build/words.ts"
import { intlOf, type Messages } from "#ui/words/intl.ts"

const messages = compiledGroup(
  {
    plain: "Сагс",
    named: "Захиалга {number}",
    counted: "{count, plural, one {# item} other {# items}}",
    marked: "Read <b>the terms</b> of {link}",
  },
  { filled: "Only in English" },
) as Messages

const say = (id: string, values?: Record<string, unknown>) => intlOf("en", messages).formatMessage({ id }, values as Record<string, string>) as ReactNode

describe("a sentence", () => {
  it("is said as it is, with its values, in its number", () => {
    expect(say("plain")).toBe("Сагс")
    expect(say("named", { number: "R1" })).toBe("Захиалга R1")
    expect([1, 2].map((count) => say("counted", { count }))).toEqual(["1 item", "2 items"])
    expect(say("filled")).toBe("Only in English")
  })

  it("may hold marked parts and elements", () => {
    const said = say("marked", { b: (inside: ReactNode) => <b>{inside}</b>, link: <a href="/">here</a> })
    const elements = (said as ReadonlyArray<ReactNode>).filter((part) => isValidElement(part))
    expect(elements.map((element) => element.type)).toEqual(["b", "a"])
    expect(elements.every(({ key }) => key !== null)).toBe(true)
  })

  it("that is missing is told to us, and named to the shopper", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined)
    expect(say("nowhere")).toBe("nowhere")
    expect(told).toHaveBeenCalledWith("no words for nowhere in en")
    told.mockRestore()
  })
})
