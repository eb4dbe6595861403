/** Demo partners and gift cards, which belong to nobody yet. */
import type { Instant } from "#domain/entities/ids.ts"
import { partnerMinimums } from "#domain/rules/wallet/wallet.ts"
import { day, later } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"

/** `minimum`: minimum purchase in tugrik. Specification §9, W5. */
const partners = [
  { id: "tenger-fuel", name: { mn: "Тэнгэр шатахуун", en: "Tenger Fuel" }, minimum: partnerMinimums[0] },
  { id: "erdene-pharmacy", name: { mn: "Эрдэнэ эмийн сан", en: "Erdene Pharmacy" }, minimum: partnerMinimums[1] },
  { id: "altan-travel", name: { mn: "Алтан аялал", en: "Altan Travel" }, minimum: partnerMinimums[2] },
] as const

const giftCards = [
  { number: "GIFT-2026-0001", amount: 50_000, days: null },
  { number: "GIFT-2026-0002", amount: 100_000, days: 365 },
  { number: "GIFT-2025-0009", amount: 20_000, days: -40 },
] as const

const daysFrom = (now: Instant, days: number | null): Instant | null => (days === null ? null : later(now, days * day))

export const seedMoney = async (db: Database, now: Instant): Promise<void> => {
  for (const { id, name, minimum } of partners) {
    await db.query("insert into partners (id, name, minimum) values ($1, $2, $3) on conflict do nothing", [
      id,
      JSON.stringify(name),
      minimum,
    ])
  }
  for (const { number, amount, days } of giftCards) {
    await db.query("insert into gift_cards (number, amount, expires_at) values ($1, $2, $3) on conflict do nothing", [
      number,
      amount,
      daysFrom(now, days),
    ])
  }
}
