/** Brands of the shop's goods, by their codes. E11. */
import { onlyTexts, withDefault, type Localized } from "#domain/entities/locale.ts"
import { BrandContent } from "#domain/entities/catalogue/seller-content.ts"
import { ownCode } from "#backend/catalogue/vendors.ts"
import { upsert } from "#backend/database/upsert.ts"
import { indexChanged, indexRenamed } from "#backend/import/rename-rows.ts"
import { lockImport } from "#backend/import/write-products.ts"
import type { ContentKind } from "../content-kind.ts"
import { nonEmptyTexts } from "../optional-texts.ts"
import { unknownReferences } from "../references.ts"
import { deleteOrWithdraw, withEarlier } from "../withdraw.ts"

type Row = {
  readonly code: string
  readonly vendor_code: string
  readonly name: Localized
  readonly field: Localized
  readonly tagline: Localized
  readonly story: Localized
  readonly picture: string | null
}

const brandOf = ({ code, vendor_code: vendor, name, field, tagline, story, picture }: Row): BrandContent => ({
  code,
  name: onlyTexts(name),
  ...(vendor !== ownCode && { vendor }),
  ...nonEmptyTexts({ field, tagline, story }),
  ...(picture !== null && { picture }),
})

const rowOf = ({ code, vendor = ownCode, name, field, tagline, story, picture }: BrandContent): Row => ({
  code,
  vendor_code: vendor,
  name,
  field: withDefault(field ?? {}),
  tagline: withDefault(tagline ?? {}),
  story: withDefault(story ?? {}),
  picture: picture ?? null,
})

const removable = { table: "brands", key: "code", isInUse: "exists (select from products p where p.brand_code = brands.code)" }

const columns = "code, vendor_code, name, field, tagline, story, picture"

export const kind: ContentKind<BrandContent> = {
  item: BrandContent,
  effect:
    "Brands of the goods, each with a page that tells its story. One that is left out and has goods stays until they have another one.",
  fields: {
    code: "As product files name it, and in the address `/brand/<code>`.",
    name: "What it is called.",
    vendor: "`code` of the vendor who sells it, also of goods that are imported already and name none; the shop itself by default.",
    field: "What it makes, in a few words.",
    tagline: "Its motto, below the name.",
    story: "Text of its page; paragraphs with an empty line between them.",
    picture: "Its logo, in place of a picture of its goods.",
  },
  example: {
    code: "delkhii",
    name: { mn: "Дэлхий", en: "Delkhii" },
    vendor: "uran-dursgal",
    field: { mn: "Шаазан сав", en: "Porcelain" },
    tagline: { mn: "Өдөр бүрийн баяр", en: "A feast every day" },
    story: { mn: "Гурван үеийн вааранчид Налайхын шавраар хийдэг.", en: "Three generations of potters work the clay of Nalaikh." },
    picture: "shaazan-dankh.tsagaan.front",
  },
  keyOf: ({ code }) => code,
  after: ["vendors"],
  isOrdered: false,
  withPictures: (brand, nameOf) => ({ ...brand, ...(brand.picture !== undefined && { picture: nameOf(brand.picture) }) }),
  faults: (db, { items }) =>
    unknownReferences(
      db,
      "vendor",
      items.map(rowOf).map(({ vendor_code: name }, at) => ({ path: [at, "vendor"], name })),
    ),
  read: async (db) => (await db.query<Row>(`select ${columns} from brands where not withdrawn order by code`)).map(brandOf),
  stored: (brand) => brandOf(rowOf(brand)),
  write: async (db, { put, gone, now }) => {
    await lockImport(db)
    for (const { code, vendor_code: vendor, name, field, tagline, story, picture } of put.map(rowOf)) {
      const texts = [name, field, tagline, story].map((text) => JSON.stringify(text))
      await db.query(upsert("brands", "code", columns, { withdrawn: false }), [code, vendor, ...texts, picture])
    }
    const codes = gone.map(({ code }) => code)
    const withdrawn = await deleteOrWithdraw(db, removable, await withEarlier(db, removable, codes))
    const moved = await db.query<{ id: number }>(
      `update products p set vendor_code = b.vendor_code from brands b
       where b.code = any ($1) and b.code = p.brand_code and not p.has_own_vendor and p.vendor_code <> b.vendor_code returning p.id`,
      [put.map(({ code }) => code)],
    )
    await indexChanged(
      db,
      moved.map(({ id }) => id),
      now,
      () => undefined,
    )
    await indexRenamed(db, now, () => undefined)
    return gone.filter(({ code }) => withdrawn.has(code))
  },
}
