import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emailRefusal, formatPhone, getsMessages, isEmail, isPhone, isSamePhone, phoneRefusal, normalizeEmail, normalizePhone } from "#domain/rules/identity/contact-formats.ts"
import { checkOwnContact } from "#domain/rules/offers/own-contact.ts"
import { holds } from "#tests/laws.ts"

const phone = fc.tuple(fc.integer({ min: 5, max: 9 }), fc.nat(9_999_999)).map(([first, rest]) => `${first}${String(rest).padStart(7, "0")}`)

describe("an e-mail address", () => {
  it("is accepted in all common forms", () => {
    for (const text of ["bat@example.mn", "B.Dorj+shop@mail.example.com", "бат@жишээ.мон", " demo@example.mn ", "o'neil@a-b.co"]) expect(isEmail(text)).toBe(true)
  })

  it("is refused when malformed", () => {
    for (const text of ["", "bat", "bat@", "@example.mn", "bat@example", "a b@example.mn", "a@b@c.mn", "a..b@c.mn", ".a@c.mn", "a.@c.mn", "a@-c.mn", "a@c-.mn", `${"a".repeat(250)}@c.mn`]) expect(isEmail(text)).toBe(false)
  })

  it("is compared without case", () => {
    expect(normalizeEmail(" Demo@Example.MN ")).toBe("demo@example.mn")
    for (const text of ["bat@münchen.de", " Bat@MÜNCHEN.de", "bat@mu\u0308nchen.de", "bat@xn--mnchen-3ya.de"]) expect(normalizeEmail(text)).toBe("bat@xn--mnchen-3ya.de")
    expect(normalizeEmail("bat@жи шээ.мон")).toBe("bat@жи шээ.мон")
  })

  it("has its messages", () => {
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
    expect([getsMessages("70001100"), getsMessages("99112233"), getsMessages("1")]).toEqual([false, true, false])
  })

  it("has its messages", () => {
    expect([phoneRefusal(" "), phoneRefusal("1234"), phoneRefusal("99112233")]).toEqual(["v.phone_blank", "v.phone_wrong", null])
  })
})

describe("a price suggestion or quote", () => {
  const own = { email: "demo@example.mn", mobile: "99112233" }
  const messageOf = (contact: string, of: { email: string | null; mobile: string | null } = own) =>
    checkOwnContact({ contact }, of, "quote.own_contact_only").map(({ key }) => key)

  it("is accepted from the requester's own phone number or e-mail", () => {
    expect(messageOf("+976 9911 2233")).toEqual([])
    expect(messageOf("Demo@example.mn")).toEqual([])
  })

  it("is refused from another contact", () => {
    expect(messageOf("99112234")).toEqual(["quote.own_contact_only"])
    expect(messageOf("other@example.mn")).toEqual(["quote.own_contact_only"])
    expect(messageOf("99112233", { email: null, mobile: null })).toEqual(["quote.own_contact_only"])
    expect(messageOf("demo@example.mn", { email: null, mobile: null })).toEqual(["quote.own_contact_only"])
  })

  it("is refused from what is no contact", () => {
    expect(messageOf("")).toEqual(["v.phone_blank"])
    expect(messageOf("1234")).toEqual(["v.phone_wrong"])
    expect(messageOf("demo@")).toEqual(["v.email_format"])
  })
})
