/** `npm run shop -- stuck`: letters and pushes that failed, payments without an answer, receipts that nobody confirms, and what the till warns of. */
import { instantOf } from "#domain/rules/instants.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { receiptProvider } from "#backend/configured-providers.ts"
import { stuckWork } from "#backend/merchant/figures.ts"
import { withDatabase } from "#backend/merchant/operate.ts"
import { readConfig } from "#backend/config.ts"

export const command: ShopCommand = {
  summary: "letters, pushes, payments and receipts that go no further",
  usage: "npm run shop -- stuck",
  run: async (args, env) => {
    if (args.length > 0) throw new WrongUse("stuck takes nothing")
    const now = instantOf(Date.now())
    const stuck = await withDatabase(env, (db) => stuckWork(db, now))
    const office = receiptProvider(readConfig(env))
    const warnings = (await office?.warnings?.(now)) ?? []
    const lines = [
      ...stuck.map(({ since, what, name, note }) => [since.slice(0, 16), what.padEnd(7), name, note].join("  ")),
      ...warnings.map((warning) => [now.slice(0, 16), "receipt", office?.name, warning].join("  ")),
    ]
    return { text: [...lines, `${lines.length} stuck`].join("\n"), isDone: lines.length === 0 }
  },
}
