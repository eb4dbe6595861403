import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mongolianLetters } from "#domain/rules/search/mongolian-letters.ts"
import { latinFold } from "#domain/rules/search/latin-fold.ts"
import { holds } from "#tests/laws.ts"

const mongolian = Array.from("абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя")
const word = fc.array(fc.constantFrom(...mongolian), { minLength: 1, maxLength: 12 }).map((all) => all.join(""))

/** Characters that people type for a letter, at least one letter of the word being Cyrillic. */
const lookAlikes: Readonly<Record<string, ReadonlyArray<string>>> = {
  ө: ["є", "ѳ", "ɵ", "θ", "ӧ", "о\u0308", "о\u0335", "о\u0338", "ө\u0304"],
  ү: ["ї", "ѵ", "υ", "ұ", "ӱ", "ў", "у\u0308", "і\u0308"],
  а: ["a", "α"],
  с: ["c"],
  е: ["e"],
  о: ["o", "ο"],
  р: ["p"],
  х: ["x"],
  к: ["k"],
  и: ["і"],
}

describe("letters of Mongolian", () => {
  it.each([
    ["євєл", "өвөл"],
    ["хїїхдийн", "хүүхдийн"],
    ["ѳвѳл", "өвөл"],
    ["ɵвɵл", "өвөл"],
    ["θвθл", "өвөл"],
    ["υзэг", "үзэг"],
    ["ѵзэг", "үзэг"],
    ["ЄВЄЛ", "ӨВӨЛ"],
    ["Їзэг", "Үзэг"],
    ["хyyхэд", "хүүхэд"],
    ["хvvхэд", "хүүхэд"],
    ["Yзэг", "Үзэг"],
    ["гyтaл", "гутал"],
    ["зypaг", "зураг"],
    ["хүүxэд", "хүүхэд"],
    ["пaльтo", "пальто"],
    ["HООЛУУР", "НООЛУУР"],
    ["о\u0335во\u0335л", "өвөл"],
    ["өвөл".normalize("NFD"), "өвөл"],
    ["й".normalize("NFD"), "й"],
    ["хүү\u00ADхэд", "хүүхэд"],
    ["у\u0308зэг", "үзэг"],
  ])("%s is read as %s", (typed, meant) => {
    expect(mongolianLetters(typed)).toBe(meant)
  })

  it("stay as they are in words of one alphabet", () => {
    for (const text of ["Ноолууран урт пальто", "cashmere sweater XL", "café naïve Zürich", "USB-C 2 м, 160*200", "хар-хөх ёлк"])
      expect(mongolianLetters(text)).toBe(text)
  })

  it("are Latin in a word that only looks Cyrillic in part", () => {
    expect([mongolianLetters("Аpple"), mongolianLetters("wіfі"), mongolianLetters("КHS1200-04")]).toEqual(["Apple", "wifi", "KHS1200-04"])
  })

  it("fold alike however they are typed, once or twice", () => {
    let changed = 0
    holds(
      fc.property(word, fc.infiniteStream(fc.nat(20)), (meant, stream) => {
        const typed = Array.from(meant, (letter) => {
          const others = [letter, ...(lookAlikes[letter] ?? [])]
          return others[(stream.next().value ?? 0) % others.length] ?? letter
        }).join("")
        if (!/\p{Script=Cyrillic}/u.test(typed)) return true
        if (typed !== meant) changed += 1
        const read = mongolianLetters(typed)
        return mongolianLetters(read) === read && latinFold(typed) === latinFold(meant)
      }),
    )
    expect(changed).toBeGreaterThan(100)
  })
})
