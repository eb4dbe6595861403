/** JSON configuration file whose errors name the line and the path of a wrong value. */
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

type Path = ReadonlyArray<PropertyKey>

export type ConfigFile = {
  readonly content: unknown
  /** `LINE: path: message` for a value by its path. */
  readonly located: (path: Path, message: string) => string
}

/** A setting's name in the file: fields of schemas are in camel case. */
const written = (key: PropertyKey): string => String(key).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const keyOf = (path: Path): string => JSON.stringify(path.map(written))

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
      const member: Path = [...path, isList ? index : ""]
      if (isList) readValue(member)
      else {
        const started = line
        const named = [...path, readString()]
        lines.set(keyOf(named), started)
        skipSpace()
        at += 1
        readValue(named)
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

/** Reads a file's text. Throws an `Error` with the line of what is no JSON. */
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
  return { content, located: (path, message) => `${lineOf(path)}: ${path.length === 0 ? "" : `${path.map(written).join(".")}: `}${message}` }
}

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** The value that the schema reads in `content`. Throws an `Error` with one line for each wrong, missing or unknown value. */
export const decodeConfig = <S extends Schema.ConstraintCodec<unknown, unknown>>(schema: S, content: unknown, { located }: Pick<ConfigFile, "located">): S["Type"] => {
  const result = Schema.decodeUnknownResult(schema, { errors: "all", onExcessProperty: "error" })(content)
  if (result._tag === "Success") return result.success
  const { issues } = issuesOf(result.failure.issue)
  throw new Error(
    issues
      .map(({ path = [], message }) => located(path.map((part) => (typeof part === "object" ? part.key : part)), message.replace("Expected no excess property", "no such setting")))
      .join("\n"),
  )
}
