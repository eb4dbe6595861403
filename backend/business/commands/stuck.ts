/** `npm run shop -- stuck`: letters that failed, payments without an answer, and receipts that nobody confirms. */
import { instantOf } from "#domain/rules/instants.ts"
import { WrongUse, type ShopCommand } from "#backend/business/command.ts"
import { stuckWork } from "#backend/business/figures.ts"
import { withDatabase } from "#backend/business/operate.ts"

export const command: ShopCommand = {
  usage: "npm run shop -- stuck",
  run: async (args, env) => {
    if (args.length > 0) throw new WrongUse("stuck takes nothing")
    const stuck = await withDatabase(env, (db) => stuckWork(db, instantOf(Date.now())))
    const lines = stuck.map(({ since, what, name, note }) => [since.slice(0, 16), what.padEnd(7), name, note].join("  "))
    return { text: [...lines, `${stuck.length} stuck`].join("\n"), isDone: stuck.length === 0 }
  },
}
