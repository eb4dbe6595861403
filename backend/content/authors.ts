/** Stored authors of articles, and their followers. */
import type { Author } from "#domain/entities/content/author.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale, forLocales, type Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { missing } from "#backend/http/refusal.ts"
import { formatMessage } from "#backend/texts/format-message.ts"

type Row = Omit<Author, "image">

/**
 * Authors with their numbers of published articles and followers, by name. For `null` all that have published, and those that
 * administrators added. `readerId` is 0 for a visitor.
 */
export const authorsByIds = async (
  db: Database,
  ids: ReadonlyArray<number> | null,
  locale: Locale,
  readerId = 0,
): Promise<ReadonlyArray<Author>> => {
  const rows = await db.query<Row>(
    `select w.id, ${textIn("w.name", locale)} as name, ${textIn("w.about", locale)} as about,
       (select count(*)::int from articles a where a.author_id = w.id and a.state = 'published') as articles,
       (select count(*)::int from author_followers f where f.author_id = w.id) as followers,
       exists (select from author_followers f where f.author_id = w.id and f.user_id = $2) as followed
     from authors w where not w.hidden and (w.id = any ($1::int[])
       or ($1::int[] is null and (w.user_id is null or exists (select from articles a where a.author_id = w.id and a.state = 'published'))))
     order by name, w.id`,
    [ids, readerId],
  )
  return rows.map((row) => ({ ...row, image: null }))
}

/** Id of a user's author, who is added with the first article, named by initial and first name (`Д. Бат`); `null` for an unknown user. */
export const authorOfUser = async (db: Database, userId: number, now: Instant): Promise<number | null> => {
  const [user] = await db.query<{ initial: string; name: string }>(
    `select coalesce(left(nullif(last_name, ''), 1) || '. ', '') as initial, coalesce(nullif(first_name, ''), organization ->> 'name', '') as name
     from users where id = $1`,
    [userId],
  )
  if (user === undefined) return null
  const name =
    user.name === ""
      ? forLocales((locale) => user.initial + formatMessage(locale, { key: "author.unnamed" }))
      : { [defaultLocale]: user.initial + user.name }
  await db.query("insert into authors (user_id, name, created_at) values ($1, $2, $3) on conflict (user_id) do nothing", [
    userId,
    JSON.stringify(name),
    now,
  ])
  const [row] = await db.query<{ id: number }>("select id from authors where user_id = $1", [userId])
  return row?.id ?? null
}

type NewAuthor = { readonly name: string; readonly about: string; readonly userId: number | null }

/** Adds an author, or renames the author of a user. Throws 404 for an unknown user. */
export const createAuthor = async (db: Database, { name, about, userId }: NewAuthor, locale: Locale, now: Instant): Promise<Author> => {
  if (userId !== null && (await db.query("select 1 from users where id = $1", [userId])).length === 0) throw missing()
  const [row] = await db.query<{ id: number }>(
    `insert into authors (user_id, name, about, created_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set name = excluded.name, about = excluded.about returning id`,
    [userId, JSON.stringify({ [defaultLocale]: name }), JSON.stringify({ [defaultLocale]: about }), now],
  )
  // Authors of the shop are content of its files, by a key.
  if (userId === null) await db.query("update authors set key = 'author-' || id where id = $1", [row!.id])
  const [author] = await authorsByIds(db, [row!.id], locale)
  if (author === undefined) throw missing()
  return author
}

type Following = { readonly id: number; readonly userId: number; readonly followed: boolean; readonly now: Instant }

/** Follows or unfollows an author. Throws 404 for an unknown one. */
export const setFollowed = async (db: Database, { id, userId, followed, now }: Following): Promise<void> => {
  if ((await db.query("select 1 from authors where id = $1", [id])).length === 0) throw missing()
  if (followed)
    await db.query("insert into author_followers (user_id, author_id, created_at) values ($1, $2, $3) on conflict do nothing", [
      userId,
      id,
      now,
    ])
  else await db.query("delete from author_followers where user_id = $1 and author_id = $2", [userId, id])
}
