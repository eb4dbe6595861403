import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { latinFold } from "#domain/rules/search/latin-fold.ts"
import { soundsAlike, titleLatin } from "#domain/rules/transliteration.ts"
import { holds } from "#tests/laws.ts"

const letters = Array.from("абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя")
const word = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((all) => all.join(""))

describe("a title in Latin letters", () => {
  it("is written as in passports", () => {
    expect(titleLatin("Ноолууран урт пальто")).toBe("nooluuran urt palito")
    expect(titleLatin("Хээтэй ноолууран ороолт")).toBe("kheetei nooluuran oroolt")
    expect(titleLatin("Юүлүүр, щётка, ёроол, яндан, объект")).toBe("yuuluur, shyotka, yorool, yandan, obiyekt")
    expect(titleLatin("Цэвэр ӨНГӨТ жинс ФИЛЬТР")).toBe("tsever ungut jins filitr")
  })

  it("keeps letters that are not Mongolian", () => {
    expect(titleLatin("USB-C 2 м")).toBe("usb-c 2 m")
  })

  it("has no Cyrillic letter", () => {
    holds(fc.property(word, (text) => /^[a-z]+$/.test(titleLatin(text))))
    expect(letters).toHaveLength(35)
  })

  it("treats composed and decomposed letters alike", () => {
    holds(fc.property(word, (text) => titleLatin(text.normalize("NFD")) === titleLatin(text)))
  })
})

describe("Latin spellings", () => {
  it("of one word are equal: huvtsas, xuwcas, khuvtsas and хувцас", () => {
    for (const typed of ["huvtsas", "xuwcas", "khuvtsas", "HUVTSAS", "Хувцас", "хүвцас"]) expect(soundsAlike(typed, "хувцас")).toBe(true)
  })

  it("are equal with and without soft sign, doubled vowels and dots", () => {
    for (const [typed, meant] of [
      ["palto", "пальто"],
      ["palito", "пальто"],
      ["tsamts", "цамц"],
      ["camc", "цамц"],
      ["öndör", "өндөр"],
      ["undur", "өндөр"],
      ["üneg", "үнэг"],
      ["eregtey", "эрэгтэй"],
      ["yubka", "юбка"],
      ["noluran", "ноолууран"],
      ["shar", "шар"],
      ["zhins", "жинс"],
      ["chatsargana", "чацаргана"],
    ] as const) {
      expect(`${typed} ${latinFold(typed)}`).toBe(`${typed} ${latinFold(meant)}`)
    }
  })

  it("of other words differ", () => {
    for (const [one, other] of [
      ["гутал", "гудал"],
      ["цамц", "чамч"],
      ["шар", "сар"],
      ["хар", "гар"],
      ["ном", "нам"],
    ] as const)
      expect(soundsAlike(one, other)).toBe(false)
  })

  it("equal their own transliteration", () => {
    holds(fc.property(word, (text) => soundsAlike(text, titleLatin(text))))
  })
})
