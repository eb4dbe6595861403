/** Labels of codes in buckets, such as `women/shoes|Эмэгтэй гутал|Эмэгтэй`. */
import { allTexts, inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"

type Row = {
  /** `taxon`, or the name of a facet. */
  readonly kind: string
  readonly key: string
  readonly address: string
  readonly name: Localized
  readonly note: Localized
}

export interface Labels {
  /** `address|name|note` of a code; `null` for an unknown one. */
  facet(kind: Row["kind"], key: string, locale: Locale): string | null
  /** Permalinks by taxon id, and ids by permalink. */
  permalink(id: number): string | null
  taxon(permalink: string): number | null
  /** Categories by permalink, with their names. */
  readonly categories: ReadonlyArray<Category>
}

export type Category = { readonly permalink: string; readonly names: ReadonlyArray<string> }

export const readLabels = async (db: Database): Promise<Labels> => {
  const rows = new Map((await db.query<Row>("select * from search_labels")).map((row) => [`${row.kind} ${row.key}`, row]))
  const taxons = new Map([...rows.values()].filter(({ kind }) => kind === "taxon").map(({ key, address }) => [address, Number(key)]))
  return {
    facet: (kind, key, locale) => {
      const row = rows.get(`${kind} ${key}`)
      if (row === undefined) return null
      return [row.address, inLocale(row.name, locale), inLocale(row.note, locale)].join("|")
    },
    categories: [...rows.values()]
      .filter(({ kind }) => kind === "taxon")
      .map(({ address, name }) => ({ permalink: address, names: allTexts(name) })),
    taxon: (permalink) => taxons.get(permalink) ?? null,
    permalink: (id) => rows.get(`taxon ${id}`)?.address ?? null,
  }
}
