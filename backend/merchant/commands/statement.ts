/** `npm run shop -- statement FILE.csv`: takes transfers of a bank's statement for the orders that they pay. */
import { readFile } from "node:fs/promises"
import { fileOf, operate } from "#backend/merchant/operate.ts"
import { importStatement } from "#backend/payments/import-statement.ts"
import { printedSum, statementLines, statementText } from "#backend/payments/statement-file.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { OperatorError, translator } from "#backend/texts/command-language.ts"
import { readConfig } from "#backend/config.ts"

export const command: ShopCommand = {
  summary: "statement.summary",
  usage: "npm run shop -- statement FILE.csv",
  run: async ([file, ...rest], env) => {
    const translate = translator(env)
    if (file === undefined || file.startsWith("-") || rest.length > 0) throw new WrongUse(translate("command.whichFile"))
    const settings = readConfig(env).providers.payments.find(({ provider }) => provider === "bank_transfer")
    if (settings?.provider !== "bank_transfer") throw new OperatorError({ key: "statement.notConfigured" })
    const bytes = await readFile(fileOf(env, file)).catch(() => {
      throw new WrongUse(translate("command.noFile", { file }))
    })
    const text = statementText(bytes)
    const read = statementLines(text, settings.statement)
    const imported = await operate(env, (services) => importStatement(services, read, services.now()))
    const taken = imported.filter(({ outcome }) => outcome === "taken")
    const odd = imported.filter(({ outcome }) => outcome !== "taken" && outcome !== "known")
    const rows = [...taken, ...odd].map(({ line, outcome, number, amount, currency, description }) => {
      const values = { line, sum: printedSum(amount, currency), description }
      const text = number === null ? translate("statement.lineWithoutNumber", values) : translate("statement.line", { ...values, number })
      return `${outcome.padEnd(9)} ${text}`
    })
    const counts = translate("statement.counts", {
      paid: taken.length,
      known: imported.length - taken.length - odd.length,
      odd: odd.length,
    })
    return { text: [...rows, counts].join("\n"), isDone: odd.length === 0 }
  },
}
