/** Names by which content refers to other content, to goods and to the interface. An unknown one is a fault that says the nearest name. */
import { defaultLocale, localPath } from "#domain/entities/locale.ts"
import { uploadedPictures } from "#domain/rules/content/safe-addresses.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { nearestOf } from "#backend/shell/setting-faults.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import type { ItemFault } from "./content-kind.ts"

export type Reference = { readonly path: ItemFault["path"]; readonly name: string }

/** Faults of a kind for which the nearest name is searched, since a file of another shop has thousands. */
const maxNearest = 20

/** References that are none of `known`. `key` is a text with the value `name`. */
export const unknownNames = (references: ReadonlyArray<Reference>, known: ReadonlySet<string>, key: TextKey): ReadonlyArray<ItemFault> => {
  const names = [...known]
  return references
    .filter(({ name }) => !known.has(name))
    .map(({ path, name }, at) => {
      const reason: MessageRef = { key, values: { name } }
      const nearest = at < maxNearest ? nearestOf(name, names) : null
      return { path, reason: nearest === null ? reason : { key: "setting.nearest", values: { reason, nearest } } }
    })
}

/** Name of the store `s` as a table has it. */
export const storeName = `normalize(btrim(${textIn("s.name", defaultLocale)}))`

/** What the shop has under a name: SQL of the names, and the text that one is unknown. */
const named = {
  amenity: { names: `select ${textIn("name", defaultLocale)} as name from amenities`, key: "content.noAmenity" },
  author: { names: "select key as name from authors where key is not null and not hidden", key: "content.noAuthor" },
  brand: { names: "select code as name from brands", key: "content.noBrand" },
  category: { names: "select permalink as name from taxons", key: "content.noCategory" },
  coupon: { names: "select code as name from coupons where owner_id is null", key: "content.noCoupon" },
  page: { names: "select distinct slug as name from content_pages", key: "content.noPage" },
  product: { names: "select slug as name from products", key: "content.noProduct" },
  sku: { names: "select sku as name from variants", key: "content.noSku" },
  store: { names: `select ${storeName} as name from stores s where s.listed`, key: "content.noStore" },
  tag: { names: "select name from content_tags", key: "content.noTag" },
  uploadedPicture: { names: `select distinct '${uploadedPictures}' || name as name from article_pictures`, key: "content.noUpload" },
  vendor: { names: "select code as name from vendors", key: "content.noVendor" },
  vendorPage: { names: "select id as name from vendors", key: "content.noVendor" },
} as const satisfies Readonly<Record<string, { readonly names: string; readonly key: TextKey }>>

export type Named = keyof typeof named

/** References to what the shop does not have. */
export const unknownReferences = async (
  db: Database,
  of: Named,
  references: ReadonlyArray<Reference>,
): Promise<ReadonlyArray<ItemFault>> => {
  const { names, key } = named[of]
  const namesIn = async (where: string, values: ReadonlyArray<unknown>) =>
    new Set((await db.query<{ name: string }>(`select name from (${names}) n ${where}`, [...values])).map(({ name }) => name))
  const found = await namesIn("where name = any ($1::text[])", [references.map(({ name }) => name)])
  if (references.every(({ name }) => found.has(name))) return []
  return unknownNames(references, await namesIn("", []), key)
}

/** Beginnings of the addresses of pages that show something of the shop by its name. */
const namedPages: Readonly<Record<string, Named>> = {
  "/page/": "page",
  "/t/": "category",
  "/products/": "product",
  "/brand/": "brand",
  "/vendor/": "vendorPage",
  "/media/c/": "tag",
}

/** Kinds of content to whose pages links lead; a kind with links is stored after them. */
export const linkedKinds = ["pages", "categories", "brands", "vendors", "tags"]

/** Links to pages of what the shop does not have: `/page/delivry`. Links to other pages and sites are not checked. */
export const deadLinks = async (
  db: Database,
  links: ReadonlyArray<{ readonly path: ItemFault["path"]; readonly link: string }>,
): Promise<ReadonlyArray<ItemFault>> => {
  const faults = Object.entries(namedPages).map(([beginning, of]) =>
    unknownReferences(
      db,
      of,
      links.flatMap(({ path, link }) => {
        const address = link.startsWith("/") ? localPath(link.replace(/[?#].*$/, "")).path : ""
        return address.startsWith(beginning) ? [{ path, name: decodeURI(address.slice(beginning.length)) }] : []
      }),
    ),
  )
  return (await Promise.all(faults)).flat()
}
