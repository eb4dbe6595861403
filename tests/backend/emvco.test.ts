/** Text of a payment QR code. */
import { describe, expect, it } from "vitest"
import { crc16, qrText } from "#backend/sandbox/emvco.ts"

/** Parses the fields, as a banking app does. */
const fieldsOf = (text: string): ReadonlyArray<readonly [string, string]> => {
  if (text === "") return []
  const length = Number(text.slice(2, 4))
  return [[text.slice(0, 2), text.slice(4, 4 + length)], ...fieldsOf(text.slice(4 + length))]
}

const text = qrText({
  scheme: "mn.example.shop",
  account: "5000",
  merchant: "A MERCHANT WITH A VERY LONG NAME",
  amount: 129_000,
  reference: "R123456789",
})
const fields = new Map(fieldsOf(text))

/** Ids of the fields by EMVCo's specification of merchant-presented QR codes. */
const ids = { format: "00", account: "26", currency: "53", amount: "54", country: "58", merchant: "59", reference: "62", check: "63" }

describe("check value of a text", () => {
  it("is that of the standard", () => {
    expect(crc16("123456789")).toBe("29B1")
  })
})

describe("payment QR text", () => {
  it("contains account, currency, amount and reference", () => {
    expect(fields.get(ids.format)).toBe("01")
    expect(fieldsOf(fields.get(ids.account) ?? "")).toEqual([
      ["00", "mn.example.shop"],
      ["01", "5000"],
    ])
    const tugrikCode = "496"
    expect([fields.get(ids.currency), fields.get(ids.amount)]).toEqual([tugrikCode, "129000"])
    const [bill, label] = ["01", "05"]
    expect(fieldsOf(fields.get(ids.reference) ?? "")).toEqual([
      [bill, "R123456789"],
      [label, "R123456789"],
    ])
  })

  it("contains country and merchant, whose name is cut to 25 letters", () => {
    expect([fields.get(ids.country), fields.get(ids.merchant)]).toEqual(["MN", "A MERCHANT WITH A VERY LO"])
  })

  it("ends with its check value", () => {
    expect(fields.get(ids.check)).toBe(crc16(text.slice(0, -4)))
  })
})
