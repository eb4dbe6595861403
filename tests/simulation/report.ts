/** Table of a simulation: what became of the orders, which faults there were, and which rules were kept. */
import { openCases } from "#backend/payments/open-cases.ts"
import type { Finding } from "./audit.ts"
import type { World } from "./world.ts"

/** Problems that are printed of a rule. */
const shown = 8

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

/** Markdown, so that it may be kept as it is printed. */
export const report = async (title: string, world: World, findings: ReadonlyArray<Finding>): Promise<string> => {
  const states = await world.db.query<{ states: string; count: number }>(
    "select concat_ws(', ', state, payment_state, shipment_state) as states, count(*)::int as count from orders where completed_at is not null group by 1 order by 1",
  )
  const [cases, refunds, receipts] = await Promise.all([
    openCases(world.db),
    world.db.query<{ kind: string; count: number; sum: number }>(
      "select reason || ', ' || state as kind, count(*)::int as count, sum(amount)::bigint as sum from refunds group by 1 order by 1",
    ),
    world.db.query<{ status: string; count: number }>(
      "select concat_ws(', ', status, 'void ' || void_state) as status, count(*)::int as count from receipts group by 1 order by 1",
    ),
  ])
  return [
    `### ${title}`,
    "",
    ...table("what shoppers went through", counted(world.ends.values())),
    ...table(
      "orders in the shop's books",
      states.map(({ states: name, count }) => [name, count]),
    ),
    ...table(
      "refunds",
      refunds.map(({ kind, count, sum }) => [kind, `${count.toLocaleString("en")}: ${sum.toLocaleString("en")}₮`]),
    ),
    ...table("list for a person", counted(cases.map(({ kind }) => kind))),
    ...table(
      "VAT receipts",
      receipts.map(({ status, count }) => [status, count]),
    ),
    ...table(
      "faults and calls",
      [...world.counts].toSorted(([one], [other]) => one.localeCompare(other)),
    ),
    ...table(
      "rules",
      findings.map(({ rule, problems }) => [rule, problems.length === 0 ? "held" : `**broken ${problems.length} times**`]),
    ),
    ...findings.flatMap(({ rule, problems }) => problems.slice(0, shown).map((problem) => `- ${rule}: ${problem}`)),
  ].join("\n")
}
