/** `npm run shop -- cases`: money that a person must look at. */
import { operate } from "#backend/business/operate.ts"
import { openCases } from "#backend/business/payments/open-cases.ts"
import { printedSum } from "#backend/business/payments/statement-file.ts"
import { WrongUse, type ShopCommand } from "#backend/business/command.ts"

export const command: ShopCommand = {
  usage: "npm run shop -- cases",
  run: async (args, env) => {
    if (args.length > 0) throw new WrongUse("cases takes nothing")
    const open = await operate(env, ({ db }) => openCases(db))
    const shown = open.map(({ since, kind, provider, number, amount, currency, note }) => [since.slice(0, 16), kind, provider, number, printedSum(amount, currency), note].filter(Boolean).join("  "))
    return { text: [...shown, `${open.length} for a person to look at`].join("\n"), isDone: open.length === 0 }
  },
}
