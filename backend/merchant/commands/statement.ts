/** `npm run shop -- statement FILE.csv`: takes transfers of a bank's statement for the orders that they pay. */
import { readFile } from "node:fs/promises"
import { fileOf, operate } from "#backend/merchant/operate.ts"
import { importStatement } from "#backend/payments/import-statement.ts"
import { printedSum, statementLines, statementText } from "#backend/payments/statement-file.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { readConfig } from "#backend/config.ts"

export const command: ShopCommand = {
  summary: "takes transfers of a bank's statement for the orders that they pay",
  usage: "npm run shop -- statement FILE.csv",
  run: async ([file, ...rest], env) => {
    if (file === undefined || file.startsWith("-") || rest.length > 0) throw new WrongUse("which file?")
    const settings = readConfig(env).providers.payments.find(({ provider }) => provider === "bank_transfer")
    if (settings?.provider !== "bank_transfer") throw new Error("SITE_CONFIG names no bank_transfer, whose statement this would be")
    const bytes = await readFile(fileOf(env, file)).catch(() => {
      throw new WrongUse(`there is no file ${file}`)
    })
    const text = statementText(bytes)
    const read = statementLines(text, settings.statement)
    const imported = await operate(env, (services) => importStatement(services, read, services.now()))
    const taken = imported.filter(({ outcome }) => outcome === "taken")
    const odd = imported.filter(({ outcome }) => outcome !== "taken" && outcome !== "known")
    const shown = [...taken, ...odd].map(
      ({ line, outcome, number, amount, currency, description }) => `${outcome.padEnd(9)} line ${line}: ${printedSum(amount, currency)} ${number ?? "no number"} ${description}`,
    )
    const sums = `${taken.length} paid, ${imported.length - taken.length - odd.length} imported before, ${odd.length} for a person to look at`
    return { text: [...shown, sums].join("\n"), isDone: odd.length === 0 }
  },
}
