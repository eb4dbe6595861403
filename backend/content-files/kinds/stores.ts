/** Stores of the shop, by their ids. S29i, C24. */
import { defaultLocale, inLocale, type Localized } from "#domain/entities/locale.ts"
import type { DayHours } from "#domain/entities/content/store.ts"
import { StoreContent } from "#domain/entities/content/store-content.ts"
import { readHours, writtenHours } from "#domain/rules/content/written-hours.ts"
import { upsert } from "#backend/database/upsert.ts"
import type { ContentKind } from "../content-kind.ts"

type Row = Omit<StoreContent, "services" | "hours"> & {
  readonly services: Localized<ReadonlyArray<string>>
  readonly hours: ReadonlyArray<DayHours>
}

const storeOf = ({ services, hours, ...row }: Row): StoreContent => ({
  ...row,
  ...(Object.values(services).some((texts) => texts.length > 0) && { services }),
  hours: writtenHours(hours),
})

const rowOf = ({ services, hours, ...store }: StoreContent): Row => ({
  ...store,
  services: services ?? { [defaultLocale]: [] },
  hours: readHours(hours) ?? [],
})

const columns = "id, name, district, address, phone, latitude, longitude, services, hours"

export const kind: ContentKind<StoreContent> = {
  item: StoreContent,
  effect:
    "Stores with their opening hours, by days: `mon-fri`, `sat`. A store that is left out and named by orders is closed: shoppers no longer find it, and the orders keep it.",
  fields: {
    id: "Known by it; stays the same.",
    name: "What it is called; its stock names it in Mongolian.",
    district: "District or aimag, by which shoppers look for it.",
    address: "Where shoppers go.",
    phone: "Telephone of the store.",
    latitude: "Degrees north, for the map.",
    longitude: "Degrees east, for the map.",
    services: "What it does beside selling, a line each.",
    hours: "Opening hours by days, `mon-fri`; a day without hours is closed.",
  },
  example: {
    id: 3,
    name: { mn: "Зайсан салбар", en: "Zaisan" },
    district: { mn: "Хан-Уул", en: "Khan-Uul" },
    address: { mn: "Хан-Уул дүүрэг, 11-р хороо, Зайсангийн тойруу 8", en: "Zaisangiin toiruu 8, 11th khoroo, Khan-Uul" },
    phone: "70001105",
    latitude: 47.8839,
    longitude: 106.9142,
    services: { mn: ["Захиалга авах", "Зогсоол"], en: ["Order pick-up", "Parking"] },
    hours: { "mon-fri": "10:00-21:00", "sat-sun": "10:00-19:00" },
  },
  keyOf: ({ id }) => String(id),
  isOrdered: false,
  // The table of their stock names stores in Mongolian.
  fileFaults: (items) => {
    const names = items.map(({ name }) => inLocale(name, defaultLocale).normalize("NFC").trim())
    return names.flatMap((name, at) =>
      names.indexOf(name) < at ? [{ path: [at, "name"], reason: { key: "content.twice", values: { key: name } } }] : [],
    )
  },
  read: async (db) => (await db.query<Row>(`select ${columns} from stores where listed order by id`)).map(storeOf),
  stored: (store) => storeOf(rowOf(store)),
  write: async (db, { put, gone }) => {
    for (const store of put) {
      const row = rowOf(store)
      await db.query(upsert("stores", "id", columns, { listed: true }), [
        row.id,
        JSON.stringify(row.name),
        JSON.stringify(row.district),
        JSON.stringify(row.address),
        row.phone,
        row.latitude,
        row.longitude,
        JSON.stringify(row.services),
        JSON.stringify(row.hours),
      ])
    }
    const ids = gone.map(({ id }) => id)
    const named = await db.query<{ id: number }>(
      "update stores s set listed = false where id = any ($1) and exists (select from orders o where o.pickup_store_id = s.id) returning id",
      [ids],
    )
    const closed = new Set(named.map(({ id }) => id))
    // What lies in a closed store can no longer be promised.
    await db.query("delete from store_stock where store_id = any ($1)", [ids])
    await db.query("delete from stores where id = any ($1)", [ids.filter((id) => !closed.has(id))])
    return gone.filter(({ id }) => closed.has(id))
  },
}
