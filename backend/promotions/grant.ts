/** Granting of a prize in the transaction of its draw; a won code is its winner's alone. Record 0041. */
import { randomBytes } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Localized } from "#domain/entities/locale.ts"
import type { DrawPrize } from "#domain/entities/promotions/draw.ts"
import { day, later } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import type { Database } from "#backend/database/database.ts"
import { moveWallet } from "#backend/wallet/move-wallet.ts"

export type PrizeRow = {
  readonly id: number
  readonly kind: DrawPrize["kind"]
  readonly name: Localized
  readonly value: number
  readonly weight: number
  readonly quantity: number | null
  readonly granted: number
  readonly event: { readonly place: Localized; readonly startsAt: Instant } | null
}

/** How long a won coupon or gift card can be used. */
const usableFor = 90 * day

/** New number that cannot be guessed, with a prefix of its kind: `WIN-7F03A9C1B2D4`. */
const newNumber = (prefix: string): string => `${prefix}-${randomBytes(6).toString("hex").toUpperCase()}`

type Grant = (db: Database, prize: PrizeRow, userId: number, now: Instant) => Promise<string>

const grants: Readonly<Record<DrawPrize["kind"], Grant>> = {
  coupon: async (db, prize, userId, now) => {
    const code = newNumber("WIN")
    await db.query(
      "insert into coupons (code, amount, minimum, expires_at, usage_limit, once_per_user, name, owner_id) values ($1, $2, 0, $3, 1, true, $4, $5)",
      [code, prize.value, later(now, usableFor), JSON.stringify(prize.name), userId],
    )
    await db.query("insert into coupon_holders (user_id, code, given_at) values ($1, $2, $3)", [userId, code, now])
    return code
  },
  gift_card: async (db, prize, userId, now) => {
    const code = newNumber("GIFT")
    await db.query("insert into gift_cards (number, amount, expires_at, owner_id) values ($1, $2, $3, $4)", [
      code,
      prize.value,
      later(now, usableFor),
      userId,
    ])
    return code
  },
  bonus: async (db, prize, userId, now) => {
    const code = newNumber("BONUS")
    await moveWallet(db, userId, [{ kind: "bonus", amount: tugrik(prize.value) }], {
      action: "earned",
      orderNumber: null,
      memo: code,
      at: now,
    })
    return code
  },
  ticket: async (db, prize, userId) => {
    if (prize.event === null) throw new Error(`the ticket ${prize.id} has no event`)
    const code = newNumber("ET")
    const { place, startsAt } = prize.event
    await db.query("insert into tickets (code, user_id, name, place, starts_at) values ($1, $2, $3, $4, $5)", [
      code,
      userId,
      JSON.stringify(prize.name),
      JSON.stringify(place),
      startsAt,
    ])
    return code
  },
}

/** Takes one of the prize and gives it to the user. Returns its number. */
export const grant: Grant = async (db, prize, userId, now) => {
  await db.query("update draw_prizes set quantity = quantity - 1 where id = $1 and quantity is not null", [prize.id])
  return grants[prize.kind](db, prize, userId, now)
}
