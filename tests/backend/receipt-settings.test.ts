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

describe("the taxpayer number of a till", () => {
  it.each([
    ["37900846788", true],
    ["12345678901234", true],
    ["379008467881", false],
    ["3790084678812", false],
    ["379 0084 6788", false],
  ])("%s is accepted: %s", (tin, isAccepted) => {
    expect(Result.isSuccess(Schema.decodeUnknownResult(ReceiptSettings)({ ...settings, merchant_tin: tin }))).toBe(isAccepted)
  })
})
