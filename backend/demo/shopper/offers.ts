/** Demo shopper's price suggestions, quotes and a return, one in each state. */
import { day, later } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"

/** `ago`: days; `part`: suggested share of the price. */
const offers = [
  {
    number: "Q100000001",
    kind: "suggestion",
    sku: "ZML700-01-02",
    ago: 9,
    part: 0.7,
    quantity: 1,
    status: "rejected",
    note: "Үзлэгийн загвар үлдсэн бол энэ үнээр авъя",
  },
  {
    number: "Q100000002",
    kind: "suggestion",
    sku: "ZML700-01-02",
    ago: 2,
    part: 0.9,
    quantity: 1,
    status: "accepted",
    note: "Хүргэлт хэрэггүй, дэлгүүрээс өөрөө авна",
  },
  {
    number: "Q100000003",
    kind: "suggestion",
    sku: "UNR1100-02-01",
    ago: 1,
    part: 0.85,
    quantity: 1,
    status: "requested",
    note: "Захын дэлгүүрт ийм үнэтэй байна",
  },
  {
    number: "Q100000004",
    kind: "quote",
    sku: "NRL130-01-02",
    ago: 2,
    part: 0.88,
    quantity: 12,
    status: "accepted",
    note: "Ажилтнуудын бэлэг, 12 хүн. Байгууллагын нэхэмжлэхээр төлнө.",
  },
  {
    number: "Q100000005",
    kind: "quote",
    sku: "CHM2910-01-01",
    ago: 1,
    part: 0,
    quantity: 40,
    status: "requested",
    note: "Баярын бэлэг, 40 ажилтанд. Картан дээр компанийн нэр бичиж болох уу?",
  },
] as const

export const seedOffers = async (services: BackendServices, db: Database, userId: number): Promise<void> => {
  const now = services.now()
  for (const { number, kind, sku, ago, part, quantity, status, note } of offers) {
    const [product] = await db.query<{ id: number; selling_price: number }>(
      "select p.id, p.selling_price from products p join variants v on v.product_id = p.id where v.sku = $1",
      [sku],
    )
    if (product === undefined) continue
    const price = Math.max(1, Math.round((product.selling_price * part) / 100) * 100)
    const isAnswered = status !== "requested"
    const isAccepted = status === "accepted"
    await db.query(
      `insert into offers (number, user_id, kind, product_id, quantity, price, granted_price, contact,
         note, status, valid_until, created_at, answered_at)
       values ($1, $2, $3, $4, $5, $6, $7, '99112233', $8, $9, $10, $11, $12)`,
      [
        number,
        userId,
        kind,
        product.id,
        quantity,
        kind === "suggestion" ? price : null,
        isAccepted ? price : null,
        note,
        status,
        isAccepted ? later(now, 5 * day) : null,
        later(now, -ago * day),
        isAnswered ? later(now, -(ago - 1) * day) : null,
      ],
    )
  }
  await db.query(
    `with rejected_return as (
       insert into returns (number, order_id, status, reason, note, created_at, answered_at)
       select 'B100000001', id, 'rejected', 'mind', 'Өнгө нь надад зохихгүй юм. Шошго нь бүрэн.', $2, $3 from orders where user_id = $1 and number = 'R100000004' returning id, order_id
     )
     insert into return_lines (return_id, line_id, quantity)
     select r.id, min(l.id), 1 from rejected_return r join line_items l on l.order_id = r.order_id group by r.id`,
    [userId, later(now, -7 * day), later(now, -6 * day)],
  )
}
