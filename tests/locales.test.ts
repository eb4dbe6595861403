/** Names of locales in the code: a language is a folder and a line, so no other code names one. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { defaultLocale, locales } from "#domain/entities/locale.ts"

const root = path.resolve(import.meta.dirname, "..")
const rooms = ["domain", "machines", "adapters", "ui", "app", "backend", "tools", ".storybook"]

/** Files that define locales, or have content by locale: messages, the demo shop with its configuration, examples of content, and samples of the book. */
const exemptFiles = [
  /^domain\/entities\/locale\.ts$/,
  /^domain\/languages\//,
  /^domain\/rules\/shell\/default-site\.ts$/,
  /^ui\/messages\//,
  /^backend\/texts\//,
  /^backend\/demo\//,
  /^backend\/content-files\/kinds\//,
  /^\.storybook\/fixtures\//,
  /\.stories\.tsx$/,
]
const isExempt = (file: string): boolean => exemptFiles.some((pattern) => pattern.test(file))

/** Files that still have texts of two languages; the list only becomes shorter. */
const pending: ReadonlyArray<string> = [
  "domain/entities/search/search-document.ts",
  "adapters/search/responses/keywords.ts",
  "backend/country.ts",
  "backend/payments/statement-file.ts",
  "backend/payments/providers/golomt.ts",
  "backend/search/indexing/search-document.ts",
  "backend/search/text/text-folding.ts",
]

const files = rooms.flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).flatMap((name) => {
    const file = path.posix.join(room, name.split(path.sep).join("/"))
    return /\.(?:tsx?|mjs)$/.test(file) && !isExempt(file) ? [file] : []
  }),
)

const withoutComments = (source: string): string => source.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/(?<=^|\s)\/\/.*$/gm, "")

const name = `(?:${locales.join("|")})`
const others = `(?:${locales.filter((locale) => locale !== defaultLocale).join("|")})`

/** A locale as a text, a key, a member or the beginning of a path; the language of a single element says `lang="en"`. */
const localeNames = [
  new RegExp(`(?<![Ll]ang=)["'\`]${name}["'\`]`),
  new RegExp(`(?<![\\w.])${name}\\??:`),
  new RegExp(`[{,(\\s]${name}[},)]`),
  new RegExp(`(?<![@/][\\w.-]*)[\\w\\])?]\\.${name}\\b(?![.-])`),
  new RegExp(`/${others}(?=["'\`/?(\\\\]|$)`),
  new RegExp(`_${name}\\b`),
]

const namesLocale = (file: string): boolean => {
  const code = withoutComments(readFileSync(path.join(root, file), "utf8"))
  return localeNames.some((pattern) => pattern.test(code))
}

describe("name of a locale", () => {
  it("is only in definitions and folders of languages", () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => namesLocale(file) && !pending.includes(file))).toEqual([])
  })

  it("is in every file that is listed as pending", () => {
    expect(pending.filter((file) => !namesLocale(file))).toEqual([])
  })
})
