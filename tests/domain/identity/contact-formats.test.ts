import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  emailRefusal,
  formatPhone,
  isEmail,
  isPhone,
  isSamePhone,
  normalizeEmail,
  normalizePhone,
  phoneRefusal,
  receivesSms,
} from "#domain/rules/identity/contact-formats.ts"
import { holds } from "#tests/laws.ts"

const phone = fc.tuple(fc.integer({ min: 5, max: 9 }), fc.nat(9_999_999)).map(([first, rest]) => `${first}${String(rest).padStart(7, "0")}`)

describe("an e-mail address", () => {
  it("is accepted in all common forms", () => {
    const emails = ["bat@example.mn", "B.Dorj+shop@mail.example.com", "бат@жишээ.мон", " demo@example.mn ", "o'neil@a-b.co"]
    for (const text of emails) expect(isEmail(text)).toBe(true)
  })

  it("is refused when malformed", () => {
    const withoutParts = ["", "bat", "bat@", "@example.mn", "bat@example"]
    const withWrongCharacters = ["a b@example.mn", "a@b@c.mn", "a..b@c.mn", ".a@c.mn", "a.@c.mn", "a@-c.mn", "a@c-.mn"]
    const tooLong = `${"a".repeat(250)}@c.mn`
    for (const text of [...withoutParts, ...withWrongCharacters, tooLong]) expect(isEmail(text)).toBe(false)
  })

  it("is normalized to lower case and an ASCII domain", () => {
    expect(normalizeEmail(" Demo@Example.MN ")).toBe("demo@example.mn")
    for (const text of ["bat@münchen.de", " Bat@MÜNCHEN.de", "bat@mu\u0308nchen.de", "bat@xn--mnchen-3ya.de"]) {
      expect(normalizeEmail(text)).toBe("bat@xn--mnchen-3ya.de")
    }
    expect(normalizeEmail("bat@жи шээ.мон")).toBe("bat@жи шээ.мон")
  })

  it("is refused by a message key for each fault", () => {
    expect([emailRefusal(" "), emailRefusal("bat"), emailRefusal("bat@example.mn")]).toEqual(["v.email_blank", "v.email_format", null])
  })
})

describe("a phone number", () => {
  it("has eight digits, the first from 5 to 9", () => {
    expect(["99112233", "70001100", "50000000"].map(isPhone)).toEqual([true, true, true])
    expect(["9911223", "991122334", "49112233", "9911223a", ""].map(isPhone)).toEqual([false, false, false, false, false])
  })

  it("is normalized from every form", () => {
    holds(
      fc.property(phone, (number) => {
        const spaced = `${number.slice(0, 4)} ${number.slice(4)}`
        return [number, spaced, `+976 ${spaced}`, `00976${number}`, `976-${number.slice(0, 4)}-${number.slice(4)}`, `(+976) ${number}`].every(
          (text) => isPhone(text) && normalizePhone(text) === number && isSamePhone(text, number),
        )
      }),
    )
  })

  it("may begin with the country code's digits", () => {
    expect(normalizePhone("97612345")).toBe("97612345")
    expect(isPhone("97612345")).toBe(true)
  })

  it("is shown in two groups", () => {
    expect(formatPhone("+97699112233")).toBe("9911 2233")
    holds(fc.property(phone, (number) => normalizePhone(formatPhone(number)) === number))
  })

  it("receives no SMS where it is a company's", () => {
    expect([receivesSms("70001100"), receivesSms("99112233"), receivesSms("1")]).toEqual([false, true, false])
  })

  it("is refused by a message key for each fault", () => {
    expect([phoneRefusal(" "), phoneRefusal("1234"), phoneRefusal("99112233")]).toEqual(["v.phone_blank", "v.phone_wrong", null])
  })
})
