/**
 * A third language, added to a copy of the checkout by folders and lines alone: English with every text marked, so that a text of
 * no language stands out.
 */
import { execFile } from "node:child_process"
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import type { Database } from "#backend/database/database.ts"

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, "../..")

/** Kazakh, the language of Bayan-Ölgii; here in marked English. */
export const third = "kk"

export const marked = (text: string): string => (text === "" ? "" : `⟦${text}⟧`)

/** Module whose texts, and those that its functions return, are the English ones, marked. */
const markedModule = (file: string, name: string): string => `import { ${name} as english } from "../en/${file}"

const isText = (value: unknown): value is string => typeof value === "string" && /\\p{L}{2}/u.test(value)
const marked = (value: unknown): unknown => {
  if (isText(value)) return \`⟦\${value}⟧\`
  if (typeof value === "function") return (...values: ReadonlyArray<unknown>) => marked(value(...values))
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== "object" || value === null) return value
  // A short date takes three letters of a month's name, so its pattern is marked instead.
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === "months" ? inner : marked(inner)]))
}

export const ${name} = marked(english) as typeof english
`

/** Adds the folders of the third language: messages, pages and formatters. */
const writeTexts = async (checkout: string): Promise<void> => {
  for (const folder of ["ui/messages", "backend/texts"]) {
    const [from, to] = [path.join(checkout, folder, "en"), path.join(checkout, folder, third)]
    await cp(from, to, { recursive: true })
    for (const name of await readdir(to)) {
      const messages = JSON.parse(await readFile(path.join(to, name), "utf8")) as Record<string, string>
      const markedMessages = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, marked(text)]))
      await writeFile(path.join(to, name), JSON.stringify(markedMessages, null, 2))
    }
  }
  const pages = path.join(checkout, "data/content/pages")
  for (const name of await readdir(pages)) {
    if (!name.endsWith(".en.md")) continue
    const text = await readFile(path.join(pages, name), "utf8")
    // Each line but the sign before it: `title: `, `## `, `- `, `1. `.
    await writeFile(
      path.join(pages, name.replace(".en.", `.${third}.`)),
      text.replaceAll(/^((?:\w+: |#+ |- |\d+\. )?)(.*\S.*)$/gm, (_, sign: string, line: string) => sign + marked(line)),
    )
  }
  const languages = path.join(checkout, "domain/languages")
  await cp(path.join(languages, "en"), path.join(languages, third), { recursive: true })
  for (const file of await readdir(path.join(languages, third))) {
    const name = file.replace(/\.ts$/, "").replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    await writeFile(path.join(languages, third, file), markedModule(file, name))
  }
}

/** Adds the lines that name the third language. */
const writeLines = async (checkout: string): Promise<void> => {
  const change = async (file: string, from: RegExp, to: string) => {
    const text = await readFile(path.join(checkout, file), "utf8")
    if (!from.test(text)) throw new Error(`${file} has no place for a third language`)
    await writeFile(path.join(checkout, file), text.replace(from, to))
  }
  await change("domain/entities/locale.ts", /\["mn", "en"\]/, `["mn", "en", "${third}"]`)
  for (const file of await readdir(path.join(checkout, "domain/languages"))) {
    if (!file.endsWith(".ts") || file === "language.ts") continue
    await change(
      path.join("domain/languages", file),
      /import \{ (\w+) as en \} from "\.\/en\/([\w-]+)\.ts"/,
      `$&\nimport { $1 as ${third} } from "./${third}/$2.ts"`,
    )
    await change(path.join("domain/languages", file), /\{ mn, en \}/, `{ mn, en, ${third} }`)
  }
}

export type Checkout = { readonly root: string; readonly remove: () => Promise<void> }

/** Copies the checkout, adds the language and builds the shop. Rejects with what the compiler says. */
export const buildWithThird = async (): Promise<Checkout> => {
  const checkout = await mkdtemp(path.join(tmpdir(), "delguur-third-"))
  const notCopied = new Set(["node_modules", "dist", ".git"])
  for (const name of await readdir(root))
    if (!notCopied.has(name) && !name.startsWith(".data")) await cp(path.join(root, name), path.join(checkout, name), { recursive: true })
  // Hard links: modules behind a link to the folder would lie outside of the root, where the build does not look for their licences.
  const packages = [path.join(root, "node_modules"), path.join(checkout, "node_modules")]
  await run("cp", ["-al", ...packages]).catch(() => run("cp", ["-a", ...packages]))
  const remove = () => rm(checkout, { recursive: true, force: true })
  const bin = (name: string) => path.join(checkout, "node_modules/.bin", name)
  const options = { cwd: checkout, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_ENV: "production" } }
  try {
    await writeTexts(checkout)
    await writeLines(checkout)
    await run(bin("tsc"), ["-b"], options)
    await run(bin("vite"), ["build"], options)
    await run(bin("vite"), ["build", "--ssr", "serve.ts"], options)
  } catch (error) {
    await remove()
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`the checkout with a third language does not build\n${stdout.slice(-5000)}${stderr.slice(-5000)}`, { cause: error })
  }
  return { root: checkout, remove }
}

/** Lines of every kind of letter in the third language. */
export const lettersIn = async ({ root: checkout }: Checkout): Promise<ReadonlyArray<string>> => {
  const { stdout } = await run(process.execPath, ["--import", "tsx", "tests/languages/print-letters.ts", third], { cwd: checkout })
  return JSON.parse(stdout) as ReadonlyArray<string>
}

type Json = null | string | number | boolean | ReadonlyArray<Json> | { readonly [key: string]: Json }

/** A list with each value marked by itself: `a, b and c` → `⟦a⟧, ⟦b⟧ ⟦and⟧ ⟦c⟧`. */
const markedList = (text: string): string =>
  text
    .split(/(, | and )/)
    .map((part) => {
      if (part === ", ") return part
      return part === " and " ? ` ${marked("and")} ` : marked(part)
    })
    .join("")

/** Marked version of an English value; addresses stay as they are. */
const markedValue = (english: Json, { isList }: { readonly isList: boolean }): Json => {
  if (Array.isArray(english)) return english.map((value: Json) => (typeof value === "string" ? marked(value) : value))
  if (typeof english !== "string" || english.startsWith("/")) return english
  return isList ? markedList(english) : marked(english)
}

/** JSON in which each value with an English version has a marked one too. */
const withMarked = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withMarked)
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => [key, withMarked(inner)])
  const versions: Record<string, Json> = Object.fromEntries(entries)
  const english = versions["en"] ?? versions["mn"]
  if (!("mn" in versions) || english === undefined) return versions
  return { ...versions, [third]: markedValue(english, { isList: "key" in versions }) }
}

type Column = { readonly table: string; readonly column: string }

/** Columns of tables for which `condition` is true. */
const columnsOf = (db: Database, condition: string): Promise<ReadonlyArray<Column>> =>
  db.query<Column>(
    `select c.table_name as "table", c.column_name as "column"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and ${condition}`,
  )

/** Writes content in the third language beside that in English, wherever the database has it. */
export const translateContent = async (db: Database): Promise<void> => {
  for (const { table, column } of await columnsOf(db, "c.data_type = 'jsonb'")) {
    const rows = await db.query<{ readonly row: string; readonly value: Json }>(
      `select ctid::text as row, ${column} as value from ${table} where ${column}::text like '%"mn":%'`,
    )
    for (const { row, value } of rows)
      await db.query(`update ${table} set ${column} = $1::text::jsonb where ctid = $2::text::tid`, [JSON.stringify(withMarked(value)), row])
  }
  // Search documents of another version are written again at the next start.
  await db.query("update search_words_rule set version = 0")
}

/** Texts within JSON, without those that have a version for each language. */
const textsWithin = (value: Json): ReadonlyArray<string> => {
  if (typeof value === "string") return [value]
  if (typeof value !== "object" || value === null || "mn" in value) return []
  return Object.values(value as { readonly [key: string]: Json }).flatMap(textsWithin)
}

/**
 * Texts of the database that are of no language: names of people, numbers, codes, texts by shoppers and authors; of an address
 * each part too.
 */
export const properTexts = async (db: Database): Promise<ReadonlySet<string>> => {
  const all = new Set<string>()
  for (const { table, column } of await columnsOf(db, "(c.data_type = 'text' or c.data_type = 'jsonb' and c.domain_name is null)")) {
    const rows = await db.query<{ readonly value: Json }>(
      `select distinct ${column} as value from ${table} where ${column} is not null limit 20000`,
    )
    for (const text of rows.flatMap(({ value }) => textsWithin(value))) {
      all.add(text.trim())
      if (text.length < 200) for (const part of text.split(",")) all.add(part.trim())
    }
  }
  return all
}
