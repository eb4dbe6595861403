/** Calls of the shopper's coupons. Contract C8. */
import { randomUUID } from "node:crypto"
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/wallet/coupons.ts"
import { isEmail, normalizeEmail } from "#domain/rules/identity/email-address.ts"
import { normalizeRedeemableCode } from "#domain/rules/wallet/code-forms.ts"
import { codeRefusal, isRedeemable } from "#domain/rules/wallet/coupons.ts"
import { queueLetter } from "#backend/notifications/outbox.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { count } from "#backend/http/rate-limiter.ts"
import type { Env } from "#backend/http/request-context.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { couponLetter } from "./coupon-letter.ts"
import { ownCoupon, ownCoupons } from "./own-coupons.ts"
import { refusedCode } from "./refused-code.ts"

export const couponRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db } = services

  serve(app, services, contract.coupons, async ({ userId, locale, now }) => ({ coupons: await ownCoupons(db, userId, locale, now) }))
  serve(app, services, contract.coupon, async ({ userId, params, locale, now }) => {
    const coupon = await ownCoupon(db, userId, normalizeRedeemableCode(params.number), locale, now)
    if (coupon === null) throw missing("coupon.unknown")
    return coupon
  })
  serve(app, services, contract.sendCoupon, async (request) => {
    const { userId, params, body, locale, now } = request
    const coupon = await ownCoupon(request.db, userId, normalizeRedeemableCode(params.number), locale, now)
    if (coupon === null) throw missing("coupon.unknown")
    if (!isEmail(body.email)) throw wrongField("email", { key: "email.incorrect" })
    if (!isRedeemable(coupon, now)) {
      const refused = codeRefusal(coupon, now)
      throw new Refusal(422, refused === null ? { key: "coupon.usedUp" } : refusedCode("coupon", refused))
    }
    if (coupon.isPersonal) throw new Refusal(422, { key: "coupon.personal" })
    await count(request.db, `coupon letters of ${userId}`, limits.couponLetters, now)
    const letter = couponLetter(coupon, services.site().brand, locale)
    await queueLetter(
      services,
      request.db,
      { key: `coupon ${randomUUID()}`, channel: "email", to: normalizeEmail(body.email), userId, locale, letter },
      now,
    )
    return {}
  })
}
