import { describe, expect, it } from "vitest"
import { checkOffer, quotedQuantity, type OfferForm, type OwnContacts } from "#domain/rules/offers/offer-form.ts"
import { tugrik } from "#domain/rules/money.ts"

const own = { email: "bat@example.mn", mobile: "99112233" }
const keys = (kind: "suggestion" | "quote", form: Partial<OfferForm>, of: OwnContacts = own) =>
  checkOffer(kind, { contact: "99112233", price: "70,000", quantity: "10", note: "", ...form }, of, tugrik(90_000)).map(({ key }) => key)

describe("an offer form", () => {
  it("suggests a price below today's [S29e]", () => {
    expect(keys("suggestion", {})).toEqual([])
    expect(keys("suggestion", { price: "" })).toEqual(["suggest.price_blank"])
    expect(["90000", "0", "cheap"].map((price) => keys("suggestion", { price })[0])).toEqual(Array(3).fill("suggest.price_lower"))
  })

  it("accepts a quote of 1 to 999 units [S29e]", () => {
    expect(keys("quote", { price: "" })).toEqual([])
    expect(["1", "999", "0", "1000", "x", ""].map(quotedQuantity)).toEqual([1, 999, null, null, null, null])
    expect(keys("quote", { quantity: "0" })).toEqual(["quote.quantity"])
  })

  it("is sent from an own contact only [V5]", () => {
    expect(keys("suggestion", { contact: "88001122" })).toEqual(["suggest.own_contact_only"])
    expect(keys("quote", { contact: "other@example.mn" })).toEqual(["quote.own_contact_only"])
    expect(keys("quote", { contact: "BAT@example.mn" })).toEqual([])
    expect(keys("quote", { contact: "+976 9911 2233" })).toEqual([])
  })

  it("is refused from a contact that the requester has not confirmed [V5]", () => {
    expect(keys("quote", { contact: "99112233" }, { email: null, mobile: null })).toEqual(["quote.own_contact_only"])
    expect(keys("quote", { contact: "bat@example.mn" }, { email: null, mobile: null })).toEqual(["quote.own_contact_only"])
  })

  it("is refused for a malformed contact [V5]", () => {
    expect(["", "1234", "bat@"].map((contact) => keys("quote", { contact })[0])).toEqual([
      "v.phone_blank",
      "v.phone_wrong",
      "v.email_format",
    ])
  })
})
