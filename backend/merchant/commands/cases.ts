/** `npm run shop -- cases`: money that a person must look at, and the record of what they did. */
import { parseArgs } from "node:util"
import { isReceiptNumber } from "#domain/rules/orders/receipt.ts"
import { operate } from "#backend/merchant/operate.ts"
import { openCases } from "#backend/payments/open-cases.ts"
import { caseRecords, settleCase } from "#backend/payments/settle-case.ts"
import { printedSum } from "#backend/payments/statement-file.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"

const usage = `npm run shop -- cases
npm run shop -- cases settle NUMBER --by PERSON --note TEXT [--receipt NUMBER]
npm run shop -- cases again NUMBER --by PERSON --note TEXT
npm run shop -- cases records
settle: it is done, nothing is left to do; --receipt: the number of a VAT receipt that was found to be filed
again: the provider surely never did it, so the shop sends it again`

type Environment = Parameters<ShopCommand["run"]>[1]

const listed = async (env: Environment) => {
  const open = await operate(env, ({ db }) => openCases(db))
  const shown = open.map(({ id, since, kind, provider, number, amount, currency, note }) => [id, since.slice(0, 16), kind, provider, number, printedSum(amount, currency), note].filter(Boolean).join("  "))
  return { text: [...shown, `${open.length} for a person to look at`].join("\n"), isDone: open.length === 0 }
}

const records = async (env: Environment): Promise<string> => {
  const records = await operate(env, ({ db }) => caseRecords(db))
  return records.length === 0 ? "There are no records." : records.map(({ case_number, outcome, person, note, created_at }) => [created_at.slice(0, 16), case_number, outcome, person, note].join("  ")).join("\n")
}

export const command: ShopCommand = {
  summary: "money that a person must look at, and the record of what they did",
  usage,
  run: async (args, env) => {
    const text = { type: "string" } as const
    const { values: { by = "", note = "", receipt }, positionals: [action, number, ...rest] } = parseArgs({ args: [...args], allowPositionals: true, options: { by: text, note: text, receipt: text } })
    if (action === undefined) return listed(env)
    if (action === "records") return records(env)
    if ((action !== "settle" && action !== "again") || number === undefined || rest.length > 0) throw new WrongUse("which case?")
    if (by.trim() === "" || note.trim() === "") throw new WrongUse("--by and --note say who did what")
    if (receipt !== undefined && !isReceiptNumber(receipt)) throw new WrongUse("--receipt has 33 digits")
    const isDone = await operate(env, ({ db, now }) => settleCase(db, number, { outcome: action === "settle" ? "settled" : "again", person: by.trim(), note: note.trim(), receiptId: receipt ?? null }, now()))
    return { text: isDone ? `${number} is ${action === "settle" ? "settled" : "sent again"}.` : `There is no open case ${number} of which this can be said.`, isDone: isDone }
  },
}
