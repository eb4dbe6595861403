/** One run of the simulation on one database. */
import pg from "pg"
import { newKey } from "#backend/http/api-keys.ts"
import { importStatement } from "#backend/payments/import-statement.ts"
import { statementLines } from "#backend/payments/statement-file.ts"
import { openPostgres } from "#backend/database/postgres.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { emptyDatabase } from "#tests/contract/support/engines.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { startPostgres } from "#tests/contract/support/postgres-server.ts"
import { transferSettings } from "#tests/contract/providers/provider-trial.ts"
import { audit, type Finding } from "./audit/audit.ts"
import { clockErrors, faultsOf, disturbCreation, loseReceiptAnswers, type Breakable } from "./faults.ts"
import { planOf } from "./plan.ts"
import { randomOf } from "./random.ts"
import { report } from "./report.ts"
import { addCoupon, addGoods, addShoppers, smallestGiftCard } from "./seed.ts"
import { nodeInside, nodeOutside, type ShopNode } from "./shop-node.ts"
import { live, type Shopper } from "./shopper.ts"
import { startStandIns, type StandIns } from "./stand-ins.ts"
import { begins, VirtualTime } from "./virtual-time.ts"
import { tally, type World } from "./world.ts"

export type Run = {
  readonly orders: number
  readonly seed: number
  readonly engine: "pglite" | "postgres"
  readonly progress?: (text: string) => void
  /** Inspects the shop after its audit, before it is closed. */
  readonly inspect?: (world: World) => Promise<void>
}

/** Lives of orders that are awake at the same time. */
const awakeLives = 8
/** Times that a statement is imported again where the import fails. */
const maxImportRetries = 20

/** Imports the new lines of the bank's statement, with those of the last import again; returns the new lines. */
const importTransfers = async (world: World, lastLines: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const newLines = world.statement.splice(0).map(({ number, amount, journal }) => `2026-11-23;${amount};"${number}";${journal};`)
  if (newLines.length === 0) return lastLines
  const file = ["Огноо;Орлого;Гүйлгээний утга;Журнал;Валют", ...lastLines, ...newLines].join("\r\n")
  const transfers = await statementLines(() => [Buffer.from(file)], transferSettings.statement)
  tally(world, "statement lines imported again", lastLines.length)
  for (let retries = 0; ; retries += 1) {
    try {
      await world.operate((services) => importStatement(services, transfers, services.now()))
      return newLines
    } catch (error) {
      if (retries === maxImportRetries) throw error
    }
  }
}

/** Opens the two processes of the shop on one database. */
const openShop = async ({ engine }: Run, environment: Readonly<Record<string, string>>) => {
  if (engine === "pglite") {
    const db = await openEmbedded(null, await emptyDatabase())
    const [first, second] = [await nodeInside(environment, db), await nodeInside(environment, db)]
    // Both have the same database, which the first closes.
    return { db, first, nodes: [first, second], breakable: null, close: () => first.stop() }
  }
  const postgres = await startPostgres()
  const first = await nodeInside(environment, openPostgres(postgres.url))
  const process = await nodeOutside({ ...environment, DATABASE_URL: postgres.url })
  const cut = async (): Promise<void> => {
    const client = new pg.Client(postgres.url)
    client.on("error", () => {})
    try {
      await client.connect()
      await client.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'shop'")
    } catch {
      // It is being restarted.
    } finally {
      await client.end().catch(() => {})
    }
  }
  const db = openPostgres(postgres.url)
  const close = async () => {
    await process.stop()
    await first.stop()
    await db.close()
    await postgres.stop()
  }
  return {
    db,
    first,
    nodes: [first, process] as ReadonlyArray<ShopNode>,
    breakable: { postgres, cut, process } satisfies Breakable as Breakable | null,
    close,
  }
}

type OpenedShop = Awaited<ReturnType<typeof openShop>>

/** Number of payment requests that are due at providers that answer; 1 where the database does not. */
const dueRequests = async ({ db, time }: World): Promise<number> => {
  const [due] = await db
    .query<{ count: number }>(
      `select count(*)::int as count from payment_requests
       where state in ('wanted', 'open') and next_at <= $1 and provider <> 'bank_transfer'
         and provider not in (select provider from provider_health where down_since is not null)`,
      [instantOf(time.now)],
    )
    .catch(() => [{ count: 1 }])
  return due?.count ?? 0
}

/** Maximum number of rounds of jobs in a minute. */
const maxRounds = 6

/** Runs the jobs of one process, or of both at once, until nothing is due. */
const runJobs = async (world: World, minute: number): Promise<void> => {
  for (let round = 0; round < maxRounds; round += 1) {
    const turn = minute + round
    const nodes = turn % 4 === 0 ? world.nodes : [world.nodes[turn % world.nodes.length] as ShopNode]
    await Promise.all(nodes.map((node) => node.tend()))
    if ((await dueRequests(world)) === 0) return
  }
}

/** Function that moves the shop to a minute: its clocks, the faults that are due, the lives of orders, statements and jobs. */
const stepOf = (world: World, minutes: number, breakable: Breakable | null) => {
  const faults = faultsOf(world, minutes, breakable)
  let lastLines: ReadonlyArray<string> = []
  return async (minute: number): Promise<void> => {
    const { time, nodes } = world
    const errors = clockErrors(minute, minutes)
    await Promise.all(nodes.map((node, at) => node.setClock(begins + (minute + (errors[at] ?? 0)) * 60_000)))
    const due = faults.filter((fault) => (fault.at > time.minute && fault.at <= minute) || (minute === 0 && fault.at === 0))
    for (const { name } of due) if (name !== "") tally(world, name)
    const happening = Promise.all(due.map(async ({ happen }) => happen()))
    await time.goTo(minute)
    await happening
    if (minute % 20 === 0 || minute > minutes) lastLines = await importTransfers(world, lastLines)
    await runJobs(world, minute)
  }
}

/**
 * Minutes between the steps after the orders: deliveries, returns and late money; transfers wait a day, and money is watched for
 * three days.
 */
const laterPauses: ReadonlyArray<number> = [
  ...Array.from({ length: 8 }, () => 15),
  ...Array.from({ length: 4 }, () => 60),
  ...Array.from({ length: 11 }, () => 480),
]

/** Fills the database of an opened shop; returns the world and its shoppers. */
const populate = async ({ orders, seed }: Run, time: VirtualTime, standIns: StandIns, { db, nodes, first }: OpenedShop) => {
  const now = instantOf(begins)
  const variants = await addGoods(db, orders)
  const shoppers = await addShoppers(db, standIns, orders, now)
  await addCoupon(db)
  const world: World = {
    time,
    standIns,
    nodes,
    db,
    variants,
    giftCard: await smallestGiftCard(db),
    operate: first.backend.operate,
    merchantKey: await newKey(db, "simulation", ["orders"], now),
    statement: [],
    transfers: [],
    creations: new Map(),
    placed: new Set(),
    outcomes: new Map(),
    counts: new Map(),
    wrong: [],
    random: randomOf(seed, -1),
  }
  return { world, shoppers }
}

/** Begins the life of each order in the minute of its plan; returns the number of minutes in which orders begin. */
const beginLives = ({ orders, seed }: Run, world: World, shoppers: ReadonlyArray<Shopper>): number => {
  const perMinute = Math.min(40, Math.max(2, Math.ceil(orders / 60)))
  for (let index = 0; index < orders; index += 1) {
    const plan = planOf(seed, index, orders, perMinute)
    const shopper = shoppers[plan.shopperIndex]
    if (shopper !== undefined) world.time.begin(plan.startMinute, () => live(world, plan, shopper))
  }
  return Math.ceil(orders / perMinute)
}

/** Minutes of small steps after the last order has begun: companies are still down. */
const minutesAfterOrders = 90

/** Moves the shop from its first minute to the end of its last order. */
const runToEnd = async ({ orders, progress = () => {} }: Run, world: World, minutes: number, breakable: Breakable | null) => {
  const step = stepOf(world, minutes, breakable)
  const printProgress = (at: number) => progress(`minute ${at}: ${world.outcomes.size} of ${orders} orders ended`)
  let minute = 0
  // Minute by minute while orders begin, then by five minutes where no life continues before.
  while (minute < minutes + minutesAfterOrders) {
    await step(minute)
    if (minute % 20 === 0) printProgress(minute)
    minute += minute < minutes || world.time.isAwaitedBefore(minute + 2) ? 1 : 5
  }
  for (const pause of laterPauses) {
    minute += pause
    await step(minute)
  }
  printProgress(minute)
}

/** Runs the simulation; returns its report, the findings of the audit, and its duration in seconds. */
export const simulate = async (
  run: Run,
): Promise<{ readonly text: string; readonly findings: ReadonlyArray<Finding>; readonly seconds: number }> => {
  const { orders, seed, engine } = run
  const began = performance.now()
  const standIns = await startStandIns()
  const opened = await openShop(run, { ...standIns.environment, SIMULATED_NOW: String(begins) })
  const { world, shoppers } = await populate(run, new VirtualTime(awakeLives), standIns, opened)
  const minutes = beginLives(run, world, shoppers)
  disturbCreation(world)
  loseReceiptAnswers(world)
  await runToEnd(run, world, minutes, opened.breakable)
  // The tables have grown from nothing since they were last analysed.
  await world.db.script("analyze")
  const findings = await audit(world)
  const seconds = Math.round((performance.now() - began) / 1000)
  const database = engine === "pglite" ? "PGlite" : "PostgreSQL"
  const text = await report(`${orders.toLocaleString("en")} orders on ${database}, seed ${seed}, ${seconds} s`, world, findings)
  await run.inspect?.(world)
  await opened.close()
  await standIns.stop()
  return { text, findings, seconds }
}
