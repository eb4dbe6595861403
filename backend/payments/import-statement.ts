/** Import of a bank's statement: transfers pay the orders whose number they name; the rest is for a person. */
import type { Instant } from "#domain/entities/ids.ts"
import { rounded } from "#domain/rules/rounding.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { applyBankAnswer } from "./bank-answer.ts"
import { applyChecked } from "./apply-checked.ts"
import { openCase } from "./cases.ts"
import { nothingReceived } from "./payment-provider.ts"
import type { StatementLine } from "./statement-file.ts"

const provider = "bank_transfer"

/** `known`: imported before. Any other but `taken` is for a person. */
export type LineOutcome = "taken" | "known" | "late" | "again" | "amount" | "currency" | "unmatched"
export type ImportedLine = StatementLine & { readonly number: string | null; readonly outcome: LineOutcome }

/** The only number of an order or recharge in a text; `null` for none or several. */
const numberIn = (text: string): string | null => {
  const found = new Set(text.toUpperCase().match(/(?<![A-Z0-9])[RW]\d{9}(?!\d)/g))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

type Found = { readonly request_id: number | null; readonly order_id: number | null }

const find = async (db: Database, number: string): Promise<Found | null> => {
  const [row] = await db.query<Found>(
    `select o.id as order_id, (
       select r.id from payment_requests r join payments p on p.id = r.payment_id
       where p.order_id = o.id and r.provider = $2 order by r.id desc limit 1) as request_id
     from orders o where o.number = $1 and o.completed_at is not null
     union all
     select null, r.id from recharges c join payment_requests r on r.recharge_id = c.id and r.provider = $2 where c.number = $1`,
    [number, provider],
  )
  return row ?? null
}

/** A line that was imported before, as it is stored. */
type Stored = { readonly outcome: LineOutcome; readonly number: string | null; readonly amount: number | null; readonly currency: string }

const storedLine = async (db: Database, reference: string): Promise<Stored | null> => {
  const [row] = await db.query<Stored>(
    `select b.outcome, coalesce(o.number, c.number) as number, b.amount, b.currency
     from bank_answers b left join orders o on o.id = b.order_id left join recharges c on c.id = b.recharge_id where b.reference = $1
     union all
     select 'unmatched', number, amount, currency from payment_cases where reference = $1 and kind = 'unmatched'`,
    [reference],
  )
  return row ?? null
}

/** Leaves a line to a person, once. */
const leaveToPerson = async (
  db: Database,
  reference: string,
  number: string | null,
  { amount, currency, date, description }: StatementLine,
  now: Instant,
): Promise<LineOutcome> => {
  const note = `${date} ${description}`.slice(0, 300)
  return (await openCase(db, { reference, kind: "unmatched", provider, number, amount, currency, note }, now)) ? "unmatched" : "known"
}

const importLine = async (services: BackendServices, db: Database, line: StatementLine, now: Instant): Promise<ImportedLine> => {
  const number = numberIn(line.description)
  const reference = `${provider} ${line.reference}`
  const before = await storedLine(db, reference)
  if (before !== null && (before.amount !== rounded(line.amount) || before.currency !== line.currency || before.number !== number)) {
    // Another transfer: the bank gives a number to several, or begins again.
    const own = [reference, line.date, line.amount, line.currency, number ?? ""].join(" ")
    return { ...line, number, outcome: await leaveToPerson(db, own, number, line, now) }
  }
  if (before !== null && before.outcome !== "unmatched") return { ...line, number, outcome: "known" }
  const found = number === null ? null : await find(db, number)
  if (found?.request_id != null) await applyChecked(services, db, found.request_id, { ...nothingReceived, received: [line] }, now)
  else if (found?.order_id != null) {
    // The shopper chose another method, and made a transfer all the same.
    await db.query("select 1 from orders where id = $1 for update", [found.order_id])
    await applyBankAnswer(
      services,
      db,
      { reference, orderId: found.order_id, paid: true, amount: line.amount, currency: line.currency, provider },
      now,
    )
  }
  const applied = await storedLine(db, reference)
  const outcome =
    applied === null || applied.outcome === "unmatched" ? await leaveToPerson(db, reference, number, line, now) : applied.outcome
  return { ...line, number, outcome }
}

/** Each line in a transaction of its own, so that a file may be imported again after an interruption. */
export const importStatement = async (
  services: BackendServices,
  lines: ReadonlyArray<StatementLine>,
  now: Instant,
): Promise<ReadonlyArray<ImportedLine>> => {
  const imported: ImportedLine[] = []
  for (const line of lines) imported.push(await services.db.transaction((tx) => importLine({ ...services, db: tx }, tx, line, now)))
  return imported
}
