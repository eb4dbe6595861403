/** Settling of a case by a person, with a record of who did what. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import type { CaseLetter } from "./open-cases.ts"

export type Settlement = {
  /** `settled`: nothing is left to do. `again`: a refund that surely was not sent is sent again. */
  readonly outcome: "settled" | "again"
  readonly person: string
  readonly note: string
  /** Number of a receipt that the person found to be filed. */
  readonly receiptId?: string | null
}

/** Statement that settles a case; its parameters are the id of the row and the time, then the receipt's number where it `takesReceipt`. */
type Change = { readonly sql: string; readonly takesReceipt?: true }

/** Changes by the letter of a case and the outcome, where it is possible. A statement returns no row where the case is not open. */
const changes: Readonly<Record<CaseLetter, { readonly settled: Change; readonly again: Change | null }>> = {
  C: {
    settled: { sql: "update payment_cases set resolved_at = $2 where id = $1 and resolved_at is null returning 1" },
    again: null,
  },
  F: {
    settled: { sql: "update refunds set state = 'done', settled_at = $2 where id = $1 and state in ('by_hand', 'unknown') returning 1" },
    again: { sql: "update refunds set state = 'due', next_at = $2, attempts = 0 where id = $1 and state = 'unknown' returning 1" },
  },
  T: {
    settled: {
      sql: `update receipts set status = 'confirmed', confirmed_at = $2, receipt_id = $3
        where order_id = $1 and status in ('unknown', 'refused') returning 1`,
      takesReceipt: true,
    },
    again: {
      sql: `update receipts set status = 'pending', next_at = $2, attempts = 0
        where order_id = $1 and status in ('unknown', 'refused') returning 1`,
    },
  },
  V: {
    settled: {
      sql: `update receipts set void_state = 'done', voided_at = $2
        where order_id = $1 and void_state in ('by_hand', 'unknown') returning 1`,
    },
    again: { sql: "update receipts set void_state = 'due', void_next_at = $2 where order_id = $1 and void_state = 'unknown' returning 1" },
  },
}

const isLetter = (text: string): text is CaseLetter => Object.hasOwn(changes, text)

/** Settles an open case once. Returns whether there was such a case of which `outcome` is possible. */
export const settleCase = (
  db: Database,
  number: string,
  { outcome, person, note, receiptId = null }: Settlement,
  now: Instant,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [, letter = "", id = ""] = /^([A-Z])(\d{1,15})$/.exec(number.toUpperCase()) ?? []
    const change = isLetter(letter) ? changes[letter][outcome] : null
    if (change === null) return false
    const changed = await tx.query(change.sql, change.takesReceipt ? [id, now, receiptId] : [id, now])
    if (changed.length === 0) return false
    await tx.query("insert into case_records (case_number, outcome, person, note, created_at) values ($1, $2, $3, $4, $5)", [
      `${letter}${id}`,
      outcome,
      person,
      note,
      now,
    ])
    return true
  })

export type CaseRecord = {
  readonly case_number: string
  readonly outcome: Settlement["outcome"]
  readonly person: string
  readonly note: string
  readonly created_at: Instant
}

/** Records of settled cases, at most 100, newest first. */
export const caseRecords = (db: Database): Promise<ReadonlyArray<CaseRecord>> =>
  db.query<CaseRecord>("select case_number, outcome, person, note, created_at from case_records order by id desc limit 100")
