/** Wish lists of the demo shopper: a private one with news of every kind, and a shared one. */
import { day, later } from "#domain/rules/instants.ts"
import { newHash } from "#backend/lists/wish-changes.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"

type DemoWish = {
  /** Position of the product in the catalogue. */
  readonly at: number
  readonly quantity?: number
  readonly remark?: string
  /** What it cost more at the time of the wish, in tugrik. */
  readonly dearerBy?: number
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
      { at: 0, dearerBy: 100_000, remark: "Ажлын пальто. Саарал нь орж ирвэл түүнийг нь авна." },
      { at: 3, dearerBy: 70_000 },
      { at: 8, wasSoldOut: true, remark: "Ээж, Сараа хоёрт нэг нэгийг" },
      { at: 15 },
    ],
  },
  {
    name: "Аавын 60 насны ой",
    description: "12-р сарын 14-нд тэмдэглэнэ. Баярлалаа!",
    isPrivate: false,
    wishes: [{ at: 40, remark: "Хар хөх, XXL" }, { at: 62, quantity: 2 }, { at: 90 }],
  },
]

/** Adds the lists of a demo shopper. */
export const seedWishLists = async (services: BackendServices, db: Database, userId: number): Promise<void> => {
  for (const { name, description, isPrivate, wishes } of lists) {
    const [list] = await db.query<{ id: number }>(
      `insert into wish_lists (user_id, hash, name, description, is_private, is_default, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [userId, newHash(), name, description, isPrivate, isPrivate, later(services.now(), -20 * day)],
    )
    if (list === undefined) continue
    for (const { at, quantity = 1, remark = "", dearerBy = 0, wasSoldOut = false } of wishes.toReversed())
      await db.query(
        `insert into wishes (list_id, variant_id, quantity, remark, price, was_sold_out)
         select $1, v.id, $3, $4, v.selling_price + $5, $6 from variants v
         where v.product_id = (select id from products order by id offset $2 limit 1) order by v.position limit 1
         on conflict do nothing`,
        [list.id, at, quantity, remark, dearerBy, wasSoldOut],
      )
  }
}
