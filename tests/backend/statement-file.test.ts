/** Statement files of banks: separators, quotes, amounts, encodings. */
import { describe, expect, it } from "vitest"
import { statementLines, statementText } from "#backend/payments/statement-file.ts"
import { englishReason } from "#tests/english-commands.ts"

const columns = { date: "date", amount: "amount", description: "description", reference: null, currency: null }
const read = (file: string) => statementLines(file, columns).map(({ line, amount, description }) => [line, amount, description])

describe("statement file", () => {
  it.each([",", ";", "\t"])("is separated by %j", (separator) => {
    const rows = [
      ["Date", "Amount", "Description"],
      ["2026-11-22", "5000", "R000000001"],
    ]
    expect(read(rows.map((row) => row.join(separator)).join("\n"))).toEqual([[2, 5000, "R000000001"]])
  })

  it("has quoted fields with separators, quotes and line ends", () => {
    expect(read('\uFEFFdate,amount,description\r\n2026-11-22,"105,000.00","two ""lines""\nof text, R1"\r\n2026-11-22,1,next\r\n')).toEqual([
      [2, 105_000, 'two "lines"\nof text, R1'],
      [4, 1, "next"],
    ])
  })

  it("leaves out lines without a received amount", () => {
    expect(read("date,amount,description\na,-5,x\nb,,x\nc,0,x\nd,7,x")).toEqual([[5, 7, "x"]])
  })

  it("is refused with the line of a wrong amount, or the name of a missing column", () => {
    expect(englishReason(() => read("date,amount,description\na,5,x\nb,5.000.1,x"))).toBe("line 3: 5.000.1 is no amount")
    expect(englishReason(() => read("date,sum,description\n"))).toMatch(/no column amount; it has date, sum, description/)
  })

  it("is refused where an amount can be read in two ways", () => {
    expect(englishReason(() => read("date,amount,description\n2026-11-26,129.000,R1\n"))).toMatch(
      /^line 2: 129\.000 can be read as thousands/,
    )
  })

  it("gives equal lines distinct references, the same in each import", () => {
    const references = () => statementLines("date,amount,description\na,5,x\na,5,x\na,6,x", columns).map(({ reference }) => reference)
    expect(new Set(references()).size).toBe(3)
    expect(references()).toEqual(references())
  })

  it("may be in Windows-1251", () => {
    expect(statementText(new Uint8Array([0xca, 0xe0, 0xf0, 0xf2]))).toBe("Карт")
    expect(statementText(new TextEncoder().encode("Төлбөр"))).toBe("Төлбөр")
  })
})
