/** Products by which rooms are ordered; their price is that of the chosen nights. */
import { codeText, defaultLocale, forLocales, inLocale } from "#domain/entities/locale.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { localizedLabel } from "#domain/languages/product-labels.ts"
import { titleLatin } from "#domain/rules/transliteration.ts"
import { roomProductId, roomVariantId } from "#backend/catalogue/products/product-ids.ts"
import { ownCode } from "#backend/catalogue/vendors.ts"
import type { Database } from "#backend/database/database.ts"
import { findOrInsertBrand, readNamedRows } from "#backend/import/named-rows.ts"
import type { HotelRow, RoomRow } from "./hotel-rows.ts"

type Seller = { readonly brand_code: string; readonly vendor_code: string }

/** Seller of rooms: the shop itself where it sells goods, else the first seller of the category or of other goods. */
const sellerOf = async (db: Database, category: string, company: string): Promise<Seller> => {
  const [seller] = await db.query<Seller>(
    `select p.brand_code, p.vendor_code from products p join taxons t on t.id = p.taxon_id
     order by p.vendor_code = $1 desc, t.permalink = $2 desc, p.id limit 1`,
    [ownCode, category],
  )
  if (seller !== undefined) return seller
  const brand = await findOrInsertBrand(db, await readNamedRows(db), undefined, company)
  return { brand_code: brand.code, vendor_code: brand.vendor_code }
}

/** Inserts or updates the product and the variant of a room. */
export const putRoomProduct = async (db: Database, hotel: HotelRow, room: RoomRow, now: Instant): Promise<void> => {
  const title = forLocales((locale) => `${inLocale(hotel.name, locale)}, ${inLocale(room.name, locale)}`)
  const shown = [
    roomProductId(room.id),
    JSON.stringify(title),
    titleLatin(`${codeText(hotel.name)}, ${codeText(room.name)}`),
    JSON.stringify(hotel.description),
    hotel.pictures.slice(0, 1),
    now,
    hotel.category,
  ]
  const updated = await db.query(
    `update products set title = $2, title_latin = $3, description = $4, pictures = $5, updated_at = $6, listed = true, taxon_id = (select id from taxons where permalink = $7) where id = $1 returning id`,
    shown,
  )
  if (updated.length > 0) return
  const seller = await sellerOf(db, hotel.category, inLocale(hotel.name, defaultLocale))
  await db.query(
    `insert into products (id, title, title_latin, description, pictures, created_at, updated_at, available_on, taxon_id, slug, sku,
       series, brand_code, vendor_code, price, selling_price, unit)
     select $1, $2, $3, $4, $5, $6, $6, $6, t.id, $8, $9, 'STAY', $10, $11, 0, 0, $12 from taxons t where t.permalink = $7`,
    [
      ...shown,
      `stay-${room.id}`,
      `STAY-${room.id}`,
      seller.brand_code,
      seller.vendor_code,
      JSON.stringify(localizedLabel(({ night }) => night)),
    ],
  )
  await db.query("insert into variants (id, product_id, sku, position, price, selling_price, on_hand) values ($1, $2, $3, 1, 0, 0, 1)", [
    roomVariantId(room.id),
    roomProductId(room.id),
    `STAY-${room.id}-1`,
  ])
}
