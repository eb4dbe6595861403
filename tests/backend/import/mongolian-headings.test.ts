/** Mongolian headings of a product file, as the documentation lists them. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { columnsOf } from "#backend/import/columns.ts"
import { ownHeading, type Field } from "#backend/import/fields.ts"
import { mongolianHeadings } from "#backend/import/mongolian-headings.ts"

const documentation = readFileSync(path.resolve(import.meta.dirname, "../../../docs/importing.md"), "utf8")

/** Headings of each field in the table below «Mongolian headings». */
const documented = Object.fromEntries(
  [
    ...(documentation.split("### Mongolian headings")[1]?.split("\n#")[0] ?? "").matchAll(/^\| (?<headings>[^|]+) \| `(?<field>\w+)`/gmu),
  ].map(({ groups }) => [groups?.["field"], [...(groups?.["headings"] ?? "").matchAll(/`([^`]+)`/gu)].map(([, heading]) => heading)]),
)

describe("Mongolian headings", () => {
  it("are those of the documentation", () => {
    const table = Object.entries(mongolianHeadings).map(([field, headings]) => [ownHeading(field as Field), headings])
    expect(documented).toEqual(Object.fromEntries(table))
  })

  it("are read in any case, with a unit of money behind them", () => {
    const fieldsOf = (...headings: ReadonlyArray<string>) => columnsOf(headings).at.map((column) => column?.field ?? null)
    expect(fieldsOf("БАРААНЫ  НЭР", "Үнэ, ₮", "хямдарсан үнэ (төг)", "Хэмжих нэгж", "Баркод")).toEqual([
      "titleMn",
      "usualPrice",
      "salePrice",
      "unitMn",
      null,
    ])
  })

  it("are read as accountants' programs write them", () => {
    const headings = ["Код", "Борлуулах үнэ", "Хямдралын үнэ", "Нийт үлдэгдэл", "Барааны ангилал", "Бар код"]
    expect(columnsOf(headings)).toMatchObject({
      at: [{ field: "sku" }, { field: "usualPrice" }, { field: "salePrice" }, { field: "stock" }, { field: "category" }, null],
      ignored: ["Бар код"],
    })
  })

  it.each(["Үлдэгдэл, ш", "Үлдэгдэл (ш)", "Үлдэгдэл, ширхэг", "Тоо ширхэг", "Үлдэгдэл, кг"])("%s is the stock", (heading) => {
    expect(columnsOf(["Код", heading]).at[1]?.field).toBe("stock")
  })

  it("of options are the next ones that the file does not have otherwise", () => {
    const { at } = columnsOf(["sku", "option1_name", "option1_mn", "Хэмжээ", "Өнгө"])
    expect(at.map((column) => column?.field)).toEqual(["sku", "option1Name", "option1Mn", "option2Mn", "option3Mn"])
  })
})
