/** Names of the catalogue in all languages, from which vocabulary, phrases and labels of the search are made. */
import { allTexts, type Localized } from "#domain/entities/locale.ts"
import type { StoredOptionValue } from "#backend/catalogue/products/option-values.ts"
import type { Database } from "#backend/database/database.ts"
import { readOwnSynonyms } from "#backend/search/shop-names.ts"
import type { SynonymLine } from "#backend/search/text/synonyms.ts"

type Named = { readonly name: Localized }
type Taxon = Named & {
  readonly id: number
  readonly permalink: string
  /** Names of those above it, from the root. */
  readonly above: ReadonlyArray<Localized>
  /** Number of products. */
  readonly products: number
}
type Brand = Named & { readonly code: string }

/** Names of the catalogue in all languages. */
export type CatalogueNames = {
  readonly taxons: ReadonlyArray<Taxon>
  readonly brands: ReadonlyArray<Brand>
  /** Titles of products. */
  readonly titles: ReadonlyArray<Named>
  /** Option values of all variants. */
  readonly optionValues: ReadonlyArray<StoredOptionValue>
  /** The shop's own lines of synonyms. */
  readonly synonyms: ReadonlyArray<SynonymLine>
}

/** Maximum of titles; those with the most reviews of a very large catalogue. */
const maxTitles = 5000

const taxonsOf = (db: Database) =>
  db.query<Taxon>(`
    with recursive paths as (
      select id, permalink, name, '[]'::jsonb as above from taxons where parent_id is null
      union all
      select t.id, t.permalink, t.name, w.above || jsonb_build_array(w.name)
      from taxons t join paths w on w.id = t.parent_id
    )
    select w.*, (select count(*)::int from search_entries e where w.id in (e.l0, e.l1, e.l2, e.l3, e.l4)) as products from paths w`)

/** Texts of the catalogue by which shoppers call what it has. */
export const namesIn = ({ taxons, brands, titles, optionValues }: Omit<CatalogueNames, "synonyms">): ReadonlyArray<string> => [
  ...[...taxons, ...brands, ...titles].flatMap(({ name }) => allTexts(name)),
  ...optionValues.flatMap(allTexts),
]

export const readNames = async (db: Database): Promise<CatalogueNames> => {
  const taxons = await taxonsOf(db)
  const brands = await db.query<Brand>("select code, name from brands")
  const titles = await db.query<Named>(
    `select title as name from products p where p.for_sale order by total_reviews desc, id limit ${maxTitles}`,
  )
  const options = await db.query<{ value: StoredOptionValue }>(
    "select distinct value from variants, jsonb_array_elements(options) as value",
  )
  return { taxons, brands, titles, optionValues: options.map(({ value }) => value), synonyms: await readOwnSynonyms(db) }
}
