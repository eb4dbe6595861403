/** Stored parts of a wallet, a partner's with its name and minimum. Specification §9, W5. */
import type { Tugrik } from "#domain/entities/money.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { WalletTerms } from "#domain/entities/shell/site.ts"
import type { WalletPart, WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { tugrik } from "#domain/rules/money.ts"
import type { Database } from "#backend/database/database.ts"

export type PartRow = {
  readonly kind: WalletPartKind
  readonly balance: number
  readonly partner_id: string | null
  readonly name: Localized | null
  readonly minimum: number | null
}

/** SQL of the parts of a user as JSON, without empty ones of withdrawn partners; `owner` is the column with the user's id. */
export const partsOfOwner = (owner: string): string =>
  `coalesce((select json_agg(json_build_object('kind', w.kind, 'balance', w.balance, 'partner_id', w.partner_id,
     'name', n.name, 'minimum', n.minimum) order by w.kind, n.minimum, w.partner_id)
   from wallet_parts w left join partners n on n.id = w.partner_id
   where w.user_id = ${owner} and (w.balance > 0 or n.withdrawn is not true)), '[]')`

export const partsOf = async (db: Database, userId: number): Promise<ReadonlyArray<PartRow>> => {
  const [row] = await db.query<{ parts: ReadonlyArray<PartRow> }>(`select ${partsOfOwner("$1::bigint")} as parts`, [userId])
  return row?.parts ?? []
}

type RulePart = { readonly kind: WalletPartKind; readonly balance: Tugrik; readonly minimum: Tugrik | null; readonly partner?: string }

/** A part for the rules of the wallet; partners are distinguished by id. */
export const rulePart = ({ kind, balance, partner_id, minimum }: PartRow): RulePart => ({
  kind,
  balance: tugrik(balance),
  minimum: minimum === null ? null : tugrik(minimum),
  ...(partner_id !== null && { partner: partner_id }),
})

/** A part as shoppers read it; partners have names. */
export const shownPart = (row: PartRow, locale: Locale): WalletPart => ({
  kind: row.kind,
  balance: tugrik(row.balance),
  partner: row.name === null ? "" : inLocale(row.name, locale),
  ...(row.partner_id !== null && { partnerId: row.partner_id }),
  minimum: row.minimum === null ? null : tugrik(row.minimum),
})

/** A part as an order's offer shows it; a partner without a minimum has that of the site. */
export const offeredPart = (row: PartRow, locale: Locale, { partnerMinimum }: WalletTerms) => {
  const { kind, balance, partner, partnerId, minimum } = shownPart(row, locale)
  return {
    kind,
    balance,
    ...(partnerId !== undefined && { byPartner: { id: partnerId, name: partner, minimum: minimum ?? partnerMinimum } }),
  }
}
