/** Vendors whose goods the shop lists, by their codes. E19. */
import { onlyTexts, withDefault, type Localized } from "#domain/entities/locale.ts"
import { VendorContent } from "#domain/entities/catalogue/seller-content.ts"
import { ownCode } from "#backend/catalogue/vendors.ts"
import type { Database } from "#backend/database/database.ts"
import { upsert } from "#backend/database/upsert.ts"
import { indexChanged } from "#backend/import/rename-rows.ts"
import { lockImport } from "#backend/import/write-products.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { nonEmptyTexts } from "../optional-texts.ts"
import { deleteOrWithdraw, withEarlier } from "../withdraw.ts"

type Row = {
  readonly code: string
  readonly id: string
  readonly name: Localized
  readonly address: Localized
  readonly phone: string
  readonly picture: string | null
}

const vendorOf = ({ code, id, name, address, phone, picture }: Row): VendorContent => ({
  code,
  ...(id !== code && { id }),
  name: onlyTexts(name),
  ...nonEmptyTexts({ address }),
  ...(phone !== "" && { phone }),
  ...(picture !== null && { picture }),
})

const rowOf = ({ code, id = code, name, address, phone = "", picture }: VendorContent): Row => ({
  code,
  id,
  name,
  address: withDefault(address ?? {}),
  phone,
  picture: picture ?? null,
})

const columns = "code, id, name, address, phone, picture"

const removable = {
  table: "vendors",
  key: "code",
  isInUse: `exists (select from products p where p.vendor_code = vendors.code) or exists (select from brands b where b.vendor_code = vendors.code)
    or exists (select from reviews r where r.vendor_code = vendors.code)`,
}

/** Items with the id of another one: of the file, or of a vendor that the file leaves out and that stays, since it is in use. */
const takenIds = async (db: Database, items: ReadonlyArray<VendorContent>): Promise<ReadonlyArray<ItemFault>> => {
  const codes = items.map(({ code }) => code)
  const others = await db.query<{ id: string }>(`select id from vendors where (${removable.isInUse}) and code <> all ($1::text[])`, [codes])
  const seen = new Set(others.map(({ id }) => id))
  return items.map(rowOf).flatMap(({ id }, at) => {
    const isTaken = seen.has(id)
    seen.add(id)
    return isTaken ? [{ path: [at, "id"], reason: { key: "content.twice", values: { key: id } } }] : []
  })
}

export const kind: ContentKind<VendorContent> = {
  item: VendorContent,
  effect: `Vendors of the goods, each with a page; \`${ownCode}\` is the shop itself. One that is left out and has goods, brands or reviews is shown until its goods have another one.`,
  fields: {
    code: "As product files and brands name it.",
    id: "In the address `/vendor/<id>`; the code by default.",
    name: "What it is called.",
    address: "Where it is.",
    phone: "Its telephone.",
    picture: "Its logo, in place of a picture of its goods.",
  },
  example: {
    code: "uran-dursgal",
    name: { mn: "Уран Дурсгал ХХК", en: "Uran Dursgal LLC" },
    address: { mn: "Сүхбаатар дүүрэг, 8-р хороо", en: "8th khoroo, Sükhbaatar" },
    phone: "70001130",
  },
  keyOf: ({ code }) => code,
  isOrdered: false,
  withPictures: (vendor, nameOf) => ({ ...vendor, ...(vendor.picture !== undefined && { picture: nameOf(vendor.picture) }) }),
  faults: (db, { items }) => takenIds(db, items),
  read: async (db) => (await db.query<Row>(`select ${columns} from vendors where not withdrawn order by code`)).map(vendorOf),
  stored: (vendor) => vendorOf(rowOf(vendor)),
  write: async (db, { put, gone, now }) => {
    await lockImport(db)
    const codes = gone.map(({ code }) => code)
    const withdrawn = await deleteOrWithdraw(db, removable, await withEarlier(db, removable, codes))
    const rows = put.map(rowOf)
    const named = await db.query<{ id: number }>(
      `select p.id from products p join vendors v on v.code = p.vendor_code
       join unnest($1::text[], $2::text[], $3::jsonb[]) w (code, id, name) on w.code = v.code where (v.id, v.name::jsonb) is distinct from (w.id, w.name)`,
      [rows.map(({ code }) => code), rows.map(({ id }) => id), rows.map(({ name }) => JSON.stringify(name))],
    )
    // Two may change their ids for one another: meanwhile they have some that no file can have.
    await db.query("update vendors set id = 'moving ' || code where code = any ($1::text[])", [rows.map(({ code }) => code)])
    for (const { code, id, name, address, phone, picture } of rows) {
      await db.query(upsert("vendors", "code", columns, { withdrawn: false }), [
        code,
        id,
        JSON.stringify(name),
        JSON.stringify(address),
        phone,
        picture,
      ])
    }
    await indexChanged(
      db,
      named.map(({ id }) => id),
      now,
      () => undefined,
    )
    return gone.filter(({ code }) => withdrawn.has(code))
  },
}
