/** Wish lists of the demo shopper: a private one with news of every kind, and a shared one. */
import { day, later } from "#domain/rules/instants.ts"
import { newHash } from "#backend/lists/wish-changes.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"

type DemoWish = {
  /** Handle of the product, in the file of the demo's goods. */
  readonly product: string
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
      { product: "nooluuran-urt-palito", priceDrop: 100_000, remark: "Ажлын пальто. Саарал нь орж ирвэл түүнийг нь авна." },
      { product: "nooluuran-undur-zakhtai-tsamts", priceDrop: 70_000 },
      { product: "nooluuran-beelii", wasSoldOut: true, remark: "Ээж, Сараа хоёрт нэг нэгийг" },
      { product: "kheetei-nooluuran-oroolt" },
    ],
  },
  {
    name: "Аавын 60 насны ой",
    description: "12-р сарын 14-нд тэмдэглэнэ. Баярлалаа!",
    isPrivate: false,
    wishes: [
      { product: "eregtei-nooluuran-tsamts", remark: "Хар хөх, XL. Аав L-д багтахгүй." },
      { product: "ulamjlalt-burkh-malgai" },
      { product: "nogoon-tsainy-ayaga", quantity: 2, remark: "Ээжид бас нэгийг" },
    ],
  },
]

/** Adds a wish for the first variant of its product. */
const addWish = async (
  db: Database,
  listId: number,
  { product, quantity = 1, remark = "", priceDrop = 0, wasSoldOut = false }: DemoWish,
): Promise<void> => {
  const added = await db.query(
    `insert into wishes (list_id, variant_id, quantity, remark, price, was_sold_out)
     select $1, v.id, $3, $4, v.selling_price + $5, $6 from variants v
     where v.product_id = (select id from products where slug = $2) order by v.position limit 1 returning id`,
    [listId, product, quantity, remark, priceDrop, wasSoldOut],
  )
  if (added.length === 0) throw new Error(`the demo has no product ${product}`)
}

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
