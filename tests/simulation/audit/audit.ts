/** Audit of a simulated shop: its books against those of its bank, its stock and its wallets, to the tugrik and to the unit. */
import { openCases } from "#backend/payments/open-cases.ts"
import type { World } from "../world.ts"
import type { Checks } from "./check.ts"
import { endingChecks } from "./endings.ts"
import { paymentChecks } from "./payments.ts"
import { providerPayments } from "./provider-payments.ts"
import { refundChecks } from "./refunds.ts"
import { stockAndWalletChecks } from "./stock-and-wallets.ts"

export type Finding = { readonly rule: string; readonly problems: ReadonlyArray<string> }

/** Checks by their rules, in the order in which they are printed. */
const checks: Checks = { ...paymentChecks, ...refundChecks, ...stockAndWalletChecks, ...endingChecks }

/** Result of every rule. The queries read whole tables, so they have no time limit. */
export const audit = (world: World): Promise<ReadonlyArray<Finding>> =>
  world.db.transaction(
    async (db) => {
      const cases = await openCases(db)
      const listed = new Set(cases.flatMap(({ number }) => number ?? []))
      const payments = providerPayments(world.standIns, world.transfers)
      const findings: Finding[] = []
      for (const [rule, check] of Object.entries(checks))
        findings.push({ rule, problems: await check({ world: { ...world, db }, listed, payments }) })
      return [...findings, { rule: "the shop answered as it should", problems: world.wrong }]
    },
    { unlimited: true },
  )
