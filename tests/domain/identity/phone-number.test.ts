import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  formatPhone,
  internationalPhone,
  isPhone,
  isSamePhone,
  normalizePhone,
  phoneRefusal,
  receivesSms,
} from "#domain/rules/identity/phone-number.ts"
import { holds } from "#tests/laws.ts"

/** Eight digits, the first from 5 to 9. */
const phone = fc.integer({ min: 50_000_000, max: 99_999_999 }).map(String)

describe("a phone number", () => {
  it("has eight digits, the first from 5 to 9", () => {
    expect(["99112233", "70001100", "50000000"].map(isPhone)).toEqual([true, true, true])
    expect(["9911223", "991122334", "49112233", "9911223a", ""].map(isPhone)).toEqual([false, false, false, false, false])
  })

  it("is normalized from every form", () => {
    holds(
      fc.property(phone, (number) => {
        const spaced = `${number.slice(0, 4)} ${number.slice(4)}`
        return [
          number,
          spaced,
          `+976 ${spaced}`,
          `00976${number}`,
          `976-${number.slice(0, 4)}-${number.slice(4)}`,
          `(+976) ${number}`,
        ].every((text) => isPhone(text) && normalizePhone(text) === number && isSamePhone(text, number))
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

  it("is called with its country code, once", () => {
    for (const text of ["7711 2233", "+976 7711-2233", "976-7711-2233", "00976 77112233"])
      expect(internationalPhone(text)).toBe("+97677112233")
    expect(internationalPhone("+86 10 1234 5678")).toBe("+861012345678")
  })

  it("receives no SMS where it is a company's", () => {
    expect([receivesSms("70001100"), receivesSms("99112233"), receivesSms("1")]).toEqual([false, true, false])
  })

  it("is refused by a message key for each fault", () => {
    expect([phoneRefusal(" "), phoneRefusal("1234"), phoneRefusal("99112233")]).toEqual(["v.phone_blank", "v.phone_wrong", null])
  })
})
