/** Wish lists of the demo shopper: a private one with news of every kind, and a shared one. */
import { day, later } from "#domain/rules/instants.ts"
import { newHash } from "#backend/lists/wish-changes.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"

type DemoWish = {
  /** Position of the product among those of the demo, by their ids. */
  readonly productAt: number
  readonly quantity?: number
  readonly remark?: string
  /** How much cheaper the product has become since the wish, in tugrik. */
  readonly priceDrop?: number
  /** Whether it was sold out at the wish, so that it is in stock again. */
  readonly wasSoldOut?: boolean
}

type DemoList = {
  readonly name: string
  readonly description: string
  readonly isPrivate: boolean
  readonly wishes: ReadonlyArray<DemoWish>
}

const lists: ReadonlyArray<DemoList> = [
  {
    name: "Өвлийн хувцас",
    description: "",
    isPrivate: true,
    wishes: [
      { productAt: 0, priceDrop: 100_000, remark: "Ажлын пальто. Саарал нь орж ирвэл түүнийг нь авна." },
      { productAt: 3, priceDrop: 70_000 },
      { productAt: 8, wasSoldOut: true, remark: "Ээж, Сараа хоёрт нэг нэгийг" },
      { productAt: 15 },
    ],
  },
  {
    name: "Аавын 60 насны ой",
    description: "12-р сарын 14-нд тэмдэглэнэ. Баярлалаа!",
    isPrivate: false,
    wishes: [{ productAt: 40, remark: "Хар хөх, XXL" }, { productAt: 62, quantity: 2 }, { productAt: 90 }],
  },
]

/** Adds a wish for the first variant of its product. */
const addWish = (db: Database, listId: number, { productAt, quantity = 1, remark = "", priceDrop = 0, wasSoldOut = false }: DemoWish) =>
  db.query(
    `insert into wishes (list_id, variant_id, quantity, remark, price, was_sold_out)
     select $1, v.id, $3, $4, v.selling_price + $5, $6 from variants v
     where v.product_id = (select id from products order by id offset $2 limit 1) order by v.position limit 1
     on conflict do nothing`,
    [listId, productAt, quantity, remark, priceDrop, wasSoldOut],
  )

/** Adds the lists of a demo shopper, made twenty days ago. The private one is the default list. */
export const seedWishLists = async (services: BackendServices, db: Database, userId: number): Promise<void> => {
  for (const { name, description, isPrivate, wishes } of lists) {
    const rows = await db.query<{ id: number }>(
      `insert into wish_lists (user_id, hash, name, description, is_private, is_default, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [userId, newHash(), name, description, isPrivate, isPrivate, later(services.now(), -20 * day)],
    )
    // Lists show the latest wish first.
    for (const { id } of rows) for (const wish of wishes.toReversed()) await addWish(db, id, wish)
  }
}
