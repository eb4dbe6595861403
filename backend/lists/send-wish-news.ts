/** Job that notifies shoppers of cheaper and restocked wishes, by a letter and by a push to their devices. */
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
import { optionsText } from "#backend/catalogue/products/product-document.ts"
import { picture } from "#backend/catalogue/products/product-pictures.ts"
import { priceNow } from "#backend/catalogue/products/product-conditions.ts"
import type { Database } from "#backend/database/database.ts"
import type { StoredOptionValue } from "#backend/catalogue/products/option-values.ts"
import type { BackendServices } from "#backend/services.ts"

type Row = {
  readonly id: number
  readonly slug: string
  readonly title: Localized
  readonly options: ReadonlyArray<StoredOptionValue>
  readonly picture: string | null
  readonly selling_price: number
  readonly known_price: number
  readonly known_sold_out: boolean
  readonly on_hand: number
}

/** Maximum number of shoppers notified in one round. */
const batch = 50

/**
 * Conditions of the two kinds of news, against what the shopper was last notified of, or else the time of the wish. SQL only chooses
 * shoppers and wishes; what is sent follows from `wishLetter` and `wishPush`. `tests/contract/shop/lists/wish-news.ts` compares the two.
 */
const isCheaper = `${priceNow} < coalesce(w.told_price, w.price)`
const isRestocked = "coalesce(w.told_sold_out, w.was_sold_out)"

/** Wishes in stock with news of either kind. */
const wishesWithNews = `
  from wishes w join wish_lists l on l.id = w.list_id and l.removed_at is null join users u on u.id = l.user_id
  join variants v on v.id = w.variant_id join products p on p.id = v.product_id
  where v.on_hand > 0 and p.for_sale and (${isCheaper} or ${isRestocked})`

/** Whether a letter reaches the shopper, and whether a push does. */
const hasEmail = "u.email_confirmed and u.email is not null"
const hasDevice = `exists (select from push_devices d where d.user_id = u.id and ${isLinked})`

/** Whether the shopper wants a kind of news by a channel. */
const wants = (kind: WishKind, channel: "push" | "email"): string =>
  `coalesce((u.settings #>> '{notifications,${kind},${channel}}')::boolean, ${usualNotifications[kind][channel]})`

/** Whether news of a kind reach the shopper by a wanted channel. `sendsEmail`: SQL parameter whether the shop sends e-mail, such as `$2`. */
const reaches = (kind: WishKind, sendsEmail: `$${number}`): string =>
  `((${sendsEmail}::boolean and ${hasEmail} and ${wants(kind, "email")}) or (${hasDevice} and ${wants(kind, "push")}))`

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

/** How long a push about wishes is worth sending, in milliseconds. */
const pushLifetime = 3 * day

type Shopper = { readonly id: number; readonly email: string | null; readonly has_email: boolean }

/** Wishes of a shopper that have news, locked. */
const lockWishesWithNews = (tx: Database, userId: number): Promise<ReadonlyArray<Row>> =>
  tx.query<Row>(
    `select w.id, p.slug, p.title, v.options, coalesce(v.picture, p.pictures[1]) as picture, ${priceNow} as selling_price,
       coalesce(w.told_price, w.price) as known_price, ${isRestocked} as known_sold_out, v.on_hand
     ${wishesWithNews} and u.id = $1 order by w.position desc for update of w`,
    [userId],
  )

/** Records present prices and stock of wishes, so that they are no news any more. */
const recordNews = (tx: Database, wishes: ReadonlyArray<Row>) =>
  tx.query(
    `update wishes w set told_price = least(${priceNow}, coalesce(w.told_price, w.price)), told_sold_out = false
     from variants v join products p on p.id = v.product_id where v.id = w.variant_id and w.id = any ($1::bigint[])`,
    [wishes.map(({ id }) => id)],
  )

/** Queues one letter and one push for all news of a shopper, and records the news. Returns whether anything was queued. */
const notifyShopper = (
  services: BackendServices,
  db: Database,
  { id: userId, email, has_email: canReceive }: Shopper,
  now: Instant,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const rows = await lockWishesWithNews(tx, userId)
    const settings = await settingsOf(tx, userId)
    const locale = settings.locale ?? defaultLocale
    const wantedKinds = (channel: "push" | "email") => wishKinds.filter((kind) => settings.notifications[kind][channel])
    const wishes = rows.map((row) => wishOfRow(row, locale))
    const isMailed = canReceive && services.carriers.email !== null
    const letter = isMailed ? wishLetter(wishes, { ...letterSender(services), locale }, wantedKinds("email")) : null
    const push = wishPush(wishes, locale, wantedKinds("push"))
    const key = `wishes ${userId} ${now}`
    if (letter !== null && email !== null) {
      await queueLetter(services, tx, { key, channel: "email", to: email, userId, locale, letter }, now)
    }
    if (push !== null) {
      const { kind, ...text } = push
      await pushToUser(tx, userId, { key, kind, text: forLocales(() => text), usefulUntil: later(now, pushLifetime) }, now)
    }
    // Also where nothing was sent: each round begins with the same shoppers, and those after them would wait for ever.
    await recordNews(tx, rows)
    return letter !== null || push !== null
  })

/** Records which wishes are sold out now, and notifies shoppers of news. Returns the number of notified shoppers. */
export const sendWishNews = async (services: BackendServices, now: Instant): Promise<number> => {
  const { db, carriers } = services
  await db.query(
    `update wishes w set told_sold_out = true from variants v
     where v.id = w.variant_id and v.on_hand <= 0 and not coalesce(w.told_sold_out, w.was_sold_out)`,
  )
  const shoppers = await db.query<Shopper>(
    `select distinct u.id, u.email, (${hasEmail}) as has_email ${wishesWithNews}
       and ((${isCheaper} and ${reaches("prices", "$2")}) or (${isRestocked} and ${reaches("stock", "$2")})) order by u.id limit $1`,
    [batch, carriers.email !== null],
  )
  let notified = 0
  for (const shopper of shoppers) if (await notifyShopper(services, db, shopper, now)) notified += 1
  return notified
}
