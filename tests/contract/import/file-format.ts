/** Format of a product file: encodings, separators, quotes and cells that are refused. */
import { join } from "node:path"
import { expect, it } from "vitest"
import { importProducts } from "#backend/import/import-products.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { inEnglish } from "#tests/english-commands.ts"
import { ownColumns, type ImportSteps } from "./import-steps.ts"

/** Rows of so many valid products. */
const rowsOf = (count: number): string =>
  Array.from({ length: count }, (_, at) => `many-${at},Олон,Many,women,,1000,,1,MA-${at},,,\n`).join("")

export const fileFormatOf = (shop: () => Trial, folder: () => string, { options, file, take, counts }: ImportSteps): void => {
  it("writes nothing where a line is wrong, and names line and column", async () => {
    const before = await counts()
    const report = await take(
      ownColumns,
      "good-one,Сайн,Good,women,,1000,1000,1,GO-1,,,",
      "Bad Handle,Муу,Bad,women,,1000,1000,1,BA-1,,,",
      "bad-price,Муу,Bad,women,,12.5,,1,BA-2,,,",
      "bad-stock,Муу,Bad,women,,1000,,many,BA-3,,,",
      "bad-title,=HYPERLINK(1),Bad,women,,1000,,1,BA-4,,,",
      "no-title,,,women,,1000,,1,BA-5,,,",
      "good-one,Дахин,Again,women,,1000,,1,GO-2,,,",
      "nul,a\u0000b,Bad,women,,1000,,1,BA-6,,,",
      `long,${"x".repeat(300)},Bad,women,,1000,,1,BA-7,,,`,
      "above,Муу,Bad,women,,2000,1000,1,BA-8,,,",
      "sku-again,Муу,Bad,women,,1000,,1,GO-1,,,",
      "below-nought,Муу,Bad,women,,1000,,-3,BA-9,,,",
      "no-price,Муу,Bad,women,,1000,,1,BA-10,Хэмжээ,36,",
      "no-price,,,,,,,1,BA-11,Хэмжээ,37,",
    )
    expect(report.isWritten).toBe(false)
    expect(report.wrong.map(({ line, column }) => `${line} ${column}`)).toEqual([
      "3 handle",
      "4 price",
      "5 stock",
      "6 title_mn",
      "7 title_mn",
      "8 handle",
      "9 title_mn",
      "10 title_mn",
      "11 price",
      "12 sku",
      "13 stock",
      "15 price",
    ])
    expect(await counts()).toEqual(before)
  })

  it.each<readonly [string, string | Buffer, RegExp]>([
    ["a quote that is never closed", `${ownColumns}\nopen,"Нээлттэй,Open,women,,1000,,1,OP-1,,,\n`, /^2 .*never closed/],
    ["a quote within a cell", `${ownColumns}\nopen,Ну"у,Open,women,,1000,,1,OP-1,,,\n`, /^2 .*middle of a cell/],
    ["a file that is cut off", `${ownColumns}\ncut,Таслагдсан,Cut,wom`, /^2 .*cut off/],
    [
      "another encoding after UTF-8",
      Buffer.from([...Buffer.from(`${ownColumns}\nenc,Цув`), 0xca, 0xf0, 0xe5, ...Buffer.from(",x,women,,1,,1,E,,,\n")]),
      /^2 .*begins as UTF-8/,
    ],
    [
      "Windows-1251 with letters lost",
      // «?в?р», which was «өвөр».
      Buffer.from([...Buffer.from(`${ownColumns}\nlost,`), 0x3f, 0xe2, 0x3f, 0xf0, ...Buffer.from(",x,women,,1,,1,E,,,\n")]),
      /^2 .*lacks letters/,
    ],
    [
      "a quote that is opened far before the end",
      `${ownColumns}\n${rowsOf(400)}open,"Нээлттэй,Open,women,,1000,,1,OP-1,,,\n${rowsOf(400)}`,
      /^402 .*never closed/,
    ],
    ["a short row after many", `${ownColumns}\n${rowsOf(400)}short,Богино\n${rowsOf(400)}`, /^402 .*another number of cells/],
    ["a workbook that is broken", Buffer.from("PK\u0003\u0004 and more"), /^1 the workbook cannot be read/],
    ["an old workbook", Buffer.from("d0cf11e0a1b11ae1", "hex"), /^1 the file is a workbook of an old kind/],
    ["no rows at all", "", /^1 .*empty/],
  ])("refuses %s", async (_, content, expected) => {
    const before = await counts()
    const report = await importProducts(shop().db, await file(content), options)
    expect(report.wrong.map(({ line, reason }) => `${line} ${inEnglish(reason)}`).join("\n")).toMatch(expected)
    expect(await counts()).toEqual(before)
  })

  it("refuses a file without a handle", async () => {
    await expect(take("name,price", "x,1")).rejects.toMatchObject({ reason: { key: "import.noHandle" } })
  })

  it("names the missing file [I3]", async () => {
    const none = join(folder(), "none.csv")
    await expect(importProducts(shop().db, none, options)).rejects.toMatchObject({
      reason: { key: "command.noFile", values: { file: none } },
    })
    await expect(importProducts(shop().db, folder(), options)).rejects.toMatchObject({
      reason: { key: "import.isFolder", values: { path: folder() } },
    })
  })

  it("reads semicolons and a byte order mark", async () => {
    expect(
      await importProducts(
        shop().db,
        await file(`\uFEFF${ownColumns.replaceAll(",", ";")}\r\nsemi;Хагас;Semi;women;;1000;;1;SE-1;;;\r\n`),
        options,
      ),
    ).toMatchObject({ wrong: [], created: 1 })
  })
}
