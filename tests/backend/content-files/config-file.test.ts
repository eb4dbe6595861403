/** File of JSON whose faults are named with their lines, in the language of the reader. */
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { kindNames, kindOf, readItems } from "#backend/content-files/content-kinds.ts"
import { configFile } from "#backend/shell/config-file.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import { englishReason } from "#tests/english-commands.ts"

const reasonOf = (text: string) => englishReason(() => configFile("menus.json", text, {}))

describe("configuration file", () => {
  it.each([
    ['[\n  { "a": 1 },\n]', 2, "Unexpected token ']'"],
    ['[\n  {\n    "a": 1,\n  }\n]', 3, "Expected double-quoted property name"],
    [`[\n  { "a": },\n  { "b": "${"long ".repeat(30)}" }\n]`, 2, "Unexpected token '}'"],
    ['[\n  { "a" 1 }\n]', 2, "Expected ':' after property name"],
    ["[\n  { a: 1 }\n]", 2, "Expected property name or '}'"],
    ['[\n  1,\n  2\n  "b"\n]', 4, "Expected ',' or ']' after array element"],
    ['[\n  { "a": "x\n" }\n]', 2, "Bad control character in string literal"],
    ['{\n  "a": {\n', 3, "Expected property name or '}'"],
    ["", 1, "Unexpected end of JSON input"],
  ])("that is no JSON is refused in words, with its line: %j", (text, line, problem) => {
    expect(reasonOf(text)).toBe(`menus.json:${line}: is no valid JSON: a comma or a quotation mark is missing or too many (${problem})`)
  })

  it("may begin with a byte order mark", () => {
    expect(configFile("menus.json", "\uFEFF[1]", {}).content).toEqual([1])
  })
})

/** Values of which any field refuses most. */
const values = [null, 5.5, "", "x", true, [], {}, ["a", "a"], -1, 1e12]

/** The item with each of its values in place of each of `values`. */
const spoiled = function* (item: object): Generator {
  const places = function* (node: unknown, path: ReadonlyArray<string>): Generator<ReadonlyArray<string>> {
    if (typeof node !== "object" || node === null) return
    for (const [name, inner] of Object.entries(node)) {
      yield [...path, name]
      yield* places(inner, [...path, name])
    }
  }
  for (const path of places(item, []))
    for (const value of values) {
      const copy = structuredClone(item)
      const parent = path.slice(0, -1).reduce((node, name) => node[name] as Record<string, unknown>, copy as Record<string, unknown>)
      parent[path.at(-1) ?? ""] = value
      yield copy
    }
}

describe("faults of content", () => {
  it.each(kindNames)("of %s are in Mongolian, but for literals", async (name) => {
    const kind = await kindOf(name)
    const reasons = [...spoiled(kind.example as object)].flatMap((item) => readItems(kind, [item]).faults.map(({ reason }) => reason))
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons) {
      const text = formatMessage("mn", reason)
      expect(reason.key).not.toBe("setting.wrong")
      if (reason.key === "setting.expected")
        expect(text.replaceAll(/"[^"]*"|\b(?:true|false|null)\b/gu, "")).not.toMatch(/\p{Script=Latin}/u)
      expect(text).toMatch(/\p{Script=Cyrillic}/u)
    }
  })

  it("say which fields there are not", async () => {
    const { faults } = readItems(await kindOf("badges"), [{ ...((await kindOf("badges")).example as object), nmae: "" }])
    expect(faults.map(({ reason }) => formatMessage("en", reason))).toEqual(["no such field"])
  })

  it("of a message that is a key of no text show the example", () => {
    const item = Schema.String.check(Schema.isPattern(/^a$/u, { message: "letter.none" }))
    const kind = { item, keyOf: String } as never
    expect(readItems(kind, ["b"]).faults.map(({ reason }) => formatMessage("en", reason))).toEqual([
      "expected: a text of the form of the example",
    ])
  })
})
