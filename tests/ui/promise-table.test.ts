/** Table of promises in `docs/promises.md`: every promise with its present text, and the rule from which its figures come. */
import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"
import { messages, promises } from "./promise-messages.ts"

type Row = { readonly key: string; readonly text: string; readonly file: string; readonly name: string; readonly via: string }

const plain = (cell: string): string => cell.trim().replaceAll("`", "")

const rows: ReadonlyArray<Row> = readFileSync(fileAt("docs/promises.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => {
    const [, key = "", text = "", , rule = "", via = ""] = line.split("|")
    const [file = "", name = ""] = plain(rule).split("#")
    return { key: plain(key), text: text.trim(), file, name, via: plain(via) }
  })

/** Arguments that make no promise: names, numbers, dates of the past, agreed sums. */
const neutralArgument = /^\{(?:name|number|phone|to|date|amount)\}$/u

/** Whether a message says a figure or a moment that a rule decides. */
const isPromise = (key: string, message: string): boolean =>
  promises.test(key) && (message.match(/\{[a-zA-Z]+/gu) ?? []).some((argument) => !neutralArgument.test(`${argument}}`))

const contentOf = (file: string): string => (existsSync(fileAt(file)) ? readFileSync(fileAt(file), "utf8") : "")

describe("table of promises", () => {
  it("has each promise of the messages once", () => {
    const keys = rows.map(({ key }) => key)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    expect(Object.entries(messages.mn).flatMap(([key, message]) => (isPromise(key, message) && !keys.includes(key) ? [key] : []))).toEqual(
      [],
    )
  })

  it("has the present text of each promise", () => {
    expect(rows.filter(({ key, text }) => (messages.mn as Readonly<Record<string, string>>)[key] !== text)).toEqual([])
  })

  it("names rules and fields that exist", () => {
    const missing = rows.filter(({ file, name }) => {
      const [rule = "", field] = name.split(".")
      const content = contentOf(file)
      return (
        !new RegExp(`export (?:const|type) ${rule}\\b`, "u").test(content) ||
        (field !== undefined && !new RegExp(`^ +${field}: `, "mu").test(content))
      )
    })
    expect(missing).toEqual([])
  })

  it("names modules that use these rules", () => {
    const unused = rows.filter(({ file, name, via }) => {
      const content = contentOf(via)
      const [rule, field] = name.split(".")
      return field === undefined
        ? !content.includes(`"#${file}"`) || !new RegExp(`\\b${rule}\\b`, "u").test(content)
        : !new RegExp(`\\b${field}\\b`, "u").test(content)
    })
    expect(unused).toEqual([])
  })

  it("has more than 45 promises", () => {
    expect(rows.length).toBeGreaterThan(45)
  })
})
