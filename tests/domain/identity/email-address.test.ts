import { describe, expect, it } from "vitest"
import { emailRefusal, isEmail, normalizeEmail } from "#domain/rules/identity/email-address.ts"

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
