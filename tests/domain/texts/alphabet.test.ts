import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { byAlphabet } from "#domain/rules/texts/alphabet.ts"
import { holds } from "#tests/laws.ts"

const word = fc.array(fc.constantFrom(...Array.from("абгдеёоөуүхяAZ -1")), { maxLength: 6 }).map((letters) => letters.join(""))

describe("the Mongolian alphabet", () => {
  it("has ө after о and ү after у", () => {
    expect(["үг", "уул", "өвөл", "ой", "пуу", "ном", "ёс", "ерөө"].toSorted(byAlphabet)).toEqual([
      "ерөө",
      "ёс",
      "ном",
      "ой",
      "өвөл",
      "пуу",
      "уул",
      "үг",
    ])
  })

  it("follows Latin letters and digits, whatever the case", () => {
    expect(["б", "B", "1", "А", "a"].toSorted(byAlphabet)).toEqual(["1", "a", "B", "А", "б"])
    expect(byAlphabet("Ном", "ном")).toBe(0)
  })

  it("puts a word before a longer one that begins with it", () => {
    expect(byAlphabet("ном", "номин")).toBeLessThan(0)
    expect(byAlphabet("номин", "ном")).toBeGreaterThan(0)
  })

  it("is a total order of words", () => {
    holds(fc.property(word, word, (one, other) => Math.sign(byAlphabet(one, other)) + Math.sign(byAlphabet(other, one)) === 0))
    holds(
      fc.property(
        word,
        word,
        word,
        (one, other, third) => !(byAlphabet(one, other) <= 0 && byAlphabet(other, third) <= 0) || byAlphabet(one, third) <= 0,
      ),
    )
  })
})
