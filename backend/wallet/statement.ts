/** Statement of a wallet, or of one of its parts: each change with the balance after it. Specification §3, E13. */
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { StoreCredit, WalletBalances } from "#domain/entities/wallet/store-credit.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { day, later } from "#domain/rules/instants.ts"
import { change, sum, tugrik } from "#domain/rules/money.ts"
import type { Database } from "#backend/database/database.ts"
import { countRows } from "#backend/http/list-page.ts"
import type { PartRow } from "./parts.ts"

export type StatementQuery = { readonly part: WalletPartKind | null; readonly days: number | null }

type Row = {
  readonly id: number
  readonly kind: WalletPartKind
  readonly action: string
  readonly amount: number
  readonly whole: number
  readonly order_number: string | null
  readonly memo: string
  readonly name: Localized | null
  readonly created_at: Instant
}

/** The balance after an entry counts all before it, also those that are not shown: of the requested part, otherwise of the whole wallet. */
const select = `
  with book as (
    select e.*, sum(amount) over (order by id) as whole from wallet_entries e where user_id = $1 and ($2::text is null or kind = $2)
  )
  select b.id, b.kind, b.action, b.amount, b.whole::bigint as whole, b.order_number, b.memo, n.name, b.created_at
  from book b left join partners n on n.id = b.partner_id
  where ($3::timestamptz is null or b.created_at >= $3)
  order by b.id desc`

const statementRows =
  "wallet_entries where user_id = $1 and ($2::text is null or kind = $2) and ($3::timestamptz is null or created_at >= $3)"

const valuesOf = (userId: number, { part, days }: StatementQuery, now: Instant) => [
  userId,
  part,
  days === null ? null : later(now, -days * day),
]

const entry = (row: Row, locale: Locale): StoreCredit => ({
  id: row.id,
  kind: row.kind,
  partner: row.name === null ? "" : inLocale(row.name, locale),
  action: row.action,
  amount: change(row.amount),
  balance: tugrik(row.whole),
  orderNumber: row.order_number as StoreCredit["orderNumber"],
  memo: row.memo,
  createdAt: row.created_at,
})

/** Owner of the wallet, their language, and the moment from which days are counted back. */
type StatementReader = { readonly userId: number; readonly locale: Locale; readonly now: Instant }
type PagePosition = { readonly page: number; readonly perPage: number }
type StatementPage = { readonly items: ReadonlyArray<StoreCredit>; readonly total: number }

/** A page of the statement, newest entries first, and the number of all its entries. */
export const statementPage = async (
  db: Database,
  { userId, locale, now }: StatementReader,
  query: StatementQuery,
  { page, perPage }: PagePosition,
): Promise<StatementPage> => {
  const filter = valuesOf(userId, query, now)
  const rows = await db.query<Row>(`${select} limit $4 offset $5`, [...filter, perPage, (page - 1) * perPage])
  return { items: rows.map((row) => entry(row, locale)), total: await countRows(db, statementRows, filter) }
}

export const wholeStatement = async (
  db: Database,
  { userId, locale, now }: StatementReader,
  query: StatementQuery,
): Promise<ReadonlyArray<StoreCredit>> => (await db.query<Row>(select, valuesOf(userId, query, now))).map((row) => entry(row, locale))

/** Balances by kind, partners' together. */
export const balances = (parts: ReadonlyArray<PartRow>): WalletBalances => {
  const of = (kind: WalletPartKind) => sum(parts.filter((part) => part.kind === kind).map(({ balance }) => tugrik(balance)))
  return { giftCard: of("gift_card"), bonus: of("bonus"), money: of("money"), discount: of("discount"), partner: of("partner") }
}
