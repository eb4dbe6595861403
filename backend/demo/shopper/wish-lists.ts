/** Wish lists of the demo shopper: a private one with news of every kind, and a shared one. */
import { day, later } from "#domain/rules/instants.ts"
import { newHash } from "#backend/lists/wish-changes.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"

type DemoWish = {
  readonly sku: string
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
      { sku: "NRL100-01-09", priceDrop: 100_000, remark: "Ажлын пальто. Цалин буухаар саарлыг нь авна." },
      { sku: "NRL110-02-01", priceDrop: 70_000, remark: "Пальтоны доогуур" },
      { sku: "NRL140-01-02", quantity: 2, wasSoldOut: true, remark: "Ээж, Сараа хоёрт нэг нэгийг" },
      { sku: "GSH600-01-04", remark: "Зузаан оймстой өмсөж үзээд 38, 39-ийн алийг авахаа шийднэ" },
    ],
  },
  {
    name: "Аавын 60 насны ой",
    description: "Гэртээ тэмдэглэнэ. Давхцуулахгүйн тулд эндээс сонгоорой. Баярлалаа!",
    isPrivate: false,
    wishes: [
      { sku: "NRL120-01-12", remark: "Хар хөх, XXL. Хуучин нь тохойгоороо цоорсон." },
      { sku: "TML410-01-03", quantity: 2, remark: "Аав, ээж хоёрт" },
      { sku: "KHL310-01-08", remark: "Толгойн тойрог нь 59 см" },
      { sku: "BTG1420-01", remark: "Хуучин шатрынх нь нэг морь алга" },
    ],
  },
]

/** Adds a wish for a variant; none where the shop does not have it. */
const addWish = (db: Database, listId: number, { sku, quantity = 1, remark = "", priceDrop = 0, wasSoldOut = false }: DemoWish) =>
  db.query(
    `insert into wishes (list_id, variant_id, quantity, remark, price, was_sold_out)
     select $1, v.id, $3, $4, v.selling_price + $5, $6 from variants v
     where v.sku = $2 on conflict do nothing`,
    [listId, sku, quantity, remark, priceDrop, wasSoldOut],
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
