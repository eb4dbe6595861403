/** Commands of the merchant with every text marked: help, wrong uses and reports have no words but those of the texts, syntax and names. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { defaultLocale } from "#domain/entities/locale.ts"
import { commandNames, commandOf, runCommand } from "#backend/merchant/run-command.ts"
import { texts } from "#backend/texts/texts.ts"

const own = texts[defaultLocale] as Record<string, string>
const unmarkedTexts = { ...own }
beforeAll(() => {
  for (const [key, text] of Object.entries(unmarkedTexts)) own[key] = `⟦${text}⟧`
})
// Test files share their modules.
afterAll(() => void Object.assign(own, unmarkedTexts))

const folder = mkdtempSync(join(tmpdir(), "delguur-marked-"))
const env = { DATA_DIR: join(folder, "data"), SHOP_KEY: "some", SHOP_URL: "http://127.0.0.1:9" }
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A line without its texts; a text may hold another. */
const withoutTexts = (line: string): string => {
  const rest = line.replaceAll(/⟦[^⟦⟧]*⟧/gu, "")
  return rest === line ? rest : withoutTexts(rest)
}

/** Lines with letters outside of the marks. */
const unmarked = (output: string): ReadonlyArray<string> => output.split("\n").filter((line) => /\p{L}/u.test(withoutTexts(line)))

/** Rows of a product file, each with one thing wrong. */
const headings = "handle,sku,title_mn,category,category_mn,brand,price,list_price,stock,pictures,listed,sale_start,properties"
const wrongRows = [
  "Bad Handle,,,,,,,,,,,,",
  ",x,,,,,1000,,,,,,",
  "tea,,=SUM(A1),food,,,1000,,,,,,",
  "tea-2,,Цай,food,,,abc,,,,,,",
  "tea-3,,Цай,food,,,129.000,,,,,,",
  "tea-4,,Цай,food,,,0,,,,,,",
  "tea-5,,Цай,food,,,12.5,,,,,,",
  "tea-6,,Цай,food,,,1000,500,,,,,",
  "tea-7,,Цай,food,,,1000,,many,,,,",
  "tea-8,,Цай,a/b/c/d/e/f,,,1000,,,,,,",
  "tea-9,,Цай,food,А > Б,,1000,,,,,,",
  "tea-10,,Цай,food,,,1000,,,../x.jpg,,,",
  "tea-11,,Цай,food,,,1000,,,,maybe,,",
  "tea-12,,Цай,food,,,1000,,,,,tomorrow,",
  "tea-13,,Цай,food,,,1000,,,,,,nothing",
  "tea-14,,,,,,,,,,,,",
  "tea-15,S-1,Цай,food,,Нэг,1000,,,none.jpg,,,",
  "tea-16,S-1,Цай,food,,Нэг,1000,,,absent,,,",
  "tea-15,S-2,Цай,food,,,1000,,,,,,",
]
const wrongFiles: Readonly<Record<string, string>> = {
  "empty.csv": "",
  "workbook.csv": "PK\u0003\u0004",
  "cut.csv": 'handle,price\nx,"1',
  "short.csv": "handle,price\nx",
  "handle.csv": "name\nx\n",
  "twice.csv": "handle,price,price\n",
}

/** Uses that are refused before anything is opened, by command. */
const wrongUses: Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> = {
  administrator: [[], ["add"], ["list", "all"]],
  cases: [["settle"], ["settle", "F7"], ["settle", "F7", "--by", "x", "--note", "y", "--receipt", "1"], ["pay"]],
  check: [["all"]],
  day: [["yesterday"]],
  export: [[], ["orders"], ["order"], ["products.csv", "--out", "x.csv"]],
  import: [[], ["one", "two"], ["--dry-run=yes"]],
  keys: [["new"], ["new", "--scopes", "all"], ["new", "--scopes"], ["revoke", "first"]],
  new: [["../shop"], ["trial-marked"]],
  newsletter: [["send"], ["state"], ["send", "x.txt", "--name", "?"], ["print", "x.txt"]],
  offers: [
    ["answer", "Q1"],
    ["answer", "Q1", "--accept", "--price", "0"],
    ["list", "Q1"],
    ["grant", "Q1"],
  ],
  orders: [
    ["pick"],
    ["cancel", "R1"],
    ["refund", "R1"],
    ["refund", "R1", "--amount", "5"],
    ["pictures", "B1"],
    ["return", "B1"],
    ["return", "B1", "--reject"],
    ["send", "R1"],
    ["list", "R1"],
  ],
  pages: [[], ["write", "page.txt"], ["write", "terms.mn.md"]],
  pictures: [[], ["copy"], ["copy", "--to", "disk"]],
  push: [[], ["send"], ["send", "--path", "x"], ["send", "--days", "0"], ["send", "--title", "x".repeat(99)]],
  statement: [[]],
  stuck: [["all"]],
  upgrade: [["all"]],
}

describe("marked command", () => {
  it("has an overview in the texts of its language", async () => {
    const { output } = await runCommand(["--help"], env)
    expect(unmarked(output).filter((line) => !/^(?:npm run shop -- COMMAND …|  [a-z]+ +⟦.*⟧)$/u.test(line))).toEqual([])
  }, 60_000)

  it("has wrong uses of every command", () => {
    expect(Object.keys(wrongUses).toSorted()).toEqual(commandNames)
  })

  it.each(commandNames)("%s has help and refusals in the texts of its language", async (name) => {
    const { usage } = await commandOf(name)
    const withoutSyntax = (text: string): string => text.replace(usage, "")
    expect(unmarked(withoutSyntax((await runCommand([name, "--help"], env)).output))).toEqual([])
    for (const args of [["--unheard-of"], ...(wrongUses[name] ?? [])]) {
      const { output, error, code } = await runCommand([name, ...args], env)
      expect([output, code, unmarked(withoutSyntax(error))], args.join(" ")).toEqual(["", 2, []])
    }
  })

  it.each(["orders", "offers"])("%s says that no shop answers", async (name) => {
    const { error, code } = await runCommand([name, "list"], env)
    expect([code, unmarked(error)]).toEqual([1, []])
  })

  it("checks a fresh shop", async () => {
    const { output, code } = await runCommand(["check"], env)
    expect([code, unmarked(output)]).toEqual([1, []])
    expect(output.split("\n").length).toBeGreaterThan(4)
  })

  it("imports with a report in the texts of its language, whatever is wrong", async () => {
    writeFileSync(join(folder, "wrong.csv"), `${headings}\n${wrongRows.join("\n")}\n`)
    const { output, error, code } = await runCommand(["import", join(folder, "wrong.csv"), "--dry-run"], env)
    expect([code, error, unmarked(output)]).toEqual([1, "", []])
    expect(output.split("\n").length).toBeGreaterThan(wrongRows.length)
    for (const [name, content] of Object.entries(wrongFiles)) {
      writeFileSync(join(folder, name), content)
      const report = await runCommand(["import", join(folder, name)], env)
      expect([report.code, unmarked(report.output + report.error)], name).toEqual([1, []])
    }
  }, 120_000)

  it.each(["day", "stuck", "cases", "cases records", "keys list", `export orders --out ${join(folder, "orders.csv")}`])(
    "reports on a fresh shop by %s",
    async (command) => {
      const { output, error } = await runCommand(command.split(" "), env)
      expect([error, unmarked(output)]).toEqual(["", []])
      expect(output).not.toBe("")
    },
    120_000,
  )
})
