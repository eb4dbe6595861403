/** Statement files of banks: headings, amounts, references, and the kinds of files. */
import { writeXlsx } from "hucre/xlsx"
import { describe, expect, it } from "vitest"
import { statementLines } from "#backend/payments/statement-file.ts"
import { englishRejection } from "#tests/english-commands.ts"

const columns = { date: "date", amount: "amount", description: "description", reference: null, currency: null }
const linesOf = (file: string | Uint8Array, decimal?: "." | ",") => statementLines(() => [Buffer.from(file)], columns, decimal)
const read = async (file: string | Uint8Array, decimal?: "." | ",") =>
  (await linesOf(file, decimal)).map(({ line, amount, description }) => [line, amount, description])

describe("statement file", () => {
  it.each([",", ";", "\t"])("is separated by %j", async (separator) => {
    const rows = [
      ["Date", "Amount", "Description"],
      ["2026-11-22", "5000", "R000000001"],
    ]
    expect(await read(rows.map((row) => row.join(separator)).join("\n"))).toEqual([[2, 5000, "R000000001"]])
  })

  it("has quoted fields with separators, quotes and line ends", async () => {
    expect(
      await read('\uFEFFdate,amount,description\r\n2026-11-22,"105,000.00","two ""lines""\nof text, R1"\r\n2026-11-22,1,next\r\n'),
    ).toEqual([
      [2, 105_000, 'two "lines"\nof text, R1'],
      [4, 1, "next"],
    ])
  })

  it("may have quotes within a text, and rows of another length", async () => {
    expect(await read('date,amount,description\na,5,ХК "Болор" R1\nb,6\n')).toEqual([
      [2, 5, 'ХК "Болор" R1'],
      [3, 6, ""],
    ])
  })

  it("leaves out lines without a received amount", async () => {
    expect(await read("date,amount,description\na,-5,x\nb,,x\nc,0,x\nd,7,x")).toEqual([[5, 7, "x"]])
  })

  it("has its headings below what the bank writes at the top", async () => {
    expect(await read("Дансны хуулга;;\nДанс;MN0005;\n;;\nDate;Amount;Description\n2026-11-22;5000;R1\n")).toEqual([[5, 5000, "R1"]])
  })

  it("is refused with the line of a wrong amount, or the name of a missing column", async () => {
    expect(await englishRejection(read("date,amount,description\na,5,x\nb,5.000.1,x"))).toBe("line 3: 5.000.1 is no amount")
    expect(await englishRejection(read("date,sum,description\n"))).toMatch(/no column amount; it has date, sum, description/)
  })

  it("is refused where an amount can be read in two ways, until the operator names the sign of fractions", async () => {
    const file = "date,amount,description\n2026-11-26,129.000,R1\n"
    expect(await englishRejection(read(file))).toMatch(/^line 2: 129\.000 can be read as thousands .*--decimal/)
    expect(await read(file, ",")).toEqual([[2, 129_000, "R1"]])
    expect(await read(file, ".")).toEqual([[2, 129, "R1"]])
  })

  it("has decimal commas, with spaces or points between thousands", async () => {
    expect(await read("date;amount;description\na;30 900,00;R1\nb;1.290.000,50;R2\nc;129.000;R3\n")).toEqual([
      [2, 30_900, "R1"],
      [3, 1_290_000.5, "R2"],
      [4, 129_000, "R3"],
    ])
  })

  it("gives equal lines distinct references, the same in each import", async () => {
    const references = async () => (await linesOf("date,amount,description\na,5,x\na,5,x\na,6,x")).map(({ reference }) => reference)
    const first = await references()
    expect(new Set(first).size).toBe(3)
    expect(await references()).toEqual(first)
  })

  it("may be a workbook", async () => {
    const rows = [["Дансны хуулга"], ["Date", "Amount", "Description"], [new Date("2026-11-22T14:30:00Z"), 105_000.5, "R000000001"]]
    const [line] = await linesOf(await writeXlsx({ sheets: [{ name: "Хуулга", rows }] }))
    expect(line).toMatchObject({ line: 3, amount: 105_000.5, description: "R000000001", date: "2026-11-22 14:30:00" })
  })
})
