/** Changes of wish lists. Each throws 404 for a list or a wish of somebody else, but `removeWishes`, which leaves those alone. */
import { randomBytes } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { priceNow } from "#backend/catalogue/products/product-conditions.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"
import { formatMessage } from "#backend/texts/format-message.ts"

/** Maximum number of lists of a user, and of wishes in a list. */
export const maxLists = 50
export const maxWishes = 200

/** Key of a list: 128 random bits as lower-case hex, since paths are lower-cased. */
export const newHash = (): string => randomBytes(16).toString("hex")

export type NewList = { readonly name: string; readonly isPrivate: boolean; readonly description: string }

/** Serializes a user's changes, so that limits and the default list hold. */
const lockUser = (db: Database, userId: number) => db.query("select from users where id = $1 for update", [userId])

const tooManyLists = () => new Refusal(422, { key: "wishlist.tooMany", values: { max: maxLists } })
const fullList = () => new Refusal(422, { key: "wishlist.full", values: { max: maxWishes } })

/** Adds a list and returns its hash. Throws 422 for one too many. */
export const createList = async (
  db: Database,
  userId: number,
  { name, isPrivate, description }: NewList,
  now: Instant,
  isDefault = false,
): Promise<string> => {
  await lockUser(db, userId)
  const [row] = await db.query<{ hash: string }>(
    `insert into wish_lists (user_id, hash, name, description, is_private, is_default, created_at)
     select $1, $2, $3, $4, $5, $6, $7
     where (select count(*) from wish_lists where user_id = $1 and removed_at is null) < $8 returning hash`,
    [userId, newHash(), name.trim(), description.trim(), isPrivate, isDefault, now, maxLists],
  )
  if (row === undefined) throw tooManyLists()
  return row.hash
}

/** Id of an own list by its hash, its row locked. */
const ownList = async (db: Database, userId: number, hash: string): Promise<number> => {
  const [row] = await db.query<{ id: number }>(
    "select id from wish_lists where hash = $1 and user_id = $2 and removed_at is null for update",
    [hash, userId],
  )
  if (row === undefined) throw missing("wishlist.missing")
  return row.id
}

/** Id of the default list: the user's first, begun where there is none. */
const defaultList = async (db: Database, userId: number, locale: Locale, now: Instant): Promise<number> => {
  await lockUser(db, userId)
  const [row] = await db.query<{ id: number }>(
    "select id from wish_lists where user_id = $1 and removed_at is null order by is_default desc, position limit 1",
    [userId],
  )
  if (row !== undefined) return row.id
  const name = formatMessage(locale, { key: "wishlist.first" })
  return ownList(db, userId, await createList(db, userId, { name, isPrivate: true, description: "" }, now))
}

/** Adds a variant to a list, or to the default list where `hash` is `null`; a wish that is there stays unchanged. Throws 422 for a full list. */
export const addToList = async (
  db: Database,
  variantId: number,
  hash: string | null,
  { userId, locale, now }: { readonly userId: number; readonly locale: Locale; readonly now: Instant },
): Promise<void> => {
  const list = hash === null ? await defaultList(db, userId, locale, now) : await ownList(db, userId, hash)
  const [variant] = await db.query("select from variants v join products p on p.id = v.product_id and p.for_sale where v.id = $1", [
    variantId,
  ])
  if (variant === undefined) throw wrongField("variant_id", { key: "variant.unknown" })
  const added = await db.query(
    `insert into wishes (list_id, variant_id, price, was_sold_out)
     select $1, v.id, ${priceNow}, v.on_hand = 0 from variants v join products p on p.id = v.product_id
     where v.id = $2 and ((select count(*) from wishes where list_id = $1) < $3
       or exists (select from wishes where list_id = $1 and variant_id = $2))
     on conflict (list_id, variant_id) do update set quantity = wishes.quantity returning id`,
    [list, variantId, maxWishes],
  )
  if (added.length === 0) throw fullList()
}

/** Removes a variant from one list, or from all where `hash` is `null`. */
export const removeFromLists = async (db: Database, userId: number, variantId: number, hash: string | null): Promise<void> => {
  const list = hash === null ? null : await ownList(db, userId, hash)
  await db.query(
    `delete from wishes where variant_id = $2 and list_id in (
       select id from wish_lists where user_id = $1 and removed_at is null and ($3::bigint is null or id = $3))`,
    [userId, variantId, list],
  )
}

/** `null` leaves a value unchanged; `restored` undoes a deletion. */
type ListChange = {
  readonly name: string | null
  readonly description: string | null
  readonly isPrivate: boolean | null
  readonly restored: boolean
}

/** Restores a deleted list of the user; nothing where it is not deleted. Throws 422 for one too many. */
const restoreList = async (db: Database, userId: number, hash: string): Promise<void> => {
  await lockUser(db, userId)
  const [list] = await db.query<{ others: number }>(
    `select (select count(*)::int from wish_lists where user_id = $2 and removed_at is null) as others
     from wish_lists where hash = $1 and user_id = $2 and removed_at is not null`,
    [hash, userId],
  )
  if (list === undefined) return
  if (list.others >= maxLists) throw tooManyLists()
  await db.query("update wish_lists set removed_at = null where hash = $1 and user_id = $2", [hash, userId])
}

export const changeList = async (
  db: Database,
  userId: number,
  hash: string,
  { name, description, isPrivate, restored }: ListChange,
): Promise<void> => {
  if (restored) await restoreList(db, userId, hash)
  const id = await ownList(db, userId, hash)
  await db.query(
    "update wish_lists set name = coalesce($2, name), description = coalesce($3, description), is_private = coalesce($4, is_private) where id = $1",
    [id, name?.trim() ?? null, description?.trim() ?? null, isPrivate],
  )
}

/** Marks a list as deleted; it can be restored until a job deletes it. */
export const removeList = async (db: Database, userId: number, hash: string, now: Instant): Promise<void> => {
  await db.query("update wish_lists set removed_at = $2, is_default = false where id = $1", [await ownList(db, userId, hash), now])
}

export const emptyList = async (db: Database, userId: number, hash: string): Promise<void> => {
  await db.query("delete from wishes where list_id = $1", [await ownList(db, userId, hash)])
}

type WishRow = { readonly id: number; readonly variant_id: number; readonly list_id: number }

/** An own wish, its row locked. */
const ownWish = async (db: Database, userId: number, wish: number): Promise<WishRow> => {
  const [row] = await db.query<WishRow>(
    `select w.id, w.variant_id, w.list_id from wishes w join wish_lists l on l.id = w.list_id
     where w.id = $1 and l.user_id = $2 and l.removed_at is null for update of w`,
    [wish, userId],
  )
  if (row === undefined) throw missing("wish.gone")
  return row
}

/** Moves a wish to the front of another list, in place of a wish of the same variant there. Throws 422 for a full list. */
export const moveWish = async (db: Database, userId: number, wish: number, to: string): Promise<void> => {
  const list = await ownList(db, userId, to)
  const { id, variant_id, list_id } = await ownWish(db, userId, wish)
  if (list_id === list) return
  await db.query("delete from wishes where list_id = $1 and variant_id = $2", [list, variant_id])
  const [{ count } = { count: 0 }] = await db.query<{ count: number }>("select count(*)::int as count from wishes where list_id = $1", [
    list,
  ])
  if (count >= maxWishes) throw fullList()
  await db.query("update wishes set list_id = $2, position = nextval('list_positions') where id = $1", [id, list])
}

export const removeWishes = async (db: Database, userId: number, wishes: ReadonlyArray<number>): Promise<void> => {
  await db.query(
    "delete from wishes where id = any ($2::bigint[]) and list_id in (select id from wish_lists where user_id = $1 and removed_at is null)",
    [userId, wishes],
  )
}

/** `null` leaves a value unchanged. */
type WishChange = { readonly wish: number; readonly quantity: number | null; readonly remark: string | null }

export const changeWish = async (db: Database, userId: number, { wish, quantity, remark }: WishChange): Promise<void> => {
  const { id } = await ownWish(db, userId, wish)
  await db.query("update wishes set quantity = coalesce($2, quantity), remark = coalesce($3, remark) where id = $1", [
    id,
    quantity,
    remark?.trim() ?? null,
  ])
}
