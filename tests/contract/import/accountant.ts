/** Files as an accountant's program writes them: Mongolian headings, two prices, codes in place of handles. */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { writeXlsx } from "hucre/xlsx"
import { expect, it } from "vitest"
import { importProducts } from "#backend/import/import-products.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { inEnglish } from "#tests/english-commands.ts"
import type { ImportSteps } from "./import-steps.ts"

const headings = "Барааны нэр;Код;Баркод;Үнэ, ₮;Хямдарсан үнэ;Үлдэгдэл;Ангилал;Брэнд;Тайлбар;Өнгө;Хэмжээ"

export const accountantOf = (shop: () => Trial, folder: () => string, { options, take, tryOut, product, variants }: ImportSteps): void => {
  it("is read, with its two prices and its options", async () => {
    const report = await take(
      "sep=;",
      headings,
      "Хүрэн цамц;Б-1001;8650001;49 900,00;39 900,00;1 200;Акк > Цамц;Говь;Зөөлөн;Хүрэн;S",
      "Хүрэн цамц;Б-1002;8650002;49.900,00;0;3;;;;Хүрэн;M",
      "Цэнхэр малгай;Б-2001;;129.000;;5,00;Акк > Малгай;;;;",
    )
    expect(report).toMatchObject({ rows: 3, created: 2, wrong: [], ignored: ["Баркод"] })
    expect(await product("khuren-tsamts-b-1001")).toMatchObject({
      title: { mn: "Хүрэн цамц" },
      taxon: { mn: "Цамц" },
      brand: { mn: "Говь" },
    })
    expect(await variants("khuren-tsamts-b-1001")).toMatchObject([
      {
        sku: "Б-1001",
        price: 49_900,
        selling_price: 39_900,
        on_hand: 1200,
        options: [
          { key: "colour", mn: "Хүрэн", en: "Maroon", hex: "#6B2737" },
          { key: "clothing_size", mn: "S" },
        ],
      },
      { sku: "Б-1002", price: 49_900, selling_price: 49_900, on_hand: 3 },
    ])
    expect(await variants("tsenkher-malgai-b-2001")).toMatchObject([{ sku: "Б-2001", price: 129_000, on_hand: 5, options: [] }])
  })

  it("gives goods the vendor of its column, by name or code, and says which one the shop lacks", async () => {
    const [vendor] = await shop().db.query<{ code: string; name: { mn: string } }>(
      "select code, name from vendors where code <> 'shop' limit 1",
    )
    if (vendor === undefined) throw new Error("the demo has vendors")
    const lines = [
      "Барааны нэр;Код;Үнэ;Ангилал;Нийлүүлэгч",
      `Тэмээ;Ж-1;1000;Акк;${vendor.name.mn.toUpperCase()}`,
      `Хонь;Ж-2;1000;Акк;${vendor.code}`,
      "Ямаа;Ж-3;1000;Акк;Хэн ч биш ХХК",
      "Үхэр;Ж-4;1000;Акк;Хэн ч биш ХХК",
    ]
    const trial = await tryOut(...lines)
    expect(trial).toMatchObject({ created: 4, wrong: [] })
    const remarks = trial.remarks.filter(({ column }) => column === "Нийлүүлэгч")
    expect(remarks.map(({ line, reason }) => `${line}: ${inEnglish(reason)}`)).toEqual([
      expect.stringMatching(/^4: the shop has no vendor «Хэн ч биш ХХК»/),
    ])
    await take(...lines)
    const codes = async () =>
      (
        await shop().db.query<{ code: string }>("select vendor_code as code from products where sku = any ($1::text[]) order by sku", [
          ["Ж-1", "Ж-2", "Ж-3"],
        ])
      ).map(({ code }) => code)
    expect(await codes()).toEqual([vendor.code, vendor.code, "shop"])
    expect(await take(...lines)).toMatchObject({ created: 0, changed: 0, unchanged: 4 })
    expect(await take("Код;Нийлүүлэгч", `Ж-3;${vendor.code}`)).toMatchObject({ changed: 1 })
    expect(await codes()).toEqual([vendor.code, vendor.code, vendor.code])
  })

  it("changes nothing when it is imported again, with and without codes", async () => {
    const lines = [headings, "Дээл;В-1;;90000;80000;4;Акк;;Торго;;", "Гутал;;;70000;;4;Акк;;;Хар;40", "Гутал;;;70000;;4;Акк;;;Хар;41"]
    expect(await take(...lines)).toMatchObject({ created: 2, wrong: [] })
    const before = await shop().db.query("select id, slug, updated_at from products order by id")
    expect(await take(...lines)).toMatchObject({ created: 0, changed: 0, unchanged: 2, wrong: [] })
    expect(await shop().db.query("select id, slug, updated_at from products order by id")).toEqual(before)
  })

  it("finds products by their codes, in any order, and keeps the address of one that gets another name", async () => {
    await take(headings, "Оймс;Г-1;;5000;;1;Акк;;Ноос;Хар;S", "Оймс;Г-2;;5000;;1;Акк;;;Хар;M", "Бээлий;Г-3;;9000;;1;Акк;;Зөөлөн;;")
    const report = await take("Код;Үнэ;Үлдэгдэл", "Г-1;6000;7", "Г-3;8000;8", "Г-2;4000;9")
    expect(report).toMatchObject({ created: 0, wrong: [] })
    expect(await variants("oims-g-1")).toMatchObject([
      { sku: "Г-1", selling_price: 6000, on_hand: 7 },
      { sku: "Г-2", selling_price: 4000, on_hand: 9 },
    ])
    expect(await product("oims-g-1")).toMatchObject({ selling_price: 4000 })
    expect(await take("Код;Барааны нэр;Тайлбар", "Г-3;Арьсан бээлий;")).toMatchObject({ created: 0, changed: 1, wrong: [] })
    // An empty cell of an accountant's column says nothing.
    expect(await product("beelii-g-3")).toMatchObject({ title: { mn: "Арьсан бээлий" }, description: { mn: "Зөөлөн" } })
  })

  it("is refused with its own headings where it is wrong", async () => {
    const report = await take(
      headings,
      "Нэг;Д-1;;арав;;1;Акк;;;;",
      "Хоёр;Д-2;;1000;2000;1;Акк;;;;",
      "Гурав;Д-3;;;;1;Акк;;;;",
      ";;;1000;;1;Акк;;;;",
      "Тав;Д-1;;1000;;олон;Акк;;;;",
    )
    expect(report.isWritten).toBe(false)
    expect(report.wrong.map(({ line, column }) => `${line} ${column}`)).toEqual([
      "2 Үнэ, ₮",
      "3 Хямдарсан үнэ",
      "4 Үнэ, ₮",
      "5 handle",
      "6 Үлдэгдэл",
      "6 Код",
    ])
    await expect(take("Үнэ;Нэр;Бараа", "1;2;3")).rejects.toMatchObject({
      reason: { key: "import.columnTwice", values: { columns: "Нэр, Бараа" } },
    })
  })

  it("is refused where a price has two readings, until an option names one", async () => {
    const path = join(folder(), "two-readings.csv")
    await writeFile(path, "Барааны нэр;Код;Үнэ;Үлдэгдэл;Ангилал\nСандал;Е-1;129.000;4;Акк\n")
    const refused = await importProducts(shop().db, path, options)
    expect(refused.wrong.map(({ reason }) => inEnglish(reason)).join("\n")).toMatch(/129\.000 can be read as 129000 or as 129.*--decimal ,/)
    // A price that is not read is not shown as one.
    expect(refused.moves.first).toEqual([])
    expect(await importProducts(shop().db, path, { ...options, decimal: "," })).toMatchObject({ created: 1, wrong: [] })
    expect(await variants("sandal-ye-1")).toMatchObject([{ selling_price: 129_000 }])
  })

  it("has titles of a report above its headings", async () => {
    const report = await take(
      "Барааны үлдэгдлийн тайлан, 2026 оны 11 сар, Төв салбар",
      "",
      "Бараа;",
      "Барааны нэр;Код;Үнэ;Үлдэгдэл;Ангилал",
      "Хувин;И-1;7000;4;Акк",
      "Сагс;И-2;9000;5;Акк",
    )
    expect(report).toMatchObject({ rows: 2, created: 2, wrong: [], ignored: [] })
    expect(await variants("khuvin-i-1")).toMatchObject([{ selling_price: 7000, on_hand: 4 }])
    const short = await take("Тайлан", "Барааны нэр;Код;Үнэ;Ангилал", "Хувин;И-1;7000;Акк", "Сагс;И-2")
    expect(short.wrong).toMatchObject([{ line: 4, column: "", reason: { key: "table.otherCellCount" } }])
    const path = join(folder(), "titled.xlsx")
    const rows = [["Тайлан"], [], ["Барааны нэр", "Код", "Үнэ", "Ангилал"], ["Хайрцаг", "И-3", "олон", "Акк"]]
    await writeFile(path, await writeXlsx({ sheets: [{ name: "Бараа", rows }] }))
    expect((await importProducts(shop().db, path, options)).wrong).toMatchObject([{ line: 4, column: "Үнэ" }])
  })

  it("has its totals left out, and names them", async () => {
    const columns = "№;Барааны нэр;Код;Үнэ;Үлдэгдэл;Ангилал"
    const lines = [columns, "1;Шанага;К-1;7000;4;Акк", ";Нийт;;7000;4;", "2;Дүн;К-2;9000;5;Акк", "НИЙТ ДҮН:;;;16 000;9;"]
    const report = await take(...lines)
    expect(report).toMatchObject({ rows: 2, created: 2, wrong: [] })
    const totals = report.remarks.filter(({ reason }) => reason.key === "import.total")
    expect(totals.map(({ line, reason }) => `${line} ${inEnglish(reason)}`)).toEqual([
      "3 «Нийт» looks like a total of the rows above: the row is left out",
      "5 «НИЙТ ДҮН:» looks like a total of the rows above: the row is left out",
    ])
    const withCode = await tryOut("Барааны нэр;Код;Үнэ", "Нийт;1001;7000")
    expect(withCode.wrong).toMatchObject([{ line: 2, reason: { key: "import.needed" } }])
  })

  it("is refused where the headings stand below the tenth row", async () => {
    const titles = Array.from({ length: 10 }, (_, at) => `Тайлан ${at}`)
    const refused = take(...titles, "Код;Үнэ", "И-9;1000")
    await expect(refused).rejects.toThrow()
    await refused.catch(({ reason }) =>
      expect(inEnglish(reason)).toMatch(/^line 1: .*in the first 10 rows: remove further rows above them/),
    )
  })

  it("has its lines checked before any picture is opened, in a trial too", async () => {
    const lines = ["Барааны нэр;Код;Үнэ;Ангилал;Зураг", "Аяга;Ж-1;1000;Акк;none.png", "Таваг;Ж-2;арав;Акк;none.png"]
    expect(await tryOut(...lines)).toMatchObject({ wrong: [{ line: 3, column: "Үнэ" }], leftOut: [] })
    expect(await tryOut(...lines.slice(0, 2))).toMatchObject({ wrong: [], leftOut: [{ line: 2, column: "Зураг" }] })
  })

  it("has dates as spreadsheets write them", async () => {
    await take("Барааны нэр;Код;Үнэ;Ангилал;Хямдрал эхлэх;Хямдрал дуусах", "Цүнх;З-1;1000;Акк;2026.11.25;2026/11/26 12:30")
    const [sale] = await shop().db.query("select sale_start_at, sale_expire_at from products where slug = 'tsunkh-z-1'")
    expect(sale).toEqual({ sale_start_at: "2026-11-24T16:00:00.000Z", sale_expire_at: "2026-11-26T04:30:00.000Z" })
  })

  it("may be a workbook", async () => {
    const path = join(folder(), "accountant.xlsx")
    const rows = [
      ["Барааны нэр", "Код", "Үнэ", "Хямдарсан үнэ", "Хямдрал дуусах", "Үлдэгдэл", "Ангилал"],
      ["Ном", 1001, 25_000.0000001, 20_000, new Date("2026-12-01T00:00:00Z"), 6, "Акк"],
    ]
    await writeFile(path, await writeXlsx({ sheets: [{ name: "Бараа", rows }] }))
    expect(await importProducts(shop().db, path, options)).toMatchObject({ created: 1, wrong: [] })
    expect(await variants("nom-1001")).toMatchObject([{ sku: "1001", price: 25_000, selling_price: 20_000, on_hand: 6 }])
    // The last day in Ulaanbaatar is over at 16:00 UTC.
    const [sale] = await shop().db.query("select sale_expire_at from products where slug = 'nom-1001'")
    expect(sale).toEqual({ sale_expire_at: "2026-12-01T16:00:00.000Z" })
    expect(await importProducts(shop().db, path, options)).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
  })
}
