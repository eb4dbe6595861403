/** What is wrong with the values of a file, in words that name the setting and show a right one. */
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { isTextKey } from "#backend/texts/texts.ts"
import { distance } from "#backend/search/text/edit-distance.ts"
import { knownAt } from "#backend/setting-reference.ts"

/** Name of a setting in the file, in snake case; schemas name it in camel case. Keys of other forms, such as places, stay. */
export const settingName = (key: PropertyKey): string =>
  /^[a-z]+[A-Za-z]*$/.test(String(key)) ? String(key).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : String(key)

/** Most letters in which a setting's name is taken for a slip of another. */
const maxSlips = 3

/** The name of which another one is taken for a slip; `null` for none. */
export const nearestOf = (name: string, names: ReadonlyArray<string>): string | null => {
  const [nearest] = names
    .filter((candidate) => Math.abs(candidate.length - name.length) <= maxSlips)
    .map((candidate) => ({ candidate, slips: distance(name, candidate) }))
    .filter(({ slips, candidate }) => slips <= maxSlips && slips < candidate.length / 2)
    .toSorted((one, other) => one.slips - other.slips)
  return nearest?.candidate ?? null
}

/** Reasons of a name that is none, of settings and of fields of content. */
const unknownNames: ReadonlyArray<TextKey> = ["setting.unknown", "content.unknownField"]

/** What is wrong with the value at a path of `content` by what `reference` knows of it: the nearest name of an unknown setting, and a right value, `undefined` where none is known. */
export const explained = (
  reason: MessageRef,
  path: ReadonlyArray<string | number>,
  content: unknown,
  reference: object,
): { readonly reason: MessageRef; readonly example: unknown } => {
  if (reason.key === "setting.nearest") return { reason, example: undefined }
  const { example, names } = knownAt(reference, path, content)
  if (!unknownNames.includes(reason.key)) return { reason, example }
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

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** What a value has to be, as the schema library words it, and the key of our words; groups of the pattern are their `{bound}` and `{most}`. A form is shown by the example. */
const kinds: ReadonlyArray<readonly [RegExp, TextKey]> = [
  [/^string$/, "setting.kind.string"],
  [/^(?:number|a finite number)$/, "setting.kind.number"],
  [/^an integer$/, "setting.kind.integer"],
  [/^boolean$/, "setting.kind.boolean"],
  [/^array$/, "setting.kind.array"],
  // Schemas with a name are objects.
  [/^(?:object|[A-Z]\w*)$/, "setting.kind.object"],
  [/^a value greater than or equal to (.+)$/, "setting.kind.atLeast"],
  [/^a value less than or equal to (.+)$/, "setting.kind.atMost"],
  [/^a value between (.+) and (.+)$/, "setting.kind.between"],
  [/^a value with a length of at least 1$/, "setting.kind.filled"],
  [/^a value with a length of at most (.+)$/, "setting.kind.lengthAtMost"],
  [/^an array with unique items$/, "setting.kind.unique"],
  [/^a string matching the RegExp .+$/, "setting.kind.pattern"],
]

const separator = " | "

/** Kinds of which a value has to be one. What may be a number or its text, as on the wire, is a number to people. */
const alternatives = (expected: string): ReadonlyArray<string> => {
  if (expected.startsWith("a string matching")) return [expected]
  const names = expected.split(separator)
  return names.includes("number") ? names.filter((name) => name !== "string") : names
}

/** What a value has to be, in the language of the reader; literals stay as they are: `"qr" | "card"`. */
const expectationOf = (expected: string): string | MessageRef => {
  const [first = "", ...others] = alternatives(expected)
  if (others.length > 0 && first.startsWith('"')) return expected
  if (others.length > 0)
    return { key: "setting.kind.or", values: { one: expectationOf(first), other: expectationOf(others.join(separator)) } }
  for (const [pattern, key] of kinds) {
    const match = pattern.exec(first)
    if (match !== null) return { key, values: { bound: match[1] ?? "", most: match[2] ?? "" } }
  }
  return first
}

/** A key of the storefront's messages, which the backend has no text for. */
const foreignKey = /^[a-z]\w*(?:\.\w+)+$/i

/** The message of a schema: its own key, or one of the library's sentences, `Expected number, got "ten"`. */
const reasonFor = (message: string): MessageRef => {
  if (isTextKey(message)) return { key: message }
  if (message === "Missing key") return { key: "setting.missing" }
  if (message === "Expected no excess property") return { key: "setting.unknown" }
  if (foreignKey.test(message)) return { key: "setting.expected", values: { expected: { key: "setting.kind.pattern" } } }
  // A text and a list have one sentence.
  if (message.endsWith(" at least 1, got []")) return { key: "setting.expected", values: { expected: { key: "setting.kind.filledList" } } }
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
