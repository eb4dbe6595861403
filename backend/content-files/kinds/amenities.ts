/** Amenities of hotels and rooms, by their Mongolian names. E29. */
import { defaultLocale, inLocale } from "#domain/entities/locale.ts"
import { AmenityContent } from "#domain/entities/travel/hotel-content.ts"
import { textIn } from "#backend/database/localized-column.ts"
import type { ContentKind } from "../content-kind.ts"

const ownName = textIn("name", defaultLocale)

export const kind: ContentKind<AmenityContent> = {
  item: AmenityContent,
  effect: "What hotels and rooms offer, by which shoppers choose. One that is left out is taken from those that have it.",
  fields: {
    name: "What it is called; hotels and rooms name it by the Mongolian name.",
  },
  example: { name: { mn: "Саун", en: "Sauna" } },
  keyOf: ({ name }) => inLocale(name, defaultLocale),
  isOrdered: false,
  read: (db) => db.query<AmenityContent>("select name from amenities order by id"),
  write: async (db, { put, gone }) => {
    for (const { name } of put) {
      const values = [JSON.stringify(name), inLocale(name, defaultLocale)]
      const renamed = await db.query(`update amenities set name = $1 where ${ownName} = $2 returning id`, values)
      if (renamed.length > 0) continue
      await db.query("insert into amenities (id, name) values ((select coalesce(max(id), 0) + 1 from amenities), $1)", values.slice(0, 1))
    }
    const names = gone.map(({ name }) => inLocale(name, defaultLocale))
    const deleted = await db.query<{ id: number }>(`delete from amenities where ${ownName} = any ($1) returning id`, [names])
    for (const { id } of deleted) {
      await db.query("update hotels set amenities = array_remove(amenities, $1)", [id])
      await db.query("update hotel_rooms set amenities = array_remove(amenities, $1)", [id])
    }
    return []
  },
}
