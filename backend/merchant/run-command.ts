/** One run of `npm run shop -- COMMAND …`: the merchant's commands, each a file of `commands/`. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import { readdirSync } from "node:fs"
import { isLocale, locales } from "#domain/entities/locale.ts"
import { fileAt } from "#backend/paths.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { WrongUse, type ShopCommand } from "./command.ts"
import { reasonOf, translator, type Translate } from "#backend/texts/command-language.ts"

/** Exit codes: done; something is wrong or waits for a person; the command was written wrongly and did nothing. */
const codes = { done: 0, failed: 1, wrongUse: 2 } as const

type Outcome = { readonly output: string; readonly error: string; readonly code: (typeof codes)[keyof typeof codes] }

export const commandNames = readdirSync(fileAt("backend/merchant/commands"))
  .map((file) => file.replace(/\.ts$/, ""))
  .toSorted()

export const commandOf = async (name: string): Promise<ShopCommand> =>
  ((await import(`./commands/${name}.ts`)) as { readonly command: ShopCommand }).command

/** Syntax of a command and the notes below it. */
export const usageIn = ({ usage, notes = [] }: ShopCommand, translate: Translate): string =>
  [usage, ...notes.map(({ key, values }) => translate(key, values))].join("\n")

const overview = async (translate: Translate): Promise<string> => {
  const summaries = await Promise.all(
    commandNames.map(async (name) => `  ${name.padEnd(14)} ${translate((await commandOf(name)).summary)}`),
  )
  return [
    "npm run shop -- COMMAND …",
    ...summaries,
    translate("command.help"),
    translate("command.language", { locales: locales.join(", ") }),
  ].join("\n")
}

const asksForHelp = (args: ReadonlyArray<string>): boolean => args.includes("--help") || args.includes("-h")

/** What `parseArgs` of Node refuses, by its code. */
const optionFaults: ReadonlyMap<unknown, TextKey> = new Map<string, TextKey>([
  ["ERR_PARSE_ARGS_UNKNOWN_OPTION", "command.unknownOption"],
  ["ERR_PARSE_ARGS_INVALID_OPTION_VALUE", "command.optionValue"],
  ["ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL", "command.unexpected"],
])

/** Why a command was written wrongly; `null` where that is not why it failed. Node quotes the option: `Option '--scopes <value>' argument missing`. */
const wrongUseOf = (error: unknown, translate: Translate): string | null => {
  if (!(error instanceof Error)) return null
  if (error instanceof WrongUse) return error.message
  const key = "code" in error ? optionFaults.get(error.code) : undefined
  if (key === undefined) return null
  const [, option = ""] = /'([^']*)'/.exec(error.message) ?? []
  return translate(key, { option })
}

const failed = (error: unknown, command: ShopCommand, translate: Translate): Outcome => {
  const wrongUse = wrongUseOf(error, translate)
  if (wrongUse === null) return { output: "", error: reasonOf(error, translate), code: codes.failed }
  return { output: "", error: `${wrongUse}\n${usageIn(command, translate)}`, code: codes.wrongUse }
}

/** The arguments without `--lang en`, and the language that it names; `null` without it. */
const languageOf = (args: ReadonlyArray<string>) => {
  const at = args.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="))
  if (at === -1) return { rest: args, language: null }
  const [, inside] = args[at]?.split("=") ?? []
  const rest = args.toSpliced(at, inside === undefined ? 2 : 1)
  return { rest, language: inside ?? args[at + 1] ?? "" }
}

export const runCommand = async (given: ReadonlyArray<string>, environment: ProcessEnvironment): Promise<Outcome> => {
  const {
    rest: [name = "", ...args],
    language,
  } = languageOf(given)
  const env: ProcessEnvironment = language === null ? environment : { ...environment, LC_ALL: language }
  const translate = translator(env)
  if (language !== null && !isLocale(language)) {
    const reason = translate("command.unknownLanguage", { language, locales: locales.join(", ") })
    return { output: "", error: reason, code: codes.wrongUse }
  }
  if (asksForHelp([name])) return { output: await overview(translate), error: "", code: codes.done }
  if (!commandNames.includes(name)) {
    const reason = name === "" ? translate("command.which") : translate("command.unknown", { name })
    return { output: "", error: `${reason}\n${await overview(translate)}`, code: codes.wrongUse }
  }
  const command = await commandOf(name)
  if (asksForHelp(args)) return { output: `${translate(command.summary)}\n${usageIn(command, translate)}`, error: "", code: codes.done }
  try {
    const printed = await command.run(args, env)
    const { text, isDone } = typeof printed === "string" ? { text: printed, isDone: true } : printed
    return { output: text, error: "", code: isDone ? codes.done : codes.failed }
  } catch (error) {
    return failed(error, command, translate)
  }
}
