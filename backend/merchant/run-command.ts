/** One run of `npm run shop -- COMMAND …`: the merchant's commands, each a file of `commands/`. */
import { readdirSync } from "node:fs"
import { fileAt } from "#backend/paths.ts"
import { WrongUse, type ShopCommand } from "./command.ts"

/** Exit codes: done; something is wrong or waits for a person; the command was written wrongly and did nothing. */
const codes = { done: 0, wrong: 1, wrongUse: 2 } as const

type Outcome = { readonly output: string; readonly error: string; readonly code: (typeof codes)[keyof typeof codes] }

export const commandNames = readdirSync(fileAt("backend/merchant/commands")).map((file) => file.replace(/\.ts$/, "")).toSorted()

export const commandOf = async (name: string): Promise<ShopCommand> => ((await import(`./commands/${name}.ts`)) as { readonly command: ShopCommand }).command

const overview = async (): Promise<string> => {
  const summaries = await Promise.all(commandNames.map(async (name) => `  ${name.padEnd(14)} ${(await commandOf(name)).summary}`))
  return ["npm run shop -- COMMAND …", ...summaries, "npm run shop -- COMMAND --help says how one is used."].join("\n")
}

const asksForHelp = (args: ReadonlyArray<string>): boolean => args.includes("--help") || args.includes("-h")

/** What `parseArgs` of Node refuses: an option that is unknown, lacks its value, or has one too many. */
const isWrongOption = (error: Error): boolean => "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_")

const failed = (error: unknown, { usage }: ShopCommand): Outcome => {
  if (!(error instanceof Error)) return { output: "", error: String(error), code: codes.wrong }
  if (!(error instanceof WrongUse) && !isWrongOption(error)) return { output: "", error: error.message, code: codes.wrong }
  // Node adds how to pass what is no option after all.
  const [reason = ""] = isWrongOption(error) ? error.message.split(". ", 1) : [error.message]
  return { output: "", error: `${reason}\n${usage}`, code: codes.wrongUse }
}

export const runCommand = async ([name = "", ...args]: ReadonlyArray<string>, env: Readonly<Record<string, string | undefined>>): Promise<Outcome> => {
  if (asksForHelp([name])) return { output: await overview(), error: "", code: codes.done }
  if (!commandNames.includes(name)) return { output: "", error: `${name === "" ? "which command?" : `there is no command ${name}`}\n${await overview()}`, code: codes.wrongUse }
  const command = await commandOf(name)
  if (asksForHelp(args)) return { output: `${command.summary}\n${command.usage}`, error: "", code: codes.done }
  try {
    const printed = await command.run(args, env)
    const { text, isDone } = typeof printed === "string" ? { text: printed, isDone: true } : printed
    return { output: text, error: "", code: isDone ? codes.done : codes.wrong }
  } catch (error) {
    return failed(error, command)
  }
}
