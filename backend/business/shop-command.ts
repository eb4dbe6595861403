/** `npm run shop -- COMMAND …`: the merchant's commands, each a file of `commands/`. */
import { existsSync, readdirSync } from "node:fs"
import { fileAt } from "#backend/paths.ts"
import { WrongUse, type ShopCommand } from "./command.ts"

const folder = fileAt("backend/business/commands")
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, "")).toSorted()

const [name = "", ...args] = process.argv.slice(2)
if (!/^[a-z-]+$/.test(name) || !existsSync(`${folder}/${name}.ts`)) {
  console.error(`usage: npm run shop -- ${names.join("|")} …`)
  process.exitCode = 1
} else {
  const { command } = (await import(`./commands/${name}.ts`)) as { readonly command: ShopCommand }
  try {
    const printed = await command.run(args, process.env)
    const { text, isDone } = typeof printed === "string" ? { text: printed, isDone: true } : printed
    console.log(text)
    if (!isDone) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    if (error instanceof WrongUse) console.error(command.usage)
    process.exitCode = 1
  }
}
