/** Table files by their content: encodings, separators and workbooks. */
import { writeXlsx } from "hucre/xlsx"
import { describe, expect, it } from "vitest"
import { openTable } from "#backend/tables/open-table.ts"
import { englishRejection } from "#tests/english-commands.ts"

const rowsOf = async (bytes: Uint8Array, size = bytes.length) => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
  const rows: (readonly [number, ...string[]])[] = []
  const table = await openTable(() => chunks, { isLenient: false })
  for await (const { line, cells } of table.rows) rows.push([line, ...cells])
  return rows
}

const text = "Барааны нэр;Үнэ\r\nӨнгөт цамц;19 900,00\r\n"
const rows = [
  [1, "Барааны нэр", "Үнэ"],
  [2, "Өнгөт цамц", "19 900,00"],
]

/** Bytes of Windows-1251, which Node does not write: Cyrillic from А, and the letters that stand for Ө, ө, Ү and ү. */
const windows1251 = (letters: string): Uint8Array => {
  const substitutes: Readonly<Record<string, number>> = { Ө: 0xaa, ө: 0xba, Ү: 0xaf, ү: 0xbf }
  return Uint8Array.from(letters, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return substitutes[letter] ?? (code < 0x80 ? code : code - 0x4_10 + 0xc0)
  })
}

const utf16be = (letters: string): Buffer => Buffer.from(letters, "utf16le").swap16()

describe("a table file", () => {
  it.each<readonly [string, Uint8Array]>([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16", Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16 without a mark", Buffer.from(text, "utf16le")],
    ["UTF-16 of the other order", utf16be(`\uFEFF${text}`)],
    ["UTF-16 of the other order without a mark", utf16be(text)],
    ["Windows-1251", windows1251(text)],
  ])("in %s is read, in chunks of any length", async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual(rows)
    expect(await rowsOf(bytes, 1)).toEqual(rows)
  })

  it.each([",", ";", "\t"])("names its separator %j itself", async (separator) => {
    expect(await rowsOf(Buffer.from(`sep=${separator}\r\na${separator}"b, c; d"\r\n`))).toEqual([[2, "a", "b, c; d"]])
  })

  it("has the separator that its first line has most of, outside quotes", async () => {
    expect(await rowsOf(Buffer.from('"Үнэ, ₮, бөөний";Код\n1;2\n'))).toEqual([
      [1, "Үнэ, ₮, бөөний", "Код"],
      [2, "1", "2"],
    ])
  })

  it("is refused as a workbook with formulas that were never calculated, by the names of their cells", async () => {
    const workbook = (result: string | number | null) =>
      writeXlsx({
        sheets: [
          {
            name: "Бараа",
            rows: [
              ["Код", "Үлдэгдэл"],
              ["А-1", 3],
              ["А-2", null],
            ],
            cells: new Map([["2,1", { formula: "B2*2", ...(result !== null && { formulaResult: result }) }]]),
          },
        ],
      })
    expect(await rowsOf(await workbook(6))).toEqual([
      [1, "Код", "Үлдэгдэл"],
      [2, "А-1", "3"],
      [3, "А-2", "6"],
    ])
    expect(await rowsOf(await workbook("бий"))).toContainEqual([3, "А-2", "бий"])
    expect(await englishRejection(rowsOf(await workbook(null)))).toMatch(/B3.*spreadsheet program/)
  })

  it("is refused where UTF-8 becomes another encoding, or ends within a letter", async () => {
    const broken = Buffer.concat([Buffer.from("Нэр,Үнэ\nЦамц,1\n"), Buffer.from([0xca, 0xf0, 0xe5, 0x0a])])
    expect(await englishRejection(rowsOf(broken))).toMatch(/begins as UTF-8/)
    expect(await englishRejection(rowsOf(Buffer.from("Нэр,Үнэ\nЦ").subarray(0, -1)))).toMatch(/ends within a letter/)
  })

  it("may be a workbook, whose numbers and dates are read as its cells have them", async () => {
    const sheet = [
      ["Барааны нэр", "Үнэ", "Эхлэх"],
      ["Цамц", 19_900.000000001, new Date("2026-11-23T00:00:00Z")],
      [],
      ["Гутал", 129.125, null],
      ["129.000", true, 36.5],
    ]
    expect(await rowsOf(await writeXlsx({ sheets: [{ name: "Бараа", rows: sheet }] }))).toEqual([
      [1, "Барааны нэр", "Үнэ", "Эхлэх"],
      [2, "Цамц", "19900", "2026-11-23"],
      [4, "Гутал", "129.13"],
      [5, "129.000", "true", "36.5"],
    ])
  })

  it("is refused as a broken workbook, an old one, and an empty file", async () => {
    expect(await englishRejection(rowsOf(Buffer.from("PK\u0003\u0004 and more")))).toMatch(/workbook cannot be read/)
    expect(await englishRejection(rowsOf(Buffer.from("d0cf11e0a1b11ae1", "hex")))).toMatch(/old kind/)
    expect(await englishRejection(rowsOf(Buffer.from("")))).toBe("the file is empty")
  })
})
