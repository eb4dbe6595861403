/** Categories of the shop's goods, by their addresses. E15. */
import { onlyTexts, withDefault, type Localized } from "#domain/entities/locale.ts"
import { CategoryContent } from "#domain/entities/catalogue/category-content.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Database } from "#backend/database/database.ts"
import { indexRenamed } from "#backend/import/rename-rows.ts"
import { lockImport } from "#backend/import/write-products.ts"
import type { ContentKind } from "../content-kind.ts"
import { nonEmptyTexts } from "../optional-texts.ts"
import { unknownNames } from "../references.ts"
import { deleteOrWithdraw, withEarlier } from "../withdraw.ts"

type Row = Pick<CategoryContent, "address" | "name"> & { readonly text: Localized; readonly picture: string | null }

const categoryOf = ({ address, name, text, picture }: Row): CategoryContent => ({
  address,
  name: onlyTexts(name),
  ...nonEmptyTexts({ text }),
  ...(picture !== null && { picture }),
})

const rowOf = ({ address, name, text, picture }: CategoryContent): Row => ({
  address,
  name,
  text: withDefault(text ?? {}),
  picture: picture ?? null,
})

/** Level of a category: 0 for `food`, 1 for `food/fresh`. */
const levelOf = (address: string): number => address.split("/").length - 1
const parentOf = (address: string): string => address.slice(0, address.lastIndexOf("/"))

const put = async (db: Database, { address, name, text, picture }: Row): Promise<void> => {
  await db.query(
    `insert into taxons (id, level, permalink, name, text, picture) select coalesce(max(id), 0) + 1, $1, $2, $3::jsonb, $4::jsonb, $5 from taxons
     on conflict (permalink) do update set name = excluded.name, text = excluded.text, picture = excluded.picture, withdrawn = false`,
    [levelOf(address), address, JSON.stringify(name), JSON.stringify(text), picture],
  )
}

/** Gives new categories their parents, and all the order of the file. */
const arrange = async (db: Database, addresses: ReadonlyArray<string>, now: Instant): Promise<void> => {
  await db.query(
    `update taxons t set parent_id = p.id from taxons p
     where t.parent_id is null and t.level > 0 and p.permalink = regexp_replace(t.permalink, '/[^/]*$', '')`,
  )
  await db.query(
    `update taxons t set position = u.at, updated_at = $2 from unnest($1::text[]) with ordinality u (permalink, at) where t.permalink = u.permalink`,
    [addresses, now],
  )
}

const removable = {
  table: "taxons",
  key: "permalink",
  isInUse:
    "exists (select from products p where p.taxon_id = taxons.id) or exists (select from taxons below where below.parent_id = taxons.id)",
}

/** Deletes categories, the deepest first. Returns the addresses of those that are withdrawn, since they have goods. */
const remove = async (db: Database, gone: ReadonlyArray<string>): Promise<ReadonlySet<string>> => {
  const addresses = await withEarlier(db, removable, gone)
  const withdrawn: string[] = []
  for (const level of [...new Set(addresses.map(levelOf))].toSorted((one, other) => other - one)) {
    const ofLevel = addresses.filter((address) => levelOf(address) === level)
    withdrawn.push(...(await deleteOrWithdraw(db, removable, ofLevel)))
  }
  return new Set(withdrawn)
}

export const kind: ContentKind<CategoryContent> = {
  item: CategoryContent,
  effect:
    "Categories in the order of the menus, each below the one whose address begins its own. One that is left out and has goods stays until they have another one.",
  fields: {
    address: "As product files name it, and in the address `/t/<address>`; begins with that of the category above.",
    name: "What menus, pages and filters call it.",
    text: "Description below the goods of its page and in search results.",
    picture: "Picture in menus and on the home page, in place of one of its goods.",
  },
  example: {
    address: "tea",
    name: { mn: "Цай", en: "Tea" },
    text: {
      mn: "Шинэ ургацын цай. Сүүтэй цайнд хар, зочинд ногооныг сонгоорой.",
      en: "Tea of the new harvest: black for milk tea, green for guests.",
    },
    picture: "shaazan-dankh.tsagaan.front",
  },
  keyOf: ({ address }) => address,
  isOrdered: true,
  withPictures: (category, nameOf) => ({ ...category, ...(category.picture !== undefined && { picture: nameOf(category.picture) }) }),
  fileFaults: (items) =>
    unknownNames(
      items.flatMap(({ address }, at) => (levelOf(address) === 0 ? [] : [{ path: [at, "address"], name: parentOf(address) }])),
      new Set(items.map(({ address }) => address)),
      "content.noParent",
    ),
  read: async (db) =>
    (await db.query<Row>("select permalink as address, name, text, picture from taxons where not withdrawn order by position, id")).map(
      categoryOf,
    ),
  stored: (category) => categoryOf(rowOf(category)),
  write: async (db, { items, put: changed, gone, now }) => {
    await lockImport(db)
    for (const row of changed.map(rowOf)) await put(db, row)
    await arrange(
      db,
      items.map(({ address }) => address),
      now,
    )
    const withdrawn = await remove(
      db,
      gone.map(({ address }) => address),
    )
    await indexRenamed(db, now, () => undefined)
    return gone.filter(({ address }) => withdrawn.has(address))
  },
}
