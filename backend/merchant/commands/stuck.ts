/** `npm run shop -- stuck`: letters and pushes that failed, payments that are not requested, receipts that are not filed, and what the till warns of. */
import { instantOf } from "#domain/rules/instants.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator } from "#backend/texts/command-language.ts"
import { receiptProvider } from "#backend/configured-providers.ts"
import { stuckWork, type Stuck } from "#backend/merchant/stuck-work.ts"
import { withDatabase } from "#backend/merchant/operate.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { readConfig } from "#backend/config.ts"

const kindKeys = {
  letter: "stuck.letter",
  push: "stuck.push",
  payment: "stuck.payment",
  receipt: "stuck.receipt",
} as const satisfies Readonly<Record<Stuck["what"], TextKey>>

export const command: ShopCommand = {
  summary: "stuck.summary",
  usage: "npm run shop -- stuck",
  run: async (args, env) => {
    const translate = translator(env)
    if (args.length > 0) throw new WrongUse(translate("command.noArguments", { name: "stuck" }))
    const now = instantOf(Date.now())
    const office = receiptProvider(readConfig(env))
    const stuck = await withDatabase(env, (db) => stuckWork(db, office !== null, now))
    const warnings = (await office?.warnings?.(now)) ?? []
    const textOf = (warning: (typeof warnings)[number]): string =>
      typeof warning === "string" ? warning : translate(warning.key, warning.values)
    const lines = [
      ...stuck.map(({ since, what, name, note }) => [since.slice(0, 16), translate(kindKeys[what]).padEnd(7), name, note].join("  ")),
      ...warnings.map((warning) => [now.slice(0, 16), translate(kindKeys.receipt), office?.name, textOf(warning)].join("  ")),
    ]
    return { text: [...lines, translate("stuck.count", { count: lines.length })].join("\n"), isDone: lines.length === 0 }
  },
}
