/** Stored bookmarks of articles and news. Specification §7, C20. */
import type { ArticleKind } from "#domain/entities/content/article.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { missing } from "#backend/http/refusal.ts"
import { countRows, listPage } from "#backend/http/list-page.ts"
import { articlesByIds, articlesPerPage } from "./articles.ts"

type BookmarksInput = { readonly userId: number; readonly id: number | null; readonly page: number }

/** A page of a user's bookmarks, the latest first; with `id` only the one of that article. */
export const bookmarkPage = async (db: Database, { userId, id, page }: BookmarksInput, locale: Locale) => {
  const where = "b.user_id = $1 and a.state = 'published' and ($2::int is null or a.id = $2)"
  const [rows, total] = await Promise.all([
    db.query<{ id: number; created_at: Instant }>(
      `select a.id, b.created_at from bookmarks b join articles a on a.id = b.article_id where ${where}
       order by b.created_at desc, a.id desc limit ${articlesPerPage} offset $3`,
      [userId, id, (page - 1) * articlesPerPage],
    ),
    countRows(db, `bookmarks b join articles a on a.id = b.article_id where ${where}`, [userId, id]),
  ])
  const articles = await articlesByIds(
    db,
    rows.map((row) => row.id),
    locale,
  )
  const items = rows.flatMap((row) => {
    const article = articles.find(({ id: articleId }) => articleId === row.id)
    return article === undefined ? [] : [{ id: row.id, type: article.kind, article, createdAt: row.created_at }]
  })
  return listPage(items, { total, page, perPage: articlesPerPage })
}

type Saving = { readonly userId: number; readonly id: number; readonly type: ArticleKind; readonly saved: boolean; readonly now: Instant }

/** Adds or removes the bookmark of a published article. Throws 404 for an unknown one. */
export const saveBookmark = async (db: Database, { userId, id, type, saved, now }: Saving): Promise<void> => {
  const rows = await db.query("select 1 from articles where id = $1 and kind = $2 and state = 'published'", [id, type])
  if (rows.length === 0) throw missing()
  if (saved)
    await db.query("insert into bookmarks (user_id, article_id, created_at) values ($1, $2, $3) on conflict do nothing", [userId, id, now])
  else await db.query("delete from bookmarks where user_id = $1 and article_id = $2", [userId, id])
}
