/** News of what changed about wishes, to shoppers who want them: a letter, and a push to their devices. */
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale, forLocales, inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import { wishKinds, wishLetter, wishPush, type LetterWish, type WishKind } from "#domain/rules/notifications/wish-letter.ts"
import { day, later } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { settingsOf } from "#backend/notifications/user-settings.ts"
import { letterSender } from "#backend/notifications/letter-sender.ts"
import { queueLetter } from "#backend/notifications/outbox.ts"
import { isLinked } from "#backend/push/push-devices.ts"
import { pushToUser, usualNotifications } from "#backend/push/push-outbox.ts"
import { optionsText, picture } from "#backend/catalogue/products/product-document.ts"
import { priceNow } from "#backend/catalogue/products/price-now.ts"
import type { Database } from "#backend/database/database.ts"
import type { Choice } from "#backend/catalogue/products/option-values.ts"
import type { BackendServices } from "#backend/services.ts"

type Row = {
  readonly id: number
  readonly slug: string
  readonly title: Localized
  readonly options: ReadonlyArray<Choice>
  readonly picture: string | null
  readonly selling_price: number
  readonly known_price: number
  readonly known_sold_out: boolean
  readonly on_hand: number
}

/** Maximum number of shoppers notified in one round. */
const atOnce = 50

const fell = `${priceNow} < coalesce(w.told_price, w.price)`
const isBack = "coalesce(w.told_sold_out, w.was_sold_out)"

const changed = `
  from wishes w join wish_lists l on l.id = w.list_id and l.removed_at is null join users u on u.id = l.user_id
  join variants v on v.id = w.variant_id join products p on p.id = v.product_id
  where v.on_hand > 0 and p.for_sale and (${fell} or ${isBack})`

/** Whether a letter or a push reaches the shopper; the latter also without an e-mail address. */
const mailed = "u.email_confirmed and u.email is not null"
const pushed = `exists (select from push_devices d where d.user_id = u.id and ${isLinked})`

const wants = (kind: WishKind, channel: "push" | "email"): string => `coalesce((u.settings #>> '{notifications,${kind},${channel}}')::boolean, ${usualNotifications[kind][channel]})`

/** Whether news of a kind reaches the shopper by a channel that was chosen for it. */
const reaches = (kind: WishKind): string => `(($2::boolean and ${mailed} and ${wants(kind, "email")}) or (${pushed} and ${wants(kind, "push")}))`

const wishOfRow = (row: Row, locale: Locale): LetterWish => ({
  slug: row.slug,
  name: inLocale(row.title, locale),
  optionsText: optionsText(row.options, locale),
  image: row.picture === null ? null : picture(row.picture, ""),
  sellingPrice: tugrik(row.selling_price),
  wishedPrice: tugrik(row.known_price),
  totalOnHand: row.on_hand,
  wasSoldOut: row.known_sold_out,
})

/** How long news of wishes is worth a push. */
const pushUseful = 3 * day

type Shopper = { readonly id: number; readonly email: string | null; readonly is_mailed: boolean }

/** Queues one letter and one push for all news of a shopper's wishes, and remembers what they say; returns whether there were any. */
const sendOne = ({ config, carriers }: BackendServices, db: Database, { id: userId, email, is_mailed: isMailed }: Shopper, now: Instant): Promise<boolean> =>
  db.transaction(async (tx) => {
    const rows = await tx.query<Row>(
      `select w.id, p.slug, p.title, v.options, coalesce(v.picture, p.pictures[1]) as picture, ${priceNow} as selling_price, coalesce(w.told_price, w.price) as known_price,
         ${isBack} as known_sold_out, v.on_hand ${changed} and u.id = $1 order by w.position desc for update of w`,
      [userId],
    )
    const settings = await settingsOf(tx, userId)
    const locale = settings.locale ?? defaultLocale
    const wanted = (channel: "push" | "email") => wishKinds.filter((kind) => settings.notifications[kind][channel])
    const wishes = rows.map((row) => wishOfRow(row, locale))
    const letter = isMailed && carriers.email !== null ? wishLetter(wishes, { ...letterSender(config), locale }, wanted("email")) : null
    const push = wishPush(wishes, locale, wanted("push"))
    if (letter === null && push === null) return false
    const key = `wishes ${userId} ${now}`
    if (letter !== null && email !== null) await queueLetter(config, tx, { key, channel: "email", to: email, userId, locale, letter }, now)
    if (push !== null) {
      const { kind, ...text } = push
      await pushToUser(tx, userId, { key, kind, text: forLocales(() => text), usefulUntil: later(now, pushUseful) }, now)
    }
    await tx.query(
      `update wishes w set told_price = least(${priceNow}, coalesce(w.told_price, w.price)), told_sold_out = false
       from variants v join products p on p.id = v.product_id where v.id = w.variant_id and w.id = any ($1::bigint[])`,
      [rows.map(({ id }) => id)],
    )
    return true
  })

/** Notifies shoppers of their wishes, and records which are sold out now. Returns the number of shoppers. */
export const sendWishNews = async (services: BackendServices, now: Instant): Promise<number> => {
  const { db, carriers } = services
  await db.query(
    `update wishes w set told_sold_out = true from variants v
     where v.id = w.variant_id and v.on_hand <= 0 and not coalesce(w.told_sold_out, w.was_sold_out)`,
  )
  const shoppers = await db.query<Shopper>(
    `select distinct u.id, u.email, (${mailed}) as is_mailed ${changed} and ((${fell} and ${reaches("prices")}) or (${isBack} and ${reaches("stock")})) order by u.id limit $1`,
    [atOnce, carriers.email !== null],
  )
  let sentCount = 0
  for (const shopper of shoppers) if (await sendOne(services, db, shopper, now)) sentCount += 1
  return sentCount
}
