/** Wish lists read from the database, with the present prices and stock of their wishes. */
import * as Schema from "effect/Schema"
import type { VariantId } from "#domain/entities/ids.ts"
import { WishList, type Wish } from "#domain/entities/lists/wish-list.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import { optionsText } from "#backend/catalogue/products/product-document.ts"
import { picture } from "#backend/catalogue/products/product-pictures.ts"
import { priceNow, sellable } from "#backend/catalogue/products/product-conditions.ts"
import type { Database } from "#backend/database/database.ts"
import type { StoredOptionValue } from "#backend/catalogue/products/option-values.ts"

type StoredWish = {
  readonly id: number
  readonly variant_id: number
  readonly quantity: number
  readonly remark: string
  readonly wished_price: number
  readonly was_sold_out: boolean
  readonly slug: string
  readonly title: Localized
  readonly options: ReadonlyArray<StoredOptionValue>
  readonly picture: string | null
  readonly price: number
  readonly selling_price: number
  readonly sale_expire_at: string | null
  readonly on_hand: number
}
type StoredList = {
  readonly id: number
  readonly hash: string
  readonly name: string
  readonly description: string
  readonly is_private: boolean
  readonly is_default: boolean
  readonly owner_name: string
  readonly wishes: ReadonlyArray<StoredWish>
}

const selectLists = `
  select l.id, l.hash, l.name, l.description, l.is_private, l.is_default, u.first_name as owner_name, w.wishes
  from wish_lists l join users u on u.id = l.user_id
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', w.id, 'variant_id', w.variant_id, 'quantity', w.quantity, 'remark', w.remark,
      'wished_price', w.price, 'was_sold_out', w.was_sold_out, 'slug', p.slug, 'title', p.title,
      'options', v.options, 'picture', coalesce(v.picture, p.pictures[1]),
      'price', v.price, 'selling_price', ${priceNow}, 'sale_expire_at', p.sale_expire_at, 'on_hand', ${sellable})
      order by w.position desc), '[]') as wishes
    from wishes w join variants v on v.id = w.variant_id join products p on p.id = v.product_id where w.list_id = l.id
  ) w`

/** Amount of the wire form, `90000.0`. */
const money = (tugrik: number): string => tugrik.toFixed(1)
const decode = Schema.decodeUnknownSync(WishList)

const wishDocument = (wish: StoredWish, locale: Locale): typeof Wish.Encoded => {
  const name = inLocale(wish.title, locale)
  const options = optionsText(wish.options, locale)
  return {
    id: wish.id,
    variant_id: wish.variant_id,
    quantity: wish.quantity,
    remark: wish.remark,
    name,
    slug: wish.slug,
    options_text: options,
    image: wish.picture === null ? null : picture(wish.picture, [name, options].filter((part) => part !== "").join(", ")),
    price: money(wish.price),
    selling_price: money(wish.selling_price),
    sale_expire_at: wish.sale_expire_at === null ? null : new Date(wish.sale_expire_at).toISOString(),
    total_on_hand: wish.on_hand,
    wished_price: money(wish.wished_price),
    was_sold_out: wish.was_sold_out,
  }
}

const listOf = ({ wishes, ...list }: StoredList, locale: Locale): WishList =>
  decode({ ...list, wished_products: wishes.map((wish) => wishDocument(wish, locale)) })

/** A user's lists, the newest first. */
export const listsOf = async (db: Database, userId: number, locale: Locale): Promise<ReadonlyArray<WishList>> =>
  (await db.query<StoredList>(`${selectLists} where l.user_id = $1 and l.removed_at is null order by l.position desc`, [userId])).map(
    (list) => listOf(list, locale),
  )

/** The list by its hash if it is shared or belongs to the user; `null` otherwise. `userId` is 0 for a visitor. */
export const visibleList = async (db: Database, hash: string, userId: number, locale: Locale): Promise<WishList | null> => {
  const [row] = await db.query<StoredList>(
    `${selectLists} where l.hash = $1 and l.removed_at is null and (not l.is_private or l.user_id = $2)`,
    [hash, userId],
  )
  return row === undefined ? null : listOf(row, locale)
}

/** Variants that a user wishes, each once. */
export const wishedVariants = async (db: Database, userId: number): Promise<ReadonlyArray<VariantId>> => {
  const rows = await db.query<{ variant_id: VariantId }>(
    `select w.variant_id from wishes w join wish_lists l on l.id = w.list_id
     where l.user_id = $1 and l.removed_at is null group by w.variant_id order by max(w.position) desc`,
    [userId],
  )
  return rows.map(({ variant_id }) => variant_id)
}
