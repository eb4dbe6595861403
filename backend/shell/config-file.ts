/** JSON configuration file whose errors name the line and the path of a wrong value. */
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

type Path = ReadonlyArray<PropertyKey>

export type ConfigFile = {
  readonly content: unknown
  /** Error message of the value at a path, with its line: `12: flags.wallet: message`. */
  readonly located: (path: Path, message: string) => string
}

/** Name of a setting in the file, in snake case; schemas name it in camel case. */
const settingName = (key: PropertyKey): string => String(key).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

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

/** Reads a file's text. Throws an `Error` with the line at which it is no valid JSON. */
export const configFile = (text: string): ConfigFile => {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : ""
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
    throw new Error(`${text.slice(0, position).split("\n").length}: ${message}`, { cause: error })
  }
  const lines = linesOf(text)
  const lineOf = (path: Path): number => lines.get(keyOf(path)) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)))
  const located = (path: Path, message: string): string => {
    const name = path.length === 0 ? "" : `${path.map(settingName).join(".")}: `
    return `${lineOf(path)}: ${name}${message}`
  }
  return { content, located }
}

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** Decodes `content` by a schema. Throws an `Error` with one line for each wrong, missing or unknown value. */
export const decodeConfig = <S extends Schema.ConstraintCodec<unknown, unknown>>(
  schema: S,
  content: unknown,
  { located }: Pick<ConfigFile, "located">,
): S["Type"] => {
  const result = Schema.decodeUnknownResult(schema, { errors: "all", onExcessProperty: "error" })(content)
  if (result._tag === "Success") return result.success
  const { issues } = issuesOf(result.failure.issue)
  const messages = issues.map(({ path = [], message }) => {
    const keys = path.map((part) => (typeof part === "object" ? part.key : part))
    return located(keys, message.replace("Expected no excess property", "no such setting"))
  })
  throw new Error(messages.join("\n"))
}
