/** Pictures of the hotels in a demo shop that an earlier release seeded with drawings. */
import * as Schema from "effect/Schema"
import { defaultLocale, inLocale, type Localized } from "#domain/entities/locale.ts"
import { HotelContent } from "#domain/entities/travel/hotel-content.ts"
import { readFolder } from "#backend/content-files/content-folder.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { fileAt } from "#backend/paths.ts"

type Pictured = { readonly id: number; readonly name: Localized; readonly pictures?: ReadonlyArray<string> }

const renew = (db: Database, table: "hotels" | "hotel_rooms", { id, name, pictures = [] }: Pictured) =>
  db.query(`update ${table} set pictures = $2 where id = $1 and ${textIn("name", defaultLocale)} = $3`, [
    id,
    pictures,
    inLocale(name, defaultLocale),
  ])

/** Gives hotels and rooms of the demo, and what their rooms are ordered by, the present pictures. */
export const renewHotelPictures = async (db: Database): Promise<void> => {
  const content = await readFolder(fileAt("data/content"))
  const hotels = content.filter(({ name }) => name === "hotels").flatMap(({ items }) => items.filter(Schema.is(HotelContent)))
  for (const hotel of hotels) {
    await renew(db, "hotels", hotel)
    for (const room of hotel.rooms) {
      await renew(db, "hotel_rooms", room)
      await db.query(
        "update products p set pictures = $2 from variants v join hotel_rooms r on r.variant_id = v.id where v.product_id = p.id and r.id = $1",
        [room.id, hotel.pictures?.slice(0, 1) ?? []],
      )
    }
  }
}
