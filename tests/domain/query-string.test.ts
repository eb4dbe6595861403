import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatQuery, parseQuery } from "#domain/rules/query-string.ts"
import { holds } from "#tests/laws.ts"

const text = fc.string({ unit: "grapheme" })

describe("a query string", () => {
  it("is read with or without its question mark", () => {
    expect(parseQuery("?a=1&b=2")).toEqual([
      ["a", "1"],
      ["b", "2"],
    ])
    expect(parseQuery("a=1")).toEqual([["a", "1"]])
    expect(parseQuery("")).toEqual([])
    expect(parseQuery("?")).toEqual([])
  })

  it("reads a plus as a space and a name alone as an empty value", () => {
    expect(parseQuery("q=a+b&flag&c=d=e&&")).toEqual([
      ["q", "a b"],
      ["flag", ""],
      ["c", "d=e"],
    ])
  })

  it("stays readable", () => {
    expect(
      formatQuery([
        ["category", "women/clothing"],
        ["q", "a, b"],
      ]),
    ).toBe("category=women/clothing&q=a,+b")
  })

  it("loses nothing", () => {
    const entries = fc.array(
      fc.tuple(
        text.filter((name) => name !== ""),
        text,
      ),
    )
    holds(
      fc.property(entries, (list) => {
        expect(parseQuery(formatQuery(list))).toEqual(list)
      }),
    )
  })

  it("replaces half surrogate pairs", () => {
    expect(parseQuery(formatQuery([["q", "a\uD800b"]]))).toEqual([["q", "a\uFFFDb"]])
  })
})
