/** Stored authors of articles. */
import type { Author } from "#domain/entities/content/author.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"

type Row = { readonly id: number; readonly name: string; readonly about: string; readonly articles: number }

/** Authors with their numbers of published articles, by name; all of them for `null`. */
export const authorsByIds = async (db: Database, ids: ReadonlyArray<number> | null, locale: Locale): Promise<ReadonlyArray<Author>> => {
  const rows = await db.query<Row>(
    `select w.id, case when $1 = 'mn' then w.name_mn else w.name_en end as name, case when $1 = 'mn' then w.about_mn else w.about_en end as about,
       (select count(*)::int from articles a where a.author_id = w.id and a.published) as articles
     from authors w where $2::int[] is null or w.id = any ($2) order by name, w.id`,
    [locale, ids],
  )
  return rows.map((row) => ({ ...row, image: null, followers: 0, followed: false }))
}
