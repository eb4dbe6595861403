/** `npm run shop -- cases`: money that a person must look at, and the record of what they did. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import { parseArgs } from "node:util"
import { isReceiptNumber } from "#domain/rules/orders/receipt.ts"
import { operate } from "#backend/merchant/operate.ts"
import { openCases } from "#backend/payments/open-cases.ts"
import { caseRecords, settleCase } from "#backend/payments/settle-case.ts"
import { printedSum } from "#backend/payments/statement-file.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator } from "#backend/texts/command-language.ts"

const usage = `npm run shop -- cases
npm run shop -- cases settle NUMBER --by PERSON --note TEXT [--receipt NUMBER]
npm run shop -- cases again NUMBER --by PERSON --note TEXT
npm run shop -- cases records`

const openList = async (env: ProcessEnvironment) => {
  const open = await operate(env, ({ db }) => openCases(db))
  const rows = open.map(({ id, since, kind, provider, number, amount, currency, note }) =>
    [id, since.slice(0, 16), kind, provider, number, printedSum(amount, currency), note].filter(Boolean).join("  "),
  )
  return { text: [...rows, translator(env)("cases.count", { count: open.length })].join("\n"), isDone: open.length === 0 }
}

const records = async (env: ProcessEnvironment): Promise<string> => {
  const records = await operate(env, ({ db }) => caseRecords(db))
  if (records.length === 0) return translator(env)("command.noRecords")
  return records
    .map(({ case_number, outcome, person, note, created_at }) => [created_at.slice(0, 16), case_number, outcome, person, note].join("  "))
    .join("\n")
}

export const command: ShopCommand = {
  summary: "cases.summary",
  usage,
  notes: [{ key: "cases.note.settle" }, { key: "cases.note.again" }],
  run: async (args, env) => {
    const translate = translator(env)
    const text = { type: "string" } as const
    const {
      values: { by = "", note = "", receipt },
      positionals: [action, number, ...rest],
    } = parseArgs({ args: [...args], allowPositionals: true, options: { by: text, note: text, receipt: text } })
    if (action === undefined) return openList(env)
    if (action === "records") return records(env)
    if ((action !== "settle" && action !== "again") || number === undefined || rest.length > 0) throw new WrongUse(translate("cases.which"))
    if (by.trim() === "" || note.trim() === "") throw new WrongUse(translate("cases.byAndNote"))
    if (receipt !== undefined && !isReceiptNumber(receipt)) throw new WrongUse(translate("cases.receiptDigits", { digits: 33 }))
    if (receipt !== undefined && !(action === "settle" && /^T/i.test(number))) throw new WrongUse(translate("cases.receiptOfT"))
    const outcome = action === "settle" ? "settled" : "again"
    const settlement = { outcome, person: by.trim(), note: note.trim(), receiptId: receipt ?? null } as const
    const isDone = await operate(env, ({ db, now }) => settleCase(db, number, settlement, now()))
    if (!isDone) return { text: translate("cases.notOpen", { number }), isDone }
    return { text: translate(action === "settle" ? "cases.settled" : "cases.sentAgain", { number }), isDone }
  },
}
