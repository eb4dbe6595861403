/** JSON configuration file whose errors name the line and the path of a wrong value. */
import type * as Schema from "effect/Schema"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { faultyAt, jsonFault, linesOf, shortened, type Path } from "./json-lines.ts"
import { decodeExactly, reasonAt, settingName } from "./setting-faults.ts"

export type ConfigFile = {
  readonly content: unknown
  /**
   * What is wrong with the value at a path, with its line and what the reference knows of it:
   * `site.json:12: accent: reason; example: "#2f6b3c"`, and of an unknown setting the known one with the nearest name.
   */
  readonly located: (path: Path, reason: MessageRef) => MessageRef
}

const keyOf = (path: Path): string => JSON.stringify(path.map(settingName))

/** Reads the text of `file`, whose settings `reference` explains. Throws an `OperatorError` with the line at which it is no valid JSON. */
export const configFile = (file: string, written: string, reference: object): ConfigFile => {
  // Editors of Windows write a byte order mark.
  const text = written.replace(/^\uFEFF/u, "")
  const fault = jsonFault(text)
  if (fault !== null) {
    const line = text.slice(0, faultyAt(text)).split("\n").length
    const reason = { key: "setting.noJson", values: { problem: shortened(fault.message) } } as const
    throw new OperatorError({ key: "setting.atLine", values: { file, line, reason } })
  }
  const content: unknown = JSON.parse(text)
  const lines = linesOf(text, keyOf)
  const lineOf = (path: Path): number => lines.get(keyOf(path)) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)))
  const located = (path: Path, reason: MessageRef): MessageRef => {
    const names = path.map((part) => (typeof part === "number" ? part : settingName(part)))
    return reasonAt({ file, line: lineOf(path), path: names }, reason, content, reference)
  }
  return { content, located }
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
