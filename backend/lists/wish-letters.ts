/** Letters of what changed about wishes, to shoppers who asked for them in the settings. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { wishLetter, type ToldWish } from "#domain/rules/business/wish-letter.ts"
import { tugrik } from "#domain/rules/money.ts"
import { settingsOf } from "#backend/account/settings.ts"
import { letterSender } from "#backend/business/letters/letter-sender.ts"
import { queueLetter } from "#backend/business/letters/outbox.ts"
import { optionsText } from "#backend/catalogue/product-document.ts"
import type { Database } from "#backend/database/database.ts"
import type { Choice } from "#backend/demo/options.ts"
import type { BackendServices } from "#backend/services.ts"

type Row = {
  readonly id: number
  readonly title_mn: string
  readonly title_en: string
  readonly options: ReadonlyArray<Choice>
  readonly selling_price: number
  readonly known_price: number
  readonly known_sold_out: boolean
  readonly on_hand: number
}

/** Shoppers told in one round; the next ones follow in the next. */
const atOnce = 50

const changed = `
  from wishes w join wish_lists l on l.id = w.list_id and l.removed_at is null join users u on u.id = l.user_id
  join variants v on v.id = w.variant_id join products p on p.id = v.product_id
  where u.email_confirmed and u.email is not null and (u.settings->'notifications'->'prices'->>'email') = 'true' and v.on_hand > 0
    and (v.selling_price < coalesce(w.told_price, w.price) or coalesce(w.told_sold_out, w.was_sold_out))`

const toldWish = (row: Row, locale: Locale): ToldWish => ({
  name: locale === "en" ? row.title_en : row.title_mn,
  optionsText: optionsText(row.options, locale),
  sellingPrice: tugrik(row.selling_price),
  wishedPrice: tugrik(row.known_price),
  totalOnHand: row.on_hand,
  wasSoldOut: row.known_sold_out,
})

/** Queues one letter for all news of a shopper's wishes, and remembers what it says; returns whether there was one. */
const tell = ({ config }: BackendServices, db: Database, userId: number, email: string, now: Instant): Promise<boolean> =>
  db.transaction(async (tx) => {
    const rows = await tx.query<Row>(
      `select w.id, p.title_mn, p.title_en, v.options, v.selling_price, coalesce(w.told_price, w.price) as known_price,
         coalesce(w.told_sold_out, w.was_sold_out) as known_sold_out, v.on_hand ${changed} and u.id = $1 order by w.position desc for update of w`,
      [userId],
    )
    const locale = (await settingsOf(tx, userId)).locale ?? "mn"
    const letter = wishLetter(rows.map((row) => toldWish(row, locale)), { ...letterSender(config), locale })
    if (letter === null) return false
    await queueLetter(config, tx, { key: `wishes ${userId} ${now}`, channel: "email", to: email, userId, locale, letter }, now)
    await tx.query(
      `update wishes w set told_price = least(v.selling_price, coalesce(w.told_price, w.price)), told_sold_out = false
       from variants v where v.id = w.variant_id and w.id = any ($1::bigint[])`,
      [rows.map(({ id }) => id)],
    )
    return true
  })

/** Tells shoppers of their wishes, and notes which are sold out now. Returns the number of letters. */
export const tellWishes = async (services: BackendServices, now: Instant): Promise<number> => {
  const { db, carriers } = services
  await db.query(
    `update wishes w set told_sold_out = true from variants v
     where v.id = w.variant_id and v.on_hand <= 0 and not coalesce(w.told_sold_out, w.was_sold_out)`,
  )
  if (carriers.email === null) return 0
  const shoppers = await db.query<{ id: number; email: string }>(`select distinct u.id, u.email ${changed} order by u.id limit $1`, [atOnce])
  let told = 0
  for (const { id, email } of shoppers) if (await tell(services, db, id, email, now)) told += 1
  return told
}
