import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { ReceiptSettings } from "#backend/receipts/receipt-settings.ts"

const tax = { class_code: "1234567" }
const settings = {
  provider: "posapi",
  url: "http://till",
  branch_no: "001",
  pos_no: "1",
  district_code: "3420",
  goods: { "*": tax },
  delivery: tax,
}

const isAccepted = (tin: string) => Result.isSuccess(Schema.decodeUnknownResult(ReceiptSettings)({ ...settings, merchant_tin: tin }))

describe("the taxpayer number of a till", () => {
  it.each(["37900846788", "12345678901234"])("%s is accepted, of 11 or 14 digits", (tin) => {
    expect(isAccepted(tin)).toBe(true)
  })

  it.each(["379008467881", "3790084678812", "379 0084 6788"])("%s is refused", (tin) => {
    expect(isAccepted(tin)).toBe(false)
  })
})
