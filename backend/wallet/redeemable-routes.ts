/** Calls of vouchers, gift cards and e-tickets. Contract C24. */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/wallet/redeemables.ts"
import type { Endpoint } from "#adapters/shop/contract/endpoint.ts"
import type { Instant, VariantId } from "#domain/entities/ids.ts"
import { inLocale, type Localized } from "#domain/entities/locale.ts"
import { tugrik } from "#domain/rules/money.ts"
import { isTicketPast } from "#domain/rules/wallet/ticket-time.ts"
import { giftCardProductId } from "#backend/catalogue/products/product-ids.ts"
import { picture } from "#backend/catalogue/products/product-pictures.ts"
import { limitAttempts } from "#backend/http/rate-limiter.ts"
import type { Env, RequestContext } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { giftCardOf, redeemAttempts, redeemGiftCard, redeemVoucher, voucherOf, type GiftCardRow, type VoucherRow } from "./redeem.ts"

type TicketRow = {
  readonly code: string
  readonly name: Localized
  readonly place: Localized
  readonly seat: string
  readonly guests: string
  readonly starts_at: Instant
  readonly ends_at: Instant | null
  readonly used_at: Instant | null
}

export const redeemableRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db } = services

  serve(app, services, contract.vouchers, async ({ userId, locale, now }) => {
    const rows = await db.query<VoucherRow>(
      `select * from vouchers where owner_id = $1 and used_by is null or used_by = $1
       order by (used_at is not null or coalesce(expires_at < $2, false)), used_at desc nulls first, expires_at nulls last, code`,
      [userId, now],
    )
    return { vouchers: rows.map((row) => voucherOf(row, locale, now)) }
  })
  const withinLimit = (request: Pick<RequestContext<Endpoint>, "userId" | "address" | "now">, redeem: () => Promise<Response>) =>
    limitAttempts(db, redeemAttempts(request.userId), request, redeem)
  serve(
    app,
    services,
    contract.useVoucher,
    ({ db: tx, userId, body, locale, now }) => redeemVoucher(tx, { userId, code: body.code, locale, now }),
    { guard: withinLimit },
  )
  serve(app, services, contract.giftCards, async ({ userId }) => {
    const rows = await db.query<GiftCardRow>("select * from gift_cards where redeemed_by = $1 order by redeemed_at desc, number", [userId])
    return { giftCards: rows.map(giftCardOf) }
  })
  serve(app, services, contract.giftCardOffers, async ({ locale }) => {
    // A card goes by e-mail alone.
    if (services.carriers.email === null) return { offers: [], card: null }
    const rows = await db.query<{ variant_id: number; amount: number }>(
      "select variant_id, amount from gift_card_products where not withdrawn order by amount",
    )
    const offers = rows.map(({ variant_id, amount }) => ({ variantId: variant_id as VariantId, amount: tugrik(amount) }))
    const [card] = await db.query<{ title: Localized; description: Localized; picture: string | null }>(
      "select title, description, pictures[1] as picture from products where id = $1",
      [giftCardProductId],
    )
    if (card === undefined) return { offers, card: null }
    const title = inLocale(card.title, locale)
    return {
      offers,
      card: { title, text: inLocale(card.description, locale), image: card.picture === null ? null : picture(card.picture, title) },
    }
  })
  serve(app, services, contract.redeemGiftCard, ({ db: tx, userId, body, now }) => redeemGiftCard(tx, { userId, code: body.number, now }), {
    guard: withinLimit,
  })
  serve(app, services, contract.tickets, async ({ userId, locale, now }) => {
    const rows = await db.query<TicketRow>("select * from tickets where user_id = $1 order by starts_at, code", [userId])
    const tickets = rows.map((row) => ({
      code: row.code,
      name: inLocale(row.name, locale),
      place: inLocale(row.place, locale),
      seat: row.seat,
      guests: row.guests,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      usedAt: row.used_at,
    }))
    return { tickets: tickets.toSorted((one, other) => Number(isTicketPast(one, now)) - Number(isTicketPast(other, now))) }
  })
}
