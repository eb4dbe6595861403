/** Text of a payment QR code. */
import { describe, expect, it } from "vitest"
import { crc16, qrText } from "#backend/sandbox/emvco.ts"

/** Parses the fields, as a banking app does. */
const fieldsOf = (text: string): ReadonlyArray<readonly [string, string]> => {
  if (text === "") return []
  const length = Number(text.slice(2, 4))
  return [[text.slice(0, 2), text.slice(4, 4 + length)], ...fieldsOf(text.slice(4 + length))]
}

describe("payment QR text", () => {
  it("has the check value of the standard", () => {
    expect(crc16("123456789")).toBe("29B1")
  })

  it("contains account, currency, amount and reference", () => {
    const text = qrText({
      scheme: "mn.example.shop",
      account: "5000",
      merchant: "A MERCHANT WITH A VERY LONG NAME",
      amount: 129_000,
      reference: "R123456789",
    })
    const fields = new Map(fieldsOf(text))
    expect(fields.get("00")).toBe("01")
    expect(fieldsOf(fields.get("26") ?? "")).toEqual([
      ["00", "mn.example.shop"],
      ["01", "5000"],
    ])
    expect([fields.get("53"), fields.get("54"), fields.get("58")]).toEqual(["496", "129000", "MN"])
    expect(fields.get("59")).toHaveLength(25)
    expect(fields.get("63")).toBe(crc16(text.slice(0, -4)))
  })
})
