import { describe, expect, it } from "vitest"
import { addressFormOf, addressOf, checkAddress } from "#domain/rules/account/address-form.ts"
import { refusalMessages } from "#tests/domain/forms/refusal-messages.ts"

describe("an address", () => {
  const full = addressFormOf({
    lastName: "Дорж",
    firstName: "Бат",
    phone: "99112233",
    city: "Улаанбаатар",
    district: "Баянгол",
    quarter: "3-р хороо",
    detail: "12-р байр",
  })
  const blank = addressFormOf({ detail: " " })

  it("lists everything missing, from top to bottom [E6] [V5]", () => {
    expect(refusalMessages(checkAddress(blank))).toEqual([
      "firstName: v.required",
      "phone: v.phone_blank",
      "city: address.choose_city",
      "district: address.choose_district",
      "detail: v.address",
    ])
    expect(checkAddress(full)).toEqual([])
  })

  it("is sent trimmed, with phones by their digits and without a second phone that is blank [E6]", () => {
    const sent = addressOf({ ...full, firstName: " Бат ", phone: "+976 9911-2233", otherPhone: " " }, "16000")
    expect(sent).toEqual({
      lastName: "Дорж",
      firstName: "Бат",
      phone: "99112233",
      city: "Улаанбаатар",
      district: "Баянгол",
      quarter: "3-р хороо",
      detail: "12-р байр",
      zipcode: "16000",
    })
    expect(addressOf({ ...full, otherPhone: "8811 2233" }, null).otherPhone).toBe("88112233")
    expect(addressFormOf(sent)).toEqual(full)
  })

  it("has two different phone numbers, if two [V5]", () => {
    expect(refusalMessages(checkAddress({ ...full, otherPhone: "+976 9911 2233" }))).toEqual(["otherPhone: v.phone_same"])
    expect(refusalMessages(checkAddress({ ...full, otherPhone: "123" }))).toEqual(["otherPhone: v.phone_wrong"])
    expect(checkAddress({ ...full, otherPhone: "88112233" })).toEqual([])
  })
})
