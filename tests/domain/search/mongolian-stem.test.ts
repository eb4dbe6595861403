import { readFileSync } from "node:fs"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cyrillicReading } from "#domain/rules/search/cyrillic-reading.ts"
import { mongolianStem } from "#domain/rules/search/mongolian-stem.ts"
import { latinFold } from "#domain/rules/search/latin-fold.ts"
import { titleLatin } from "#domain/rules/transliteration.ts"
import { holds } from "#tests/laws.ts"

const forms = readFileSync(new URL("../../samples/search/mongolian-forms.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([form = "", word = ""]) => ({ form, word }))

/** Pairs of words that a shopper means differently. */
const unrelated = [
  ["зурагт", "зураг"],
  ["утасгүй", "утас"],
  ["ногоон", "ногоо"],
  ["цагаан", "цаг"],
  ["хүрэм", "хүрээ"],
  ["өмд", "өд"],
  ["цамц", "цаг"],
  ["мах", "малгай"],
  ["талх", "тал"],
  ["шил", "шилүүр"],
  ["сандал", "саван"],
  ["будаг", "будаа"],
  ["хөнжил", "хөвөн"],
  ["камер", "цамц"],
  ["эмэгтэй", "эмэг"],
  ["эрэгтэй", "эрэг"],
  ["харандаа", "хар"],
  ["саван", "сав"],
  ["хүрээ", "хүрэн"],
  ["бороо", "бор"],
  ["агаар", "аг"],
  ["тогоо", "тог"],
  ["картон", "карт"],
  ["лаванда", "лав"],
  ["хувин", "хувь"],
  ["ширээ", "шир"],
] as const

describe("mongolianStem", () => {
  it("has at least 300 hand-written forms to agree with", () => {
    expect(forms.length).toBeGreaterThanOrEqual(300)
  })

  it.each(forms)("folds $form to the stem of $word [S9]", ({ form, word }) => {
    expect(mongolianStem(form)).toBe(mongolianStem(word))
  })

  it.each(unrelated)("keeps %s apart from %s", (one, other) => {
    expect(mongolianStem(one)).not.toBe(mongolianStem(other))
  })

  const letters = fc.string({ unit: fc.constantFrom(...Array.from("абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя")), maxLength: 14 })

  it("is the stem of itself", () => {
    holds(
      fc.property(letters, (word) => {
        expect(mongolianStem(mongolianStem(word))).toBe(mongolianStem(word))
      }),
    )
  })

  it("is never empty nor longer than its word, and starts as it does", () => {
    holds(
      fc.property(
        letters.filter((word) => word !== ""),
        (word) => {
          const stem = mongolianStem(word)
          expect(stem.length).toBeGreaterThan(0)
          expect(stem.length).toBeLessThanOrEqual(word.length)
          expect(stem[0]).toBe(word[0])
        },
      ),
    )
  })
})

describe("cyrillicReading", () => {
  it.each([
    ["huuhdiin", "хүүхэд"],
    ["xuuhdiin", "хүүхэд"],
    ["uvliin", "өвөл"],
    ["gutliin", "гутал"],
    ["tsamtsnii", "цамц"],
    ["nooson", "ноос"],
    ["sandluud", "сандал"],
    ["belgiin", "бэлэг"],
    ["noolooran", "ноолоор"],
  ])("gives %s the stem of %s", (latin, word) =>
    expect(latinFold(mongolianStem(cyrillicReading(latin)))).toBe(latinFold(mongolianStem(word))),
  )

  it.each(forms.slice(0, 80))("gives $form in passport letters a stem that begins as its word does", ({ form, word }) => {
    const stem = latinFold(mongolianStem(cyrillicReading(titleLatin(form))))
    expect(latinFold(word).slice(0, 2)).toBe(stem.slice(0, 2))
  })
})
