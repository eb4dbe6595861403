/** Commands of the merchant with every text marked: help, wrong uses and reports have no words but those of the texts, syntax and names. */
import { mkdtempSync, rmSync } from "node:fs"
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

/** Lines with letters outside of the marks. */
const unmarked = (output: string): ReadonlyArray<string> => output.split("\n").filter((line) => /\p{L}/u.test(line.replaceAll(/⟦[^⟧]*⟧/gu, "")))

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
  offers: [["answer", "Q1"], ["answer", "Q1", "--accept", "--price", "0"], ["list", "Q1"], ["grant", "Q1"]],
  orders: [["pick"], ["cancel", "R1"], ["refund", "R1"], ["refund", "R1", "--amount", "5"], ["pictures", "B1"], ["return", "B1"], ["return", "B1", "--reject"], ["send", "R1"], ["list", "R1"]],
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
})
