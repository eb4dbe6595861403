/** Table of promises: it names every promise with its present words, and the rule that the code asks for its figures. */
import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"
import { messages, promises } from "./promise-messages.ts"

type Row = { readonly key: string; readonly words: string; readonly file: string; readonly name: string; readonly via: string }

const plain = (cell: string): string => cell.trim().replaceAll("`", "")

const rows: ReadonlyArray<Row> = readFileSync(fileAt("docs/promises.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => {
    const [, key = "", words = "", , rule = "", via = ""] = line.split("|")
    const [file = "", name = ""] = plain(rule).split("#")
    return { key: plain(key), words: words.trim(), file, name, via: plain(via) }
  })

/** Arguments that are no promise: names, numbers, dates of the past, sums that were agreed already. */
const placeholder = /^\{(?:name|number|phone|to|date|amount)\}$/u

/** Whether a message says a figure or a moment that a rule decides. */
const isPromise = (key: string, message: string): boolean =>
  promises.test(key) && (message.match(/\{[a-zA-Z]+/gu) ?? []).some((argument) => !placeholder.test(`${argument}}`))

const contentOf = (file: string): string => (existsSync(fileAt(file)) ? readFileSync(fileAt(file), "utf8") : "")

describe("the table of promises", () => {
  it("has each promise of the messages once", () => {
    const keys = rows.map(({ key }) => key)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    expect(Object.entries(messages.mn).flatMap(([key, message]) => (isPromise(key, message) && !keys.includes(key) ? [key] : []))).toEqual(
      [],
    )
  })

  it("has no promise that no message makes, and the words of each", () => {
    expect(rows.filter(({ key, words }) => (messages.mn as Readonly<Record<string, string>>)[key] !== words)).toEqual([])
  })

  it("names rules that there are", () => {
    const missing = rows.filter(({ file, name }) => {
      const [of = "", field] = name.split(".")
      const content = contentOf(file)
      return (
        !new RegExp(`export (?:const|type) ${of}\\b`, "u").test(content) ||
        (field !== undefined && !new RegExp(`^ +${field}: `, "mu").test(content))
      )
    })
    expect(missing).toEqual([])
  })

  it("names modules that ask these rules", () => {
    const silent = rows.filter(({ file, name, via }) => {
      const content = contentOf(via)
      const [rule, field] = name.split(".")
      return field === undefined
        ? !content.includes(`"#${file}"`) || !new RegExp(`\\b${rule}\\b`, "u").test(content)
        : !new RegExp(`\\b${field}\\b`, "u").test(content)
    })
    expect(silent).toEqual([])
  })

  it("is long enough to be true", () => {
    expect(rows.length).toBeGreaterThan(45)
  })
})
