/** Taxons with the number of listed products below each. */
import type { TaxonBranch } from "#adapters/shop/contract/catalogue/taxons.ts"
import type { Instant, Permalink, TaxonId } from "#domain/entities/ids.ts"
import type { Taxon } from "#domain/entities/catalogue/taxon.ts"
import type { Localized } from "#domain/entities/locale.ts"
import { taxonTree, type TaxonNode } from "#domain/rules/catalogue/taxon-tree.ts"
import { picture } from "#backend/catalogue/products/product-pictures.ts"
import type { Database } from "#backend/database/database.ts"
import { listedRows } from "#backend/search/indexing/listed-rows.ts"

type Row = {
  readonly id: number
  readonly parent_id: number | null
  readonly level: number
  readonly permalink: string
  readonly name: Localized
  readonly products: number
  readonly picture: string | null
  /** Picture of its newest featured product, otherwise of its newest product. */
  readonly cover: string | null
  readonly withdrawn: boolean
  /** Whether it has rooms of hotels, which are found among the stays. */
  readonly stays: boolean
}

/** All taxons, each with the number of listed products in it and below it, and with its own picture or that of one of them. Withdrawn ones, and those of stays, only with products. */
export const readTaxons = async (db: Database, now: Instant): Promise<ReadonlyArray<Taxon>> => {
  const rows = await db.query<Row>(
    `with sold as materialized (
       select t.permalink, count(*) as products from search_entries e join products p on p.id = e.product_id join taxons t on t.id = p.taxon_id
       where ${listedRows("$1")}
       group by t.permalink
     ),
     stayed as materialized (
       select distinct t.permalink from hotel_rooms r join variants v on v.id = r.variant_id join products p on p.id = v.product_id
       join taxons t on t.id = p.taxon_id
     )
     select t.id, t.parent_id, t.level, t.permalink, t.name, t.picture, t.withdrawn,
       coalesce((select sum(s.products) from sold s
         where s.permalink = t.permalink or starts_with(s.permalink, t.permalink || '/')), 0)::int as products,
       exists (select from stayed s where s.permalink = t.permalink or starts_with(s.permalink, t.permalink || '/')) as stays,
       (
         select p.pictures[1] from products p join taxons o on o.id = p.taxon_id
         where (o.permalink = t.permalink or starts_with(o.permalink, t.permalink || '/')) and p.for_sale
           and exists (select from search_entries e where e.product_id = p.id) and cardinality(p.pictures) > 0
         order by 'featured' = any(p.badges) desc, p.id desc limit 1
       ) as cover
     from taxons t order by t.position, t.id`,
    [now],
  )
  return rows
    .filter(({ withdrawn, stays, products }) => (!withdrawn && !stays) || products > 0)
    .map((row) => {
      const shown = row.picture ?? (row.products === 0 ? null : row.cover)
      return {
        id: row.id as TaxonId,
        parentId: row.parent_id as TaxonId | null,
        level: row.level,
        permalink: row.permalink as Permalink,
        name: row.name,
        image: shown === null ? null : picture(shown, ""),
        products: row.products,
      }
    })
}

/** Description of a taxon; `null` for an unknown one. */
export const readTaxonText = async (db: Database, permalink: string): Promise<Localized | null> => {
  const [row] = await db.query<{ text: Localized }>("select text from taxons where permalink = $1", [permalink])
  return row?.text ?? null
}

/** Time of the latest change of a taxon, or of a product, which may change the numbers of products; not before `startedAt`. */
export const taxonsChangedAt = async (db: Database, startedAt: Instant): Promise<Instant> => {
  const [row] = await db.query<{ changed_at: Instant }>(
    "select greatest(max(updated_at), (select max(updated_at) from taxons), $1::timestamptz) as changed_at from products",
    [startedAt],
  )
  return row?.changed_at ?? startedAt
}

const branch = ({ taxon, children }: TaxonNode): TaxonBranch => ({
  id: taxon.id,
  name: taxon.name,
  permalink: taxon.permalink,
  children: children.map(branch),
})

/** The taxons as a tree. */
export const branches = (taxons: ReadonlyArray<Taxon>): ReadonlyArray<TaxonBranch> => taxonTree(taxons).map(branch)
