/** Settling of a case by a person, with a record of who did what. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"

export type Settlement = {
  /** `settled`: nothing is left to do. `again`: a refund that surely was not sent is sent again. */
  readonly outcome: "settled" | "again"
  readonly person: string
  readonly note: string
  /** Number of a receipt that the person found to be filed. */
  readonly receiptId?: string | null
}

/** What a settlement changes, by the letter of the case; no row where the case is not open. */
const statements: Readonly<Record<string, Partial<Readonly<Record<Settlement["outcome"], string>>>>> = {
  C: { settled: "update payment_cases set resolved_at = $2 where id = $1 and resolved_at is null returning 1" },
  F: {
    settled: "update refunds set state = 'done', settled_at = $2 where id = $1 and state in ('by_hand', 'unknown') returning 1",
    again: "update refunds set state = 'due', next_at = $2, attempts = 0 where id = $1 and state = 'unknown' returning 1",
  },
  T: {
    settled: "update receipts set status = 'confirmed', confirmed_at = $2, receipt_id = $3 where order_id = $1 and status in ('unknown', 'refused') returning 1",
    again: "update receipts set status = 'pending', next_at = $2, attempts = 0 where order_id = $1 and status in ('unknown', 'refused') returning 1",
  },
  V: {
    settled: "update receipts set void_state = 'done', voided_at = $2 where order_id = $1 and void_state in ('by_hand', 'unknown') returning 1",
    again: "update receipts set void_state = 'due', void_next_at = $2 where order_id = $1 and void_state = 'unknown' returning 1",
  },
}

/** Settles an open case once. Returns whether there was such a case. */
export const settleCase = (db: Database, number: string, { outcome, person, note, receiptId = null }: Settlement, now: Instant): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [, letter = "", id = ""] = /^([A-Z])(\d{1,15})$/.exec(number.toUpperCase()) ?? []
    const sql = statements[letter]?.[outcome]
    if (sql === undefined || (await tx.query(sql, sql.includes("$3") ? [id, now, receiptId] : sql.includes("$2") ? [id, now] : [id])).length === 0) return false
    await tx.query("insert into case_records (case_number, outcome, person, note, created_at) values ($1, $2, $3, $4, $5)", [`${letter}${id}`, outcome, person, note, now])
    return true
  })

export type CaseRecord = { readonly case_number: string; readonly outcome: Settlement["outcome"]; readonly person: string; readonly note: string; readonly created_at: Instant }

/** Newest first. */
export const caseRecords = (db: Database): Promise<ReadonlyArray<CaseRecord>> =>
  db.query<CaseRecord>("select case_number, outcome, person, note, created_at from case_records order by id desc limit 100")
