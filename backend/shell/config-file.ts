/** JSON configuration file whose errors name the line and the path of a wrong value. */
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { isTextKey } from "#backend/texts/texts.ts"
import { distance } from "#backend/search/text/edit-distance.ts"
import { knownAt } from "#backend/setting-reference.ts"

type Path = ReadonlyArray<PropertyKey>

export type ConfigFile = {
  readonly content: unknown
  /**
   * What is wrong with the value at a path, with its line and what the reference knows of it:
   * `site.json:12: accent: reason; example: "#2f6b3c"`, and of an unknown setting the known one with the nearest name.
   */
  readonly located: (path: Path, reason: MessageRef) => MessageRef
}

/** Name of a setting in the file, in snake case; schemas name it in camel case. Keys of other forms, such as places, stay. */
export const settingName = (key: PropertyKey): string =>
  /^[a-z]+[A-Za-z]*$/.test(String(key)) ? String(key).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : String(key)

const keyOf = (path: Path): string => JSON.stringify(path.map(settingName))

/** Lines of all values of a valid JSON text, by their paths. */
const linesOf = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  let [at, line] = [0, 1]
  const skipSpace = (): void => {
    for (; /\s/.test(text[at] ?? ""); at += 1) if (text[at] === "\n") line += 1
  }
  const readString = (): string => {
    const from = at
    for (at += 1; text[at] !== '"'; at += 1) if (text[at] === "\\") at += 1
    at += 1
    return JSON.parse(text.slice(from, at)) as string
  }
  const readValue = (path: Path): void => {
    skipSpace()
    if (!lines.has(keyOf(path))) lines.set(keyOf(path), line)
    if (text[at] === '"') return void readString()
    const isList = text[at] === "["
    if (!isList && text[at] !== "{") {
      while (/[^\s,\]}]/.test(text[at] ?? " ")) at += 1
      return
    }
    at += 1
    skipSpace()
    for (let index = 0; text[at] !== "]" && text[at] !== "}"; index += 1) {
      if (isList) readValue([...path, index])
      else {
        const nameLine = line
        const memberPath = [...path, readString()]
        lines.set(keyOf(memberPath), nameLine)
        skipSpace()
        // The colon.
        at += 1
        readValue(memberPath)
      }
      skipSpace()
      if (text[at] === ",") at += 1
      skipSpace()
    }
    at += 1
  }
  readValue([])
  return lines
}

/** Most letters in which a setting's name is taken for a slip of another. */
const maxSlips = 3

const nearestOf = (name: string, names: ReadonlyArray<string>): string | null => {
  const [nearest] = names
    .map((candidate) => ({ candidate, slips: distance(name, candidate) }))
    .filter(({ slips, candidate }) => slips <= maxSlips && slips < candidate.length / 2)
    .toSorted((one, other) => one.slips - other.slips)
  return nearest?.candidate ?? null
}

/** What is wrong with the value at a path of `content` by what `reference` knows of it: the nearest name of an unknown setting, and a right value, `undefined` where none is known. */
export const explained = (
  reason: MessageRef,
  path: ReadonlyArray<string | number>,
  content: unknown,
  reference: object,
): { readonly reason: MessageRef; readonly example: unknown } => {
  const { example, names } = knownAt(reference, path, content)
  if (reason.key !== "setting.unknown") return { reason, example }
  const nearest = nearestOf(String(path.at(-1)), names)
  return { reason: nearest === null ? reason : { key: "setting.nearest", values: { reason, nearest } }, example: undefined }
}

const withExample = ({ reason, example }: ReturnType<typeof explained>): MessageRef =>
  example === undefined ? reason : { key: "setting.example", values: { reason, example: JSON.stringify(example) } }

type Place = { readonly file: string; readonly line: number; readonly path: ReadonlyArray<string | number> }

/** What is wrong with the value at a path of `content`, with its file and line and what `reference` knows of it. */
export const reasonAt = ({ file, line, path }: Place, reason: MessageRef, content: unknown, reference: object): MessageRef =>
  path.length === 0
    ? { key: "setting.atLine", values: { file, line, reason } }
    : {
        key: "setting.at",
        values: { file, line, setting: path.join("."), reason: withExample(explained(reason, path, content, reference)) },
      }

/** Reads the text of `file`, whose settings `reference` explains. Throws an `OperatorError` with the line at which it is no valid JSON. */
export const configFile = (file: string, text: string, reference: object): ConfigFile => {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : ""
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
    const line = text.slice(0, position).split("\n").length
    throw new OperatorError({ key: "setting.atLine", values: { file, line, reason: message } }, { cause: error })
  }
  const lines = linesOf(text)
  const lineOf = (path: Path): number => lines.get(keyOf(path)) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)))
  const located = (path: Path, reason: MessageRef): MessageRef => {
    const names = path.map((part) => (typeof part === "number" ? part : settingName(part)))
    return reasonAt({ file, line: lineOf(path), path: names }, reason, content, reference)
  }
  return { content, located }
}

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** What a value has to be, as the schema library words it, and the key of our words; groups of the pattern are their `{bound}` and `{most}`. A form is shown by the example. */
const kinds: ReadonlyArray<readonly [RegExp, TextKey]> = [
  [/^string$/, "setting.kind.string"],
  [/^(?:number|a finite number)$/, "setting.kind.number"],
  [/^an integer$/, "setting.kind.integer"],
  [/^boolean$/, "setting.kind.boolean"],
  [/^array$/, "setting.kind.array"],
  [/^object$/, "setting.kind.object"],
  [/^a value greater than or equal to (.+)$/, "setting.kind.atLeast"],
  [/^a value less than or equal to (.+)$/, "setting.kind.atMost"],
  [/^a value between (.+) and (.+)$/, "setting.kind.between"],
  [/^a value with a length of at least 1$/, "setting.kind.filled"],
  [/^a string matching the RegExp .+$/, "setting.kind.pattern"],
]

/** What a value has to be, in the language of the reader; literals stay as they are: `"qr" | "card"`. */
const expectationOf = (expected: string): string | MessageRef => {
  for (const [pattern, key] of kinds) {
    const match = pattern.exec(expected)
    if (match !== null) return { key, values: { bound: match[1] ?? "", most: match[2] ?? "" } }
  }
  return expected
}

/** The message of a schema: its own key, or one of the library's sentences, `Expected number, got "ten"`. */
const reasonFor = (message: string): MessageRef => {
  if (isTextKey(message)) return { key: message }
  if (message === "Missing key") return { key: "setting.missing" }
  if (message === "Expected no excess property") return { key: "setting.unknown" }
  const [, expected] = /^Expected (.+?)(?:, got .*)?$/s.exec(message) ?? []
  if (expected === undefined) return { key: "setting.wrong", values: { problem: message } }
  return { key: "setting.expected", values: { expected: expectationOf(expected) } }
}

/** What is wrong with a value of a file. */
type Fault = { readonly path: ReadonlyArray<string | number>; readonly reason: MessageRef }

/** The value that `content` encodes, or each of its wrong, missing and unknown values. */
export const decodeExactly = <S extends Schema.ConstraintCodec<unknown, unknown>>(
  schema: S,
  content: unknown,
): { readonly value?: S["Type"]; readonly faults: ReadonlyArray<Fault> } => {
  const result = Schema.decodeUnknownResult(schema, { errors: "all", onExcessProperty: "error" })(content)
  if (result._tag === "Success") return { value: result.success, faults: [] }
  const { issues } = issuesOf(result.failure.issue)
  const partOf = (part: PropertyKey): string | number => (typeof part === "number" ? part : settingName(part))
  return {
    faults: issues.map(({ path = [], message }) => ({
      path: path.map((part) => partOf(typeof part === "object" ? part.key : part)),
      reason: reasonFor(message),
    })),
  }
}

/** Decodes `content` by a schema. Throws an `OperatorError` with one line for each wrong, missing or unknown value. */
export const decodeConfig = <S extends Schema.ConstraintCodec<unknown, unknown>>(
  schema: S,
  content: unknown,
  { located }: Pick<ConfigFile, "located">,
): S["Type"] => {
  const { value, faults } = decodeExactly(schema, content)
  if (faults.length === 0) return value
  throw new OperatorError({ key: "setting.wrongFile", values: { reasons: faults.map(({ path, reason }) => located(path, reason)) } })
}
