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

/** An output without its texts; a text may hold another, and may have several lines. */
const withoutTexts = (output: string): string => {
  const rest = output.replaceAll(/⟦[^⟦⟧]*⟧/gu, "")
  return rest === output ? rest : withoutTexts(rest)
}

/** Lines with letters outside of the marks, without what is inside of them. */
const unmarked = (output: string): ReadonlyArray<string> =>
  withoutTexts(output)
    .split("\n")
    .filter((line) => /\p{L}/u.test(line))

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

const bucket = { S3_ENDPOINT: "https://s3.shop.mn", S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "shop", S3_SECRET_ACCESS_KEY: "secret" }

/** Environments that are refused. */
const wrongEnvironments: ReadonlyArray<Readonly<Record<string, string>>> = [
  { PORT: "seventy" },
  { LOG_LEVEL: "loud" },
  { PUBLIC_ORIGIN: "shop.mn" },
  { SANDBOX: "1", HOST: "0.0.0.0" },
  { SEARCH_URL: "ftp://cluster" },
  { PROCESSES: "65" },
  { PROCESSES: "2" },
  { SMTP_URL: "mail.mn" },
  { SMTP_URL: "smtp://mail.mn" },
  { SMS_KEY: "key" },
  { SMS_KEY: "key", SMS_FROM: "70001100", SMS_URL: "sms" },
  { VAPID_PUBLIC_KEY: "short" },
  { VAPID_PUBLIC_KEY: `B${"a".repeat(86)}` },
  { PUSH_ORIGINS: "push service" },
  { S3_BUCKET: "pictures" },
  { ...bucket, S3_ENDPOINT: "s3.shop.mn" },
  { ...bucket, S3_BUCKET: "../pictures" },
]

const posapi = {
  provider: "posapi",
  url: "till",
  merchant_tin: "1",
  branch_no: "1",
  pos_no: "x",
  district_code: "1",
  goods: { "*": { class_code: "1" } },
  delivery: { class_code: "1234567" },
}
const qpay = { provider: "qpay", invoice_code: "A", client_id: { env: "qpay id" }, client_secret: { env: "B" }, url: "http://bank" }
const transfer = { provider: "bank_transfer", bank: { mn: " " }, account: "12", name: "" }

/** Contents of the site's file that are refused. */
const wrongSites: ReadonlyArray<string> = [
  "[]",
  '{ "brand": }',
  ...[
    { brand: 1 },
    { flags: { show_leese: true, travel: "yes" } },
    { payment_minutes: "soon" },
    { accent: "rose" },
    { lenders: [{ interest: 2 }] },
    { lenders: [{ provider: "A", interest: 2.15 }] },
    { inactive_payment_methods: [{ type: "cash" }] },
    { inactive_payment_methods: {} },
    { providers: { payments: [qpay] } },
    { providers: { payments: [transfer] } },
    { providers: { payments: [{ provider: "barter" }] } },
    { providers: { receipts: posapi } },
  ].map((site) => JSON.stringify(site)),
]

/** Words of the schema library: it words what a value has to be, unless our texts do. */
const libraryWords = /\b(?:expected|value|string|integer|RegExp|length)\b/i

/** Uses that are refused before anything is opened, by command. */
const wrongUses: Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> = {
  administrator: [[], ["add"], ["list", "all"]],
  cases: [["settle"], ["settle", "F7"], ["settle", "F7", "--by", "x", "--note", "y", "--receipt", "1"], ["pay"]],
  check: [["all"]],
  content: [[], ["apply"], ["write", "folder"], ["check", "one", "two"]],
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
  pictures: [[], ["copy"], ["copy", "--to", "disk"]],
  push: [[], ["send"], ["send", "--path", "x"], ["send", "--days", "0"], ["send", "--title", "x".repeat(99)]],
  statement: [[]],
  stuck: [["all"]],
  upgrade: [["all"]],
}

describe("marked command", () => {
  it("has an overview in the texts of its language", async () => {
    const { output } = await runCommand(["--help"], env)
    expect(unmarked(output).filter((line) => !/^(?:npm run shop -- COMMAND …|  [a-z]+ +)$/u.test(line))).toEqual([])
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

  it.each(["orders", "offers"])("%s reports in the texts of its language that no shop answers", async (name) => {
    const { error, code } = await runCommand([name, "list"], env)
    expect([code, unmarked(error)]).toEqual([1, []])
  })

  it("checks a fresh shop", async () => {
    const { output, code } = await runCommand(["check"], env)
    expect([code, unmarked(output)]).toEqual([1, []])
    expect(output.split("\n").length).toBeGreaterThan(4)
  })

  it("explains in the texts of its language why an environment or a site's file is refused", async () => {
    for (const wrong of wrongEnvironments) {
      const { error, code } = await runCommand(["check"], { ...env, ...wrong })
      expect([code, unmarked(error)], JSON.stringify(wrong)).toEqual([1, []])
    }
    const file = join(folder, "site.json")
    for (const content of wrongSites) {
      writeFileSync(file, content)
      const { error, code } = await runCommand(["check"], { ...env, SITE_CONFIG: file })
      expect([code, unmarked(error), libraryWords.exec(error)], content).toEqual([1, [], null])
    }
  })

  it("explains in the texts of its language why a statement or an issue of the newsletter is refused", async () => {
    const site = join(folder, "transfers.json")
    const columns = { date: "date", amount: "amount", description: "text" }
    const payments = [
      { provider: "bank_transfer", bank: { mn: "Банк", en: "Bank" }, account: "12345678", name: "Shop", statement: columns },
    ]
    writeFileSync(site, JSON.stringify({ providers: { payments } }))
    const refused: ReadonlyArray<readonly [command: string, file: string, content: string]> = [
      ["statement", "columns.csv", "date,sum\n"],
      ["statement", "fraction.csv", "date,amount,text\na,129.000,x\n"],
      ["statement", "word.csv", "date,amount,text\na,some,x\n"],
      ["newsletter send", "issue.txt", "--- mn\n\u0000\n\n* Улаан малгай\n\n[A](/a)\n\n[B](/b)\n"],
      ["newsletter send", "long.txt", `--- mn\nSubject: A\n\n# B\n\n${"x".repeat(2001)}\n\n${"* tea\n".repeat(13)}`],
    ]
    for (const [command, name, content] of refused) {
      writeFileSync(join(folder, name), content)
      const { error, code } = await runCommand([...command.split(" "), join(folder, name)], { ...env, SITE_CONFIG: site })
      expect([code, unmarked(error)], name).toEqual([1, []])
    }
  }, 120_000)

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
