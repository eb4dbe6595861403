import { describe, expect, it } from "vitest"
import type { Instant, OrderNumber } from "#domain/entities/ids.ts"
import { change, tugrik } from "#domain/rules/money.ts"
import { statementFile } from "#domain/rules/wallet/statement-file.ts"

const row = {
  createdAt: "2026-11-20T23:30:00Z" as Instant,
  action: "Bonus",
  part: "Bonus wallet",
  amount: change(-600),
  balance: tugrik(93_100),
  orderNumber: "R402781022" as OrderNumber,
  memo: "",
}

describe("a statement's file", () => {
  it("has a row for each entry, with numbers as numbers and the time in Ulaanbaatar [S29b]", () => {
    expect(statementFile(["Date", "What"], [row])).toBe("\uFEFFDate,What\r\n2026-11-21 07:30,Bonus,Bonus wallet,-600,93100,R402781022,\r\n")
  })

  it("quotes a cell with commas, quotes or line breaks", () => {
    expect(statementFile([], [{ ...row, memo: 'a, "b"\nc' }])).toContain('"a, ""b""\nc"')
  })

  it("marks a text that a spreadsheet would calculate", () => {
    for (const memo of ["=1+1", "+1", "-1", "@sum"]) expect(statementFile([], [{ ...row, memo }])).toContain(`'${memo}`)
  })
})
