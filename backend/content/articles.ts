/** Stored articles and news. */
import * as Schema from "effect/Schema"
import type { Article, ArticleKind, ArticleState, Tag } from "#domain/entities/content/article.ts"
import type { Author } from "#domain/entities/content/author.ts"
import { ContentDocument } from "#domain/entities/content/document.ts"
import type { Picture } from "#domain/entities/catalogue/product.ts"
import type { Instant, Slug } from "#domain/entities/ids.ts"
import { defaultLocale, type Locale } from "#domain/entities/locale.ts"
import { mongolianLetters } from "#domain/rules/search/mongolian-letters.ts"
import { productsOf, readingMinutes } from "#domain/rules/content/documents.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { authorsByIds } from "./authors.ts"

export const articlesPerPage = 12

export type ArticleFilter = { readonly kind: ArticleKind; readonly tag: string | null; readonly q: string | null; readonly author: number | null }

type Row = {
  readonly id: number
  readonly kind: ArticleKind
  readonly author_id: number | null
  readonly picture: Picture | null
  readonly tags: ReadonlyArray<string>
  readonly state: ArticleState
  readonly created_at: Instant
  readonly title: string
  readonly summary: string
  readonly body: unknown
}

const readDocument = Schema.decodeUnknownSync(ContentDocument)

/** The text of an article in the reader's language, or else the default, or any that there is. `$1` is the locale. */
const fields = `a.id, a.kind, a.author_id, a.picture, a.tags, a.state, a.created_at, t.title, t.summary, t.body
  from articles a cross join lateral (select * from article_texts t where t.article_id = a.id order by t.locale = $1 desc, t.locale = '${defaultLocale}' desc limit 1) t`

const where = `a.kind = $2 and a.state = 'published' and ($3::text is null or $3 = any (a.tags)) and ($4::int is null or a.author_id = $4)
  and ($5::text is null or exists (select from article_texts w where w.article_id = a.id and strpos(w.words, $5) > 0))`

const parameters = ({ kind, tag, author, q }: ArticleFilter, locale: Locale) => [locale, kind, tag, author, (q === null || q === undefined ? "" : mongolianLetters(q)).trim().toLowerCase() || null]

/** Tags of a kind of articles with their numbers of articles, the most used first. */
export const tagsOf = async (db: Database, kind: ArticleKind | null, locale: Locale): Promise<ReadonlyArray<Tag>> =>
  db.query<Tag>(
    `select c.name, ${textIn("c.title", locale)} as title, ${textIn("c.about", locale)} as about,
       (select count(*)::int from articles a where c.name = any (a.tags) and a.state = 'published' and ($1::text is null or a.kind = $1)) as articles
     from content_tags c order by articles desc, c.name`,
    [kind],
  )

const described = async (db: Database, rows: ReadonlyArray<Row>, locale: Locale, whole: boolean): Promise<ReadonlyArray<Article>> => {
  const [tags, authors] = await Promise.all([tagsOf(db, null, locale), authorsByIds(db, rows.flatMap(({ author_id: id }) => id ?? []), locale)])
  const known = new Map(tags.map((tag) => [tag.name, tag]))
  const writers = new Map<number, Author>(authors.map((author) => [author.id, author]))
  return rows.map((row) => {
    const document = readDocument(row.body)
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      summary: row.summary,
      body: whole ? document : { blocks: [] },
      image: row.picture,
      tags: row.tags.flatMap((name) => known.get(name) ?? []),
      author: row.author_id === null ? null : (writers.get(row.author_id) ?? null),
      state: row.state,
      minutes: readingMinutes(document),
      slugs: productsOf(document).map((slug) => slug as Slug),
      createdAt: row.created_at,
    }
  })
}

/** A page of published articles or news, newest first, without their texts. */
export const articlePage = async (db: Database, filter: ArticleFilter, page: number, locale: Locale) => {
  const values = parameters(filter, locale)
  const [rows, [counted]] = await Promise.all([
    db.query<Row>(`select ${fields} where ${where} order by a.created_at desc, a.id desc limit ${articlesPerPage} offset $6`, [...values, (page - 1) * articlesPerPage]),
    db.query<{ count: number }>(`select count(*)::int as count from articles a where $1::text is not null and ${where}`, values),
  ])
  const total = counted?.count ?? 0
  const items = await described(db, rows, locale, false)
  return { items, count: items.length, total, page, perPage: articlesPerPage, pages: Math.ceil(total / articlesPerPage) }
}

/** Number of related articles beside one. */
const maxRelated = 3

/** A published article or news item with its text, and others of its kind that share the most tags; `null` for an unknown one. */
export const articleById = async (db: Database, kind: ArticleKind, id: number, locale: Locale) => {
  const rows = await db.query<Row>(`select ${fields} where a.kind = $2 and a.state = 'published' and a.id = $3`, [locale, kind, id])
  const [article] = await described(db, rows, locale, true)
  if (article === undefined) return null
  const near = await db.query<Row>(
    `select ${fields} where a.kind = $2 and a.state = 'published' and a.id <> $3
     order by (select count(*) from unnest(a.tags) tag where tag = any ($4::text[])) desc, a.created_at desc, a.id desc limit ${maxRelated}`,
    [locale, kind, id, article.tags.map(({ name }) => name)],
  )
  return { article, related: await described(db, near, locale, false) }
}

/** Published articles and news by their ids, without their texts, in no order. */
export const articlesByIds = async (db: Database, ids: ReadonlyArray<number>, locale: Locale): Promise<ReadonlyArray<Article>> =>
  ids.length === 0 ? [] : described(db, await db.query<Row>(`select ${fields} where a.id = any ($2) and a.state = 'published'`, [locale, ids]), locale, false)

/** An article in whatever state with its text, of one user or for `null` of anybody; `null` for an unknown one. */
export const ownArticle = async (db: Database, id: number, userId: number | null, locale: Locale): Promise<Article | null> => {
  const rows = await db.query<Row>(`select ${fields} where a.id = $2 and ($3::bigint is null or a.user_id = $3)`, [locale, id, userId])
  const [article] = await described(db, rows, locale, true)
  return article ?? null
}

/** A page of a condition on `articles a`, newest first, without their texts; `$1` is the locale, `$2` on are the values. */
const pageWhere = async (db: Database, condition: string, values: ReadonlyArray<unknown>, page: number, locale: Locale) => {
  const [rows, [counted]] = await Promise.all([
    db.query<Row>(`select ${fields} where ${condition} order by a.created_at desc, a.id desc limit ${articlesPerPage} offset $${values.length + 2}`, [locale, ...values, (page - 1) * articlesPerPage]),
    db.query<{ count: number }>(`select count(*)::int as count from articles a where $1::text is not null and ${condition}`, [locale, ...values]),
  ])
  const total = counted?.count ?? 0
  const items = await described(db, rows, locale, false)
  return { items, count: items.length, total, page, perPage: articlesPerPage, pages: Math.ceil(total / articlesPerPage) }
}

/** A page of what one user has written, in every state, newest first. */
export const ownArticlePage = (db: Database, userId: number, page: number, locale: Locale) =>
  pageWhere(db, "a.user_id = $2 and a.kind = 'article'", [userId], page, locale)

/** A page of what anybody has written, in one state, newest first. */
export const articlePageInState = (db: Database, kind: ArticleKind, state: ArticleState, page: number, locale: Locale) =>
  pageWhere(db, "a.kind = $2 and a.state = $3", [kind, state], page, locale)
