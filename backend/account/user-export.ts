/** Export of a user's data, by table: what the user wrote, bought, holds and did. Secrets, and the working state of jobs, are not named. */
import type { Database } from "#backend/database/database.ts"

type ExportedTable = { readonly table: string; readonly where: string; readonly columns: string }

const ofUser = "user_id = $1"
const ofOrders = "order_id in (select id from orders where user_id = $1)"
const ofRequests = `payment_id in (select p.id from payments p join orders o on o.id = p.order_id where o.user_id = $1)
  or recharge_id in (select id from recharges where user_id = $1)`
const ofReturns = "return_id in (select r.id from returns r join orders o on o.id = r.order_id where o.user_id = $1)"
const ofSubscriber =
  "subscriber_id in (select n.id from newsletter_subscribers n join users u on u.email = n.email and u.email_confirmed where u.id = $1)"

/** Tables of the export: the user's rows by the condition `where`, with the user's id as `$1`. A test names every other table and column. */
export const exportedTables: ReadonlyArray<ExportedTable> = [
  {
    table: "users",
    where: "id = $1",
    columns: `id, email, email_confirmed, phone, phone_confirmed, kind, first_name, last_name, organization, is_admin, is_demo, created_at,
      birthday, gender, occupation, registration_number, settings, search_history, bookmarks`,
  },
  { table: "addresses", where: ofUser, columns: "id, label, address, is_default, created_at" },
  { table: "administration_log", where: ofUser, columns: "id, who, action, subject, refused, at" },
  {
    table: "article_pictures",
    where: "article_id in (select id from articles where user_id = $1)",
    columns: "name, width, article_id, created_at",
  },
  {
    table: "article_texts",
    where: "article_id in (select id from articles where user_id = $1)",
    columns: "article_id, locale, title, summary, body",
  },
  { table: "articles", where: ofUser, columns: "id, kind, author_id, picture, tags, created_at, state, slug, cover_product" },
  { table: "author_followers", where: ofUser, columns: "author_id, created_at" },
  { table: "authors", where: ofUser, columns: "id, name, about, created_at, key, hidden" },
  {
    table: "bank_answers",
    where: `${ofOrders} or recharge_id in (select id from recharges where user_id = $1)`,
    columns: "reference, order_id, recharge_id, request_id, paid, amount, currency, outcome, received_at",
  },
  { table: "booked_stays", where: ofOrders, columns: "order_id, room_id, arrives, leaves, rooms" },
  { table: "bookmarks", where: ofUser, columns: "article_id, created_at" },
  { table: "comment_ratings", where: ofUser, columns: "comment_id, rating" },
  { table: "comments", where: ofUser, columns: "id, article_id, name, comment, created_at, reply_id" },
  { table: "coupon_holders", where: ofUser, columns: "code, given_at" },
  { table: "coupon_uses", where: ofUser, columns: "order_id, code" },
  {
    table: "coupons",
    where: "owner_id = $1",
    columns: "code, percent, amount, minimum, starts_at, expires_at, usage_limit, once_per_user, name",
  },
  {
    // The seed of an open draw is secret: with it the prize can be computed for every nonce.
    table: "draws",
    where: `${ofUser} and drawn_at is not null`,
    columns: "id, game, chance, seed, odds, commitment, created_at, nonce, prize_id, award, drawn_at",
  },
  {
    // Without those that the user bought for others: their numbers are money of the receivers.
    table: "gift_cards",
    where: "owner_id = $1 or redeemed_by = $1",
    columns: "number, amount, expires_at, redeemed_at, canceled_at",
  },
  {
    table: "letters",
    // A letter with a gift card has the number that its receiver redeems.
    where: `${ofUser} and key not like 'gift card %'`,
    columns: "id, channel, recipient, locale, subject, text, state, created_at, settled_at, is_bulk",
  },
  {
    table: "line_items",
    where: ofOrders,
    columns: "id, order_id, variant_id, quantity, options, price, list_price, position, return_per_mille, return_hours, offer_id",
  },
  {
    table: "newsletter_sendings",
    where: ofSubscriber,
    columns: "issue_id",
  },
  {
    table: "newsletter_subscribers",
    where: "email in (select email from users where id = $1 and email_confirmed)",
    columns: "id, email, locale, state, asked_at, confirmed_at, left_at",
  },
  {
    table: "offers",
    where: ofUser,
    columns: `id, number, kind, product_id, quantity, price, granted_price, contact, note, status, valid_until, created_at, answered_at`,
  },
  {
    table: "orders",
    where: ofUser,
    columns: `id, number, state, payment_state, shipment_state, address, coupon_code, wallet, receipt_for, payment_method_id, item_total,
      list_total, ship_total, discount_total, wallet_total, total, refunded_amount, cancel_reason, created_at, updated_at, completed_at,
      paid_at, shipped_at, delivered_at, canceled_at, expires_at, delivery_slot, note, locale, confirmation, courier, parcel_number,
      pickup_store_id, terms`,
  },
  { table: "passengers", where: ofUser, columns: "id, first_name, last_name, gender, created_at" },
  {
    table: "payment_requests",
    where: ofRequests,
    columns: "id, payment_id, recharge_id, provider, number, amount, state, reference, created_at, canceled_at",
  },
  { table: "payments", where: ofOrders, columns: "id, order_id, method_id, amount, state, created_at, settled_at, lease, card" },
  { table: "push_devices", where: ofUser, columns: "id, origin, locale, created_at, seen_at" },
  { table: "pushes", where: ofUser, columns: "id, device_id, title, body, path, state, created_at, settled_at" },
  {
    table: "receipts",
    where: ofOrders,
    columns: "order_id, status, total, vat, city_tax, receipt_id, lottery, qr_data, confirmed_at, provider, replaces, voided_at",
  },
  { table: "recharges", where: ofUser, columns: "id, number, amount, method_id, state, created_at, expires_at, settled_at" },
  {
    table: "refunds",
    where: ofOrders,
    columns: "id, order_id, amount, reason, state, reference, note, cashback, created_at, settled_at",
  },
  { table: "return_lines", where: ofReturns, columns: "return_id, line_id, quantity" },
  { table: "return_pictures", where: ofReturns, columns: "name, return_id, position" },
  {
    table: "returns",
    where: ofOrders,
    columns: "id, number, order_id, status, reason, note, money, shares, cashback, created_at, answered_at, answer",
  },
  {
    table: "review_pictures",
    where: "review_id in (select id from reviews where user_id = $1)",
    columns: "name, review_id, position, alt, drawn",
  },
  { table: "review_votes", where: ofUser, columns: "review_id" },
  {
    table: "reviews",
    where: ofUser,
    columns: "id, product_id, vendor_code, hotel_id, variant_id, name, rating, review, locale, bought, helpful, created_at",
  },
  {
    table: "saved_cards",
    where: `${ofUser} and registered_at is not null`,
    columns: "id, bank, last_digits, is_default, created_at, registered_at",
  },
  { table: "sessions", where: ofUser, columns: "id, family, device, began_at, used_at, proved_at, access_expires_at, refresh_expires_at" },
  { table: "social_identities", where: ofUser, columns: "provider, subject, linked_at" },
  { table: "tickets", where: ofUser, columns: "code, name, place, seat, starts_at, ends_at, used_at, order_id, guests" },
  { table: "user_pictures", where: ofUser, columns: "name, created_at" },
  { table: "vouchers", where: "owner_id = $1 or used_by = $1", columns: "code, name, value, expires_at, used_at" },
  {
    table: "wallet_entries",
    where: ofUser,
    columns: "id, kind, partner_id, action, amount, balance, order_number, memo, created_at",
  },
  { table: "wallet_parts", where: ofUser, columns: "kind, partner_id, balance" },
  {
    table: "wish_lists",
    where: ofUser,
    columns: "id, hash, name, description, is_private, is_default, position, created_at, removed_at",
  },
  {
    table: "wishes",
    where: "list_id in (select id from wish_lists where user_id = $1)",
    columns: "id, list_id, variant_id, quantity, remark, price, was_sold_out, position",
  },
]

/** The user's rows of every exported table, by its name. */
export const exportOf = async (db: Database, userId: number): Promise<Readonly<Record<string, ReadonlyArray<unknown>>>> => {
  const tables: [name: string, rows: ReadonlyArray<unknown>][] = []
  for (const { table, where, columns } of exportedTables) {
    const rows = await db.query<{ readonly row: unknown }>(
      `select to_jsonb(r) as row from (select ${columns} from ${table} where ${where}) r`,
      [userId],
    )
    tables.push([table, rows.map(({ row }) => row)])
  }
  return Object.fromEntries(tables)
}
