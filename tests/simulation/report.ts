/** Report of a simulation: outcomes of the orders, faults, and which rules held. */
import { openCases } from "#backend/payments/open-cases.ts"
import type { Finding } from "./audit/audit.ts"
import type { World } from "./world.ts"

/** Maximum number of problems that are printed of a rule. */
const maxProblems = 8

const counted = (values: Iterable<string>): ReadonlyArray<readonly [string, number]> => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([one], [other]) => one.localeCompare(other))
}

const table = (head: string, rows: ReadonlyArray<readonly [string, number | string]>): ReadonlyArray<string> => [
  `| ${head} | |`,
  "|---|---|",
  ...rows.map(([name, value]) => `| ${name} | ${typeof value === "number" ? value.toLocaleString("en") : value} |`),
  "",
]

/** Markdown of the report. */
export const report = async (title: string, world: World, findings: ReadonlyArray<Finding>): Promise<string> => {
  const { db } = world
  const states = await db.query<{ states: string; count: number }>(
    `select concat_ws(', ', state, payment_state, shipment_state) as states, count(*)::int as count
     from orders where completed_at is not null group by 1 order by 1`,
  )
  const refunds = await db.query<{ kind: string; count: number; sum: number }>(
    "select reason || ', ' || state as kind, count(*)::int as count, sum(amount)::bigint as sum from refunds group by 1 order by 1",
  )
  const receipts = await db.query<{ status: string; count: number }>(
    "select concat_ws(', ', status, 'void ' || void_state) as status, count(*)::int as count from receipts group by 1 order by 1",
  )
  const cases = await openCases(db)
  const countsByName = [...world.counts].toSorted(([one], [other]) => one.localeCompare(other))
  const tables: ReadonlyArray<readonly [head: string, rows: ReadonlyArray<readonly [string, number | string]>]> = [
    ["what shoppers went through", counted(world.outcomes.values())],
    ["orders in the shop's books", states.map(({ states: name, count }) => [name, count])],
    ["refunds", refunds.map(({ kind, count, sum }) => [kind, `${count.toLocaleString("en")}: ${sum.toLocaleString("en")}₮`])],
    ["list for a person", counted(cases.map(({ kind }) => kind))],
    ["VAT receipts", receipts.map(({ status, count }) => [status, count])],
    ["faults and calls", countsByName],
    ["rules", findings.map(({ rule, problems }) => [rule, problems.length === 0 ? "held" : `**broken ${problems.length} times**`])],
  ]
  return [
    `### ${title}`,
    "",
    ...tables.flatMap(([head, rows]) => table(head, rows)),
    ...findings.flatMap(({ rule, problems }) => problems.slice(0, maxProblems).map((problem) => `- ${rule}: ${problem}`)),
  ].join("\n")
}
