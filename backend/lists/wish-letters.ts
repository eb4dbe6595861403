/** News of what changed about wishes, to shoppers who want them: a letter, and a push to their devices. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { wishLetter, type LetterWish } from "#domain/rules/business/wish-letter.ts"
import { day, later } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { settingsOf } from "#backend/account/settings.ts"
import { letterSender } from "#backend/business/letters/letter-sender.ts"
import { queueLetter } from "#backend/business/letters/outbox.ts"
import { isLinked } from "#backend/business/push/push-devices.ts"
import { pushToUser, usualNotifications } from "#backend/business/push/push-outbox.ts"
import { optionsText } from "#backend/catalogue/product-document.ts"
import type { Database } from "#backend/database/database.ts"
import type { Choice } from "#backend/demo/catalogue/options.ts"
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

/** Whether the shopper wants news of prices by letter, and by push; the latter also without an e-mail address. */
const mailed = "u.email_confirmed and u.email is not null and (u.settings #>> '{notifications,prices,email}')::boolean is true"
const pushed = `coalesce((u.settings #>> '{notifications,prices,push}')::boolean, ${usualNotifications.prices.push}) and exists (select from push_devices d where d.user_id = u.id and ${isLinked})`

const changed = `
  from wishes w join wish_lists l on l.id = w.list_id and l.removed_at is null join users u on u.id = l.user_id
  join variants v on v.id = w.variant_id join products p on p.id = v.product_id
  where v.on_hand > 0 and p.listed
    and (v.selling_price < coalesce(w.told_price, w.price) or coalesce(w.told_sold_out, w.was_sold_out))`

const wishOfRow = (row: Row, locale: Locale): LetterWish => ({
  name: locale === "en" ? row.title_en : row.title_mn,
  optionsText: optionsText(row.options, locale),
  sellingPrice: tugrik(row.selling_price),
  wishedPrice: tugrik(row.known_price),
  totalOnHand: row.on_hand,
  wasSoldOut: row.known_sold_out,
})

/** How long news of wishes is worth a push. */
const pushUseful = 3 * day

type Shopper = { readonly id: number; readonly email: string | null; readonly mailed: boolean }

/** Queues one letter and one push for all news of a shopper's wishes, and remembers what they say; returns whether there were any. */
const sendOne = ({ config, carriers }: BackendServices, db: Database, { id: userId, email, mailed: wantsLetter }: Shopper, now: Instant): Promise<boolean> =>
  db.transaction(async (tx) => {
    const rows = await tx.query<Row>(
      `select w.id, p.title_mn, p.title_en, v.options, v.selling_price, coalesce(w.told_price, w.price) as known_price,
         coalesce(w.told_sold_out, w.was_sold_out) as known_sold_out, v.on_hand ${changed} and u.id = $1 order by w.position desc for update of w`,
      [userId],
    )
    const locale = (await settingsOf(tx, userId)).locale ?? "mn"
    const letter = wishLetter(rows.map((row) => wishOfRow(row, locale)), { ...letterSender(config), locale })
    if (letter === null) return false
    const key = `wishes ${userId} ${now}`
    if (email !== null && wantsLetter && carriers.email !== null) await queueLetter(config, tx, { key, channel: "email", to: email, userId, locale, letter }, now)
    const push = { title: letter.email.title, body: letter.email.lead, path: `${locale === "en" ? "/en" : ""}/account/wishlists` }
    await pushToUser(tx, userId, { key, kind: "prices", text: { mn: push, en: push }, usefulUntil: later(now, pushUseful) }, now)
    await tx.query(
      `update wishes w set told_price = least(v.selling_price, coalesce(w.told_price, w.price)), told_sold_out = false
       from variants v where v.id = w.variant_id and w.id = any ($1::bigint[])`,
      [rows.map(({ id }) => id)],
    )
    return true
  })

/** Tells shoppers of their wishes, and notes which are sold out now. Returns the number of shoppers. */
export const sendWishNews = async (services: BackendServices, now: Instant): Promise<number> => {
  const { db, carriers } = services
  await db.query(
    `update wishes w set told_sold_out = true from variants v
     where v.id = w.variant_id and v.on_hand <= 0 and not coalesce(w.told_sold_out, w.was_sold_out)`,
  )
  const shoppers = await db.query<Shopper>(
    `select distinct u.id, u.email, (${mailed}) as mailed ${changed} and (($2::boolean and ${mailed}) or (${pushed})) order by u.id limit $1`,
    [atOnce, carriers.email !== null],
  )
  let sentCount = 0
  for (const shopper of shoppers) if (await sendOne(services, db, shopper, now)) sentCount += 1
  return sentCount
}
