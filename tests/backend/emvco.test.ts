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

describe("check value of a text", () => {
  it("is that of the standard", () => {
    expect(crc16("123456789")).toBe("29B1")
  })
})

describe("payment QR text", () => {
  it("contains account, currency, amount and reference", () => {
    expect(fields.get("00")).toBe("01")
    expect(fieldsOf(fields.get("26") ?? "")).toEqual([
      ["00", "mn.example.shop"],
      ["01", "5000"],
    ])
    expect({ currency: fields.get("53"), amount: fields.get("54") }).toEqual({ currency: "496", amount: "129000" })
    const [bill, label] = ["01", "05"]
    expect(fieldsOf(fields.get("62") ?? "")).toEqual([
      [bill, "R123456789"],
      [label, "R123456789"],
    ])
  })

  it("contains country and merchant, whose name is cut to 25 letters", () => {
    expect({ country: fields.get("58"), merchant: fields.get("59") }).toEqual({ country: "MN", merchant: "A MERCHANT WITH A VERY LO" })
  })

  it("ends with its check value", () => {
    expect(fields.get("63")).toBe(crc16(text.slice(0, -4)))
  })
})
