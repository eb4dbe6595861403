/** Calls of the wallet: balance, statement and the loyalty level. Contract "Lists, money". */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/wallet/store-credits.ts"
import { localDate } from "#domain/rules/calendar-date.ts"
import { sum, tugrik } from "#domain/rules/money.ts"
import { loyaltyOf, loyaltySince } from "#domain/rules/wallet/loyalty.ts"
import { statementAction } from "#domain/rules/wallet/statement-action.ts"
import { statementFile } from "#domain/rules/wallet/statement-file.ts"
import type { Env } from "#backend/http/request-context.ts"
import { listPage } from "#backend/http/list-page.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import { isTextKey } from "#backend/texts/texts.ts"
import { partsOf, shownPart } from "./parts.ts"
import { balances, statementPage, wholeStatement } from "./statement.ts"

const perPage = 20
const headings = ["at", "action", "part", "amount", "balance", "order", "memo"] as const

export const walletRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db } = services

  serve(app, services, contract.loyalty, async ({ userId, now }) => {
    const [row] = await db.query<{ spent: number }>(
      `select coalesce(sum(item_total - discount_total), 0)::bigint as spent from orders
       where user_id = $1 and state = 'complete' and payment_state = 'paid' and completed_at > $2`,
      [userId, loyaltySince(now)],
    )
    if (row === undefined) throw new Error("a sum has one row")
    return loyaltyOf(tugrik(row.spent), services.config.loyalty)
  })
  serve(app, services, contract.wallet, async ({ userId, locale }) => {
    const parts = (await partsOf(db, userId)).map((part) => shownPart(part, locale))
    return { balance: sum(parts.map(({ balance }) => balance)), parts }
  })
  serve(app, services, contract.exportStatement, async ({ userId, query, locale, now }) => {
    const text = (key: TextKey) => formatMessage(locale, { key })
    const textOr = (key: string, value: string) => (isTextKey(key) ? text(key) : value)
    const rows = (await wholeStatement(db, { userId, locale, now }, query)).map(({ kind, partner, ...row }) => ({
      ...row,
      action: text(`statement.action.${statementAction(row)}`),
      part: partner === "" ? textOr(`statement.part.${kind}`, kind ?? "") : partner,
    }))
    return {
      name: `wallet-${localDate(now)}.csv`,
      csv: statementFile(
        headings.map((heading) => text(`statement.column.${heading}`)),
        rows,
      ),
    }
  })
  serve(app, services, contract.storeCredits, async ({ userId, query: { page, ...query }, locale, now }) => {
    const parts = await partsOf(db, userId)
    const { items, total } = await statementPage(db, { userId, locale, now }, query, { page, perPage })
    const balance = sum(parts.map((part) => tugrik(part.balance)))
    return { ...listPage(items, { total, page, perPage }), balance, parts: balances(parts) }
  })
}
