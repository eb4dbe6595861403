/** Import of a bank's statement: transfers pay the orders whose number they name; the rest is for a person. */
import type { Instant } from "#domain/entities/ids.ts"
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

const importLine = async (services: BackendServices, db: Database, line: StatementLine, now: Instant): Promise<ImportedLine> => {
  const number = numberIn(line.description)
  const reference = `${provider} ${line.reference}`
  const outcomeOf = async () =>
    (await db.query<{ outcome: LineOutcome }>("select outcome from bank_answers where reference = $1", [reference]))[0]?.outcome
  if ((await outcomeOf()) !== undefined) return { ...line, number, outcome: "known" }
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
  const outcome = await outcomeOf()
  if (outcome !== undefined) return { ...line, number, outcome }
  const isNew = await openCase(
    db,
    {
      reference,
      kind: "unmatched",
      provider,
      number,
      amount: line.amount,
      currency: line.currency,
      note: `${line.date} ${line.description}`.slice(0, 300),
    },
    now,
  )
  return { ...line, number, outcome: isNew ? "unmatched" : "known" }
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
