/** Seeding of the demo shop's stores and of the stock in them. */
import type { DayHours } from "#domain/entities/content/store.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { localizedCells, readTable } from "#backend/tsv-table.ts"

const minutesOf = (time: string): number => {
  const [hours = "", minutes = ""] = time.split(":")
  return Number(hours) * 60 + Number(minutes)
}

/** Opening hours of a cell such as `1-5 10:00-21:00, 6-0 10:00-19:00`. Weekdays count from Sunday, 0; a range may pass over it. */
const hoursOf = (text: string): ReadonlyArray<DayHours> =>
  text.split(", ").flatMap((part) => {
    const [days = "", times = ""] = part.split(" ")
    const [first = 0, last = 0] = days.split("-").map(Number)
    const [from = "", to = ""] = times.split("-")
    const count = ((last - first + 7) % 7) + 1
    return Array.from({ length: count }, (_, at) => ({ weekday: (first + at) % 7, from: minutesOf(from), to: minutesOf(to) }))
  })

type Column = "phone" | "latitude" | "longitude" | "hours"

/** Services by locale, written as `Order pick-up, Repairs`. */
const servicesOf = (store: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(localizedCells(store, "services")).map(([locale, listed]) => [locale, listed.split(", ")]))

/** Adds the stores, unless there are stores already. */
export const seedStores = async (db: Database): Promise<void> => {
  const [row] = await db.query<{ has_stores: boolean }>("select exists (select from stores) as has_stores")
  if (row?.has_stores === true) return
  const rows = await readTable<Column>("stores")
  await insertRows(
    db,
    "stores",
    rows.map((store, at) => ({
      id: at + 1,
      name: localizedCells(store, "name"),
      district: localizedCells(store, "district"),
      address: localizedCells(store, "address"),
      phone: store.phone,
      latitude: Number(store.latitude),
      longitude: Number(store.longitude),
      services: servicesOf(store),
      hours: hoursOf(store.hours),
    })),
  )
  // Two or three stores have a few units of each variant that is not made to order.
  await db.query(
    `insert into store_stock (store_id, variant_id, on_hand)
     select s.id, v.id, least(v.on_hand, 1 + (v.id::bigint * 3 + s.id) % 8)
     from variants v join products p on p.id = v.product_id cross join stores s
     where (v.id::bigint * 5 + s.id * 7) % 4 = 0 and not 'made_to_order' = any (p.badges)
       and not exists (select from hotel_rooms r where r.variant_id = v.id)
       and not exists (select from gift_card_products g where g.variant_id = v.id)`,
  )
}
