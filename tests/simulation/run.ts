/** One run of the simulation on one database. */
import { randomUUID } from "node:crypto"
import pg from "pg"
import { newKey } from "#backend/http/api-keys.ts"
import { importStatement } from "#backend/payments/import-statement.ts"
import { statementLines } from "#backend/payments/statement-file.ts"
import type { Database } from "#backend/database/database.ts"
import { openPostgres } from "#backend/database/postgres.ts"
import { tokenHash } from "#backend/http/shopper.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { emptyDatabase } from "#tests/contract/support/engines.ts"
import { openEmbedded } from "#backend/database/pglite.ts"
import { startPostgres } from "#tests/contract/support/postgres-server.ts"
import { transferSettings } from "#tests/contract/providers/provider-trial.ts"
import { audit, type Finding } from "./audit.ts"
import { clockErrors, faultsOf, meddleWithCreation, meddleWithReceipts, type Breakable } from "./faults.ts"
import { planOf, plentiful, scarce, shoppersFor } from "./plan.ts"
import { randomOf } from "./random.ts"
import { report } from "./report.ts"
import { nodeInside, nodeOutside, type ShopNode } from "./shop-node.ts"
import { live, type Shopper } from "./shopper.ts"
import { startStandIns } from "./stand-ins.ts"
import { begins, VirtualTime } from "./virtual-time.ts"
import { noted, type World } from "./world.ts"

export type Run = {
  readonly orders: number
  readonly seed: number
  readonly engine: "pglite" | "postgres"
  readonly progress?: (text: string) => void
  /** Looks at the shop after its audit, before it is closed. */
  readonly inspect?: (world: World) => Promise<void>
}

/** Orders that live at the same time within a minute. */
const atOnce = 8
const phoneOf = (shopper: number): string => `9${String(1_000_000 + shopper)}`

/** Balances that every shopper begins with: two partners, bonus and discount, with their statement. */
const fillWallets = async (db: Database, now: string): Promise<void> => {
  const partners = await db.query<{ id: string }>("select id from partners order by minimum, id limit 2")
  const given = [
    { kind: "bonus", partner: null, amount: 60_000 },
    { kind: "discount", partner: null, amount: 40_000 },
    ...partners.map(({ id }, at) => ({ kind: "partner", partner: id, amount: 15_000 + at * 10_000 })),
  ]
  for (const { kind, partner, amount } of given) {
    await db.query(
      `with owners as (select id from users where phone like '9%' and length(phone) = 8 and not exists (select from wallet_parts w where w.user_id = users.id and w.kind = $1 and w.partner_id is not distinct from $2::text)),
         entry as (insert into wallet_entries (user_id, kind, partner_id, action, amount, balance, created_at) select id, $1, $2, 'corrected', $3, $3, $4 from owners)
       insert into wallet_parts (user_id, kind, partner_id, balance) select id, $1, $2, $3 from owners`,
      [kind, partner, amount, now],
    )
  }
}

/** The smallest gift card, and a coupon that everybody may use. */
const giftCardAndCoupon = async (db: Database): Promise<number> => {
  await db.query(
    "insert into coupons (code, percent, minimum, usage_limit, once_per_user, name) values ('SIMULATED10', 10, 0, null, false, '{\"mn\": \"x\"}') on conflict do nothing",
  )
  const [card] = await db.query<{ variant_id: number }>("select variant_id from gift_card_products order by amount limit 1")
  if (card === undefined) throw new Error("there are no gift cards")
  return card.variant_id
}

/** Shoppers with sessions, goods with prices and stock. */
const people = async (db: Database, standIns: World["standIns"], orders: number, now: string): Promise<ReadonlyArray<Shopper>> => {
  const shoppers = Array.from({ length: shoppersFor(orders) + orders }, (_, at) => ({ phone: phoneOf(at), token: randomUUID() }))
  for (let from = 0; from < shoppers.length; from += 2000) {
    const batch = shoppers.slice(from, from + 2000).map(({ phone, token }) => ({ phone, hash: tokenHash(token), family: randomUUID() }))
    await db.query(
      `with given as (select * from json_to_recordset($1::json) as x (phone text, hash text, family uuid)),
         made as (insert into users (phone, kind, first_name, last_name, created_at) select phone, 'person', 'Бат', 'Дорж', $2 from given returning id, phone)
       insert into sessions (family, user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
       select g.family, m.id, g.hash, $2::timestamptz + interval '1 year', 'refresh ' || g.hash, $2::timestamptz + interval '1 year' from given g join made m on m.phone = g.phone`,
      [JSON.stringify(batch), now],
    )
  }
  await fillWallets(db, now)
  for (const { phone } of shoppers) standIns.storepay.limits.set(phone, 100_000_000)
  return shoppers.map(({ phone, token }, at) => ({
    phone,
    address: `10.${Math.floor(at / 62_500) + 1}.${Math.floor(at / 250) % 250}.${at % 250}`,
    headers: { authorization: `Bearer ${token}` },
  }))
}

/** Plentiful goods of different prices, and scarce ones. */
const goods = async (db: Database, orders: number): Promise<ReadonlyArray<number>> => {
  const rows = await db.query<{ id: number }>(
    `select min(v.id) as id from variants v join products p on p.id = v.product_id
     where p.price = p.selling_price and not 'made_to_order' = any (p.badges) and not exists (select from hotel_rooms r where r.variant_id = v.id) and not exists (select from gift_card_products g where g.variant_id = v.id)
     group by v.product_id order by 1 limit ${plentiful + scarce}`,
  )
  const ids = rows.map(({ id }) => id)
  const units = ids.map((id, at) => ({
    id,
    price: 15_000 + at * 7500,
    units: at < plentiful ? orders * 4 : Math.max(2, Math.floor(orders / 1000)),
  }))
  await db.script("create table simulated_stock (id int primary key, units int not null)")
  await db.query("insert into simulated_stock select id, units from json_to_recordset($1::json) as x (id int, units int)", [
    JSON.stringify(units),
  ])
  await db.query(
    "update variants v set price = x.price, selling_price = x.price, on_hand = x.units from json_to_recordset($1::json) as x (id int, price int, units int) where v.id = x.id",
    [JSON.stringify(units)],
  )
  return ids
}

/** Imports what the bank's statement has, and the last import once more. */
const readStatement = async (world: World, before: string): Promise<string> => {
  const lines = world.statement.splice(0).map(({ number, amount, journal }) => `2026-11-23;${amount};"${number}";${journal};`)
  if (lines.length === 0) return before
  const file = lines.join("\r\n")
  const read = statementLines(
    ["Огноо;Орлого;Гүйлгээний утга;Журнал;Валют", before, file].filter(Boolean).join("\r\n"),
    transferSettings.statement,
  )
  noted(world, "statement lines imported again", before === "" ? 0 : before.split("\r\n").length)
  for (let tries = 0; ; tries += 1) {
    try {
      await world.operate((services) => importStatement(services, read, services.now()))
      return file
    } catch (error) {
      if (tries === 20) throw error
    }
  }
}

const open = async ({ engine }: Run, environment: Readonly<Record<string, string>>) => {
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

/** Runs the jobs of one process, or of both at once, until nothing is due. */
const tend = async (world: World, minute: number): Promise<void> => {
  for (let round = 0; round < 6; round += 1) {
    const nodes = (minute + round) % 4 === 0 ? world.nodes : [world.nodes[(minute + round) % world.nodes.length] as ShopNode]
    await Promise.all(nodes.map((node) => node.tend()))
    const [due] = await world.db
      .query<{ count: number }>(
        "select count(*)::int as count from payment_requests where state in ('wanted', 'open') and next_at <= $1 and provider <> 'bank_transfer' and provider not in (select provider from provider_health where down_since is not null)",
        [instantOf(world.time.now)],
      )
      .catch(() => [{ count: 1 }])
    if ((due?.count ?? 0) === 0) return
  }
}

/** Returns the table, and whether every rule was kept. */
export const simulate = async (
  run: Run,
): Promise<{ readonly text: string; readonly findings: ReadonlyArray<Finding>; readonly seconds: number }> => {
  const { orders, seed, engine, progress = () => {} } = run
  const began = performance.now()
  const standIns = await startStandIns()
  const time = new VirtualTime(atOnce)
  const opened = await open(run, { ...standIns.environment, SIMULATED_NOW: String(begins) })
  const now = instantOf(begins)
  const { db, nodes, first, breakable } = opened
  const variants = await goods(db, orders)
  const shoppers = await people(db, standIns, orders, now)
  const world: World = {
    time,
    standIns,
    nodes,
    db,
    variants,
    giftCard: await giftCardAndCoupon(db),
    operate: first.backend.operate,
    merchantKey: await newKey(db, "simulation", ["orders"], now),
    statement: [],
    transfers: [],
    creations: new Map(),
    placed: new Set(),
    ends: new Map(),
    counts: new Map(),
    wrong: [],
    random: randomOf(seed, -1),
  }
  const perMinute = Math.min(40, Math.max(2, Math.ceil(orders / 60)))
  const minutes = Math.ceil(orders / perMinute)
  for (let index = 0; index < orders; index += 1) {
    const plan = planOf(seed, index, orders, perMinute)
    const shopper = shoppers[plan.shopper]
    if (shopper !== undefined) time.begin(plan.at, () => live(world, plan, shopper))
  }
  meddleWithCreation(world)
  meddleWithReceipts(world)
  const faults = faultsOf(world, minutes, breakable)
  let statement = ""
  const step = async (minute: number): Promise<void> => {
    const errors = clockErrors(minute, minutes)
    await Promise.all(nodes.map((node, at) => node.setClock(begins + (minute + (errors[at] ?? 0)) * 60_000)))
    const due = faults.filter((fault) => (fault.at > time.minute && fault.at <= minute) || (minute === 0 && fault.at === 0))
    for (const { name } of due) if (name !== "") noted(world, name)
    const happening = Promise.all(due.map(async ({ happen }) => happen()))
    await time.goTo(minute)
    await happening
    if (minute % 20 === 0 || minute > minutes) statement = await readStatement(world, statement)
    await tend(world, minute)
  }
  let minute = 0
  // Minute by minute while orders begin and companies are down, then as far as nobody wants anything.
  for (const busy = minutes + 90; minute < busy; minute += minute < minutes || time.isAwaitedBefore(minute + 2) ? 1 : 5) {
    await step(minute)
    if (minute % 20 === 0) progress(`minute ${minute}: ${world.ends.size} of ${orders} orders ended`)
  }
  // Deliveries, returns and late money; transfers wait a day, and money is watched for three days.
  for (const pause of [
    ...Array.from({ length: 8 }, () => 15),
    ...Array.from({ length: 4 }, () => 60),
    ...Array.from({ length: 11 }, () => 480),
  ]) {
    minute += pause
    await step(minute)
  }
  progress(`minute ${minute}: ${world.ends.size} of ${orders} orders ended`)
  // The tables grew from nothing since they were last looked at.
  await world.db.script("analyze")
  const findings = await audit(world)
  const seconds = Math.round((performance.now() - began) / 1000)
  const text = await report(
    `${orders.toLocaleString("en")} orders on ${engine === "pglite" ? "PGlite" : "PostgreSQL"}, seed ${seed}, ${seconds} s`,
    world,
    findings,
  )
  await run.inspect?.(world)
  await opened.close()
  await standIns.stop()
  return { text, findings, seconds }
}
