import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { withoutSearch, mergedHistory, withSearch, searchHistoryLimit } from "#domain/rules/search/search-history.ts"
import { holds } from "#tests/laws.ts"

const text = fc.constantFrom(
  "цамц",
  "гутал",
  "Цамц",
  " цүнх ",
  "цүнх",
  "хар  цүнх",
  "",
  "  ",
  "малгай",
  "пальто",
  "ном",
  "тоглоом",
  "аяга",
  "шал",
  "бээлий",
  "ороолт",
  "дээл",
)
const searches = fc.array(text, { maxLength: 30 })
const history = searches.map((all) => all.reduce<ReadonlyArray<string>>(withSearch, []))

describe("the search history", () => {
  it("has at most ten entries [B19] [W13]", () => {
    expect(searchHistoryLimit).toBe(10)
    const eleven = Array.from({ length: 11 }, (_, at) => `үг ${at}`).reduce<ReadonlyArray<string>>(withSearch, [])
    expect(eleven).toHaveLength(10)
    expect(eleven[0]).toBe("үг 10")
    expect(eleven[9]).toBe("үг 1")
  })

  it("is newest first, without duplicates [B19]", () => {
    expect(["цамц", "гутал", "цамц"].reduce<ReadonlyArray<string>>(withSearch, [])).toEqual(["цамц", "гутал"])
  })

  it("ignores case and spaces, and keeps the latest spelling", () => {
    expect(withSearch(["цамц", "гутал"], " Цамц ")).toEqual(["Цамц", "гутал"])
    expect(withSearch(["хар цүнх"], "хар   цүнх")).toEqual(["хар цүнх"])
  })

  it("ignores a blank search", () => {
    expect(withSearch(["цамц"], "   ")).toEqual(["цамц"])
  })

  it("removes by text [B19]", () => {
    expect(withoutSearch(["цамц", "гутал"], "цамц")).toEqual(["гутал"])
    expect(withoutSearch(["цамц", "гутал"], "ГУТАЛ ")).toEqual(["цамц"])
    expect(withoutSearch(["цамц"], "ном")).toEqual(["цамц"])
  })

  it("is unchanged by repeating a search", () => {
    holds(
      fc.property(history, text, (list, text) => {
        const searched = withSearch(list, text)
        expect(withSearch(searched, text)).toEqual(searched)
      }),
    )
  })

  it("keeps the order of older searches", () => {
    holds(
      fc.property(history, text, (list, text) => {
        const others = withoutSearch(list, text)
        return withoutSearch(withSearch(list, text), text).every((entry, at) => entry === others[at])
      }),
    )
  })

  it("agrees with a log that is read backwards", () => {
    holds(
      fc.property(searches, (all) => {
        const newestFirst = all.toReversed().map((one) => one.trim().replace(/ +/g, " "))
        const latestSpellings = newestFirst.filter(
          (text, at) => text !== "" && newestFirst.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === at,
        )
        expect(all.reduce<ReadonlyArray<string>>(withSearch, [])).toEqual(latestSpellings.slice(0, searchHistoryLimit))
      }),
    )
  })

  it("puts a visitor's entries before the account's", () => {
    expect(mergedHistory(["ном", "цамц"], ["гутал", "ном"])).toEqual(["ном", "цамц", "гутал"])
    holds(
      fc.property(history, history, (newer, older) => {
        expect(mergedHistory(newer, older).slice(0, newer.length)).toEqual(newer)
      }),
    )
  })
})
