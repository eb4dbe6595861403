/** `npm run shop -- statement FILE`: takes transfers of a bank's statement for the orders that they pay. */
import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { parseArgs } from "node:util"
import { fileOf, operate } from "#backend/merchant/operate.ts"
import { importStatement } from "#backend/payments/import-statement.ts"
import { printedSum, statementLines } from "#backend/payments/statement-file.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { decimalOf, tableOptions } from "#backend/merchant/table-options.ts"
import { OperatorError, translator } from "#backend/texts/command-language.ts"
import { readConfig } from "#backend/config.ts"

export const command: ShopCommand = {
  summary: "statement.summary",
  usage: "npm run shop -- statement FILE [--decimal .|,]",
  run: async (args, env) => {
    const translate = translator(env)
    const {
      values,
      positionals: [file, ...rest],
    } = parseArgs({ args: [...args], allowPositionals: true, options: tableOptions })
    if (file === undefined || rest.length > 0) throw new WrongUse(translate("command.whichFile"))
    const settings = readConfig(env).providers.payments.find(({ provider }) => provider === "bank_transfer")
    if (settings?.provider !== "bank_transfer") throw new OperatorError({ key: "statement.notConfigured" })
    const path = fileOf(env, file)
    if ((await stat(path).catch(() => null))?.isFile() !== true) throw new WrongUse(translate("command.noFile", { file }))
    const read = await statementLines(() => createReadStream(path), settings.statement, decimalOf(values.decimal, translate))
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
