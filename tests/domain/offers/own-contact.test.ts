import { describe, expect, it } from "vitest"
import { checkOwnContact } from "#domain/rules/offers/own-contact.ts"

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

  it("is refused for a malformed contact", () => {
    expect(messageOf("")).toEqual(["v.phone_blank"])
    expect(messageOf("1234")).toEqual(["v.phone_wrong"])
    expect(messageOf("demo@")).toEqual(["v.email_format"])
  })
})
