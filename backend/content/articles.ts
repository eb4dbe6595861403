/** Stored articles and news. */
import type { Article, ArticleKind, ArticleState, Tag } from "#domain/entities/content/article.ts"
import type { Author } from "#domain/entities/content/author.ts"
import type { Picture } from "#domain/entities/catalogue/product.ts"
import type { Instant, Slug } from "#domain/entities/ids.ts"
import { defaultLocale, type Locale } from "#domain/entities/locale.ts"
import { mongolianLetters } from "#domain/rules/search/mongolian-letters.ts"
import { productsOf, readingMinutes } from "#domain/rules/content/documents.ts"
import type { Database } from "#backend/database/database.ts"
import { textIn } from "#backend/database/localized-column.ts"
import { countRows, listPage } from "#backend/http/list-page.ts"
import { authorsByIds } from "./authors.ts"
import { readDocument } from "./stored-document.ts"

export const articlesPerPage = 12

/** Filter of published articles or news; `null` for no filter. `q` is a text in title, summary or body. */
export type ArticleFilter = {
  readonly kind: ArticleKind
  readonly tag: string | null
  readonly q: string | null
  readonly author: number | null
}

type Row = {
  readonly id: number
  readonly kind: ArticleKind
  readonly author_id: number | null
  readonly picture: Picture | null
  readonly tags: ReadonlyArray<string>
  readonly state: ArticleState
  readonly created_at: Instant
  readonly revision: number
  readonly title: string
  readonly summary: string
  readonly body: unknown
}

/** Columns of an article with its text in the reader's language, else in the default one, else in any. `$1` is the locale. */
const fields = `a.id, a.kind, a.author_id, a.picture, a.tags, a.state, a.created_at, a.revision, t.title, t.summary, t.body
  from articles a cross join lateral (
    select * from article_texts t where t.article_id = a.id order by t.locale = $1 desc, t.locale = '${defaultLocale}' desc limit 1) t`

/** Tags of a kind of articles with their numbers of articles, the most used first. */
export const tagsOf = async (db: Database, kind: ArticleKind | null, locale: Locale): Promise<ReadonlyArray<Tag>> =>
  db.query<Tag>(
    `select c.name, ${textIn("c.title", locale)} as title, ${textIn("c.about", locale)} as about,
       (select count(*)::int from articles a where c.name = any (a.tags) and a.state = 'published' and ($1::text is null or a.kind = $1)) as articles
     from content_tags c order by articles desc, c.name`,
    [kind],
  )

type Extent = "whole" | "withoutText"

/** Articles of rows, with their tags and authors. */
const articlesOf = async (db: Database, rows: ReadonlyArray<Row>, locale: Locale, extent: Extent): Promise<ReadonlyArray<Article>> => {
  const authorIds = rows.flatMap(({ author_id: id }) => id ?? [])
  const [tags, authors] = await Promise.all([tagsOf(db, null, locale), authorsByIds(db, authorIds, locale)])
  const tagsByName = new Map(tags.map((tag) => [tag.name, tag]))
  const authorsById = new Map<number, Author>(authors.map((author) => [author.id, author]))
  return rows.map((row) => {
    const document = readDocument(row.body)
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      summary: row.summary,
      body: extent === "whole" ? document : { blocks: [] },
      image: row.picture,
      tags: row.tags.flatMap((name) => tagsByName.get(name) ?? []),
      author: row.author_id === null ? null : (authorsById.get(row.author_id) ?? null),
      state: row.state,
      minutes: readingMinutes(document),
      slugs: productsOf(document).map((slug) => slug as Slug),
      createdAt: row.created_at,
      revision: row.revision,
    }
  })
}

/** A page of the articles `a` that meet a condition, newest first, without their texts; `$1` is the locale, `$2` and on are the values. */
const pageWhere = async (db: Database, condition: string, values: ReadonlyArray<unknown>, page: number, locale: Locale) => {
  const offset = (page - 1) * articlesPerPage
  const [rows, total] = await Promise.all([
    db.query<Row>(
      `select ${fields} where ${condition} order by a.created_at desc, a.id desc limit ${articlesPerPage} offset $${values.length + 2}`,
      [locale, ...values, offset],
    ),
    countRows(db, `articles a where $1::text is not null and ${condition}`, [locale, ...values]),
  ])
  const items = await articlesOf(db, rows, locale, "withoutText")
  return listPage(items, { total, page, perPage: articlesPerPage })
}

/** Text as the column `words` has it; `null` for one without letters. */
const searchedWords = (q: string | null): string | null =>
  mongolianLetters(q ?? "")
    .trim()
    .toLowerCase() || null

/** A page of published articles or news, newest first, without their texts. */
export const articlePage = (db: Database, { kind, tag, author, q }: ArticleFilter, page: number, locale: Locale) =>
  pageWhere(
    db,
    `a.kind = $2 and a.state = 'published' and ($3::text is null or $3 = any (a.tags)) and ($4::int is null or a.author_id = $4)
      and ($5::text is null or exists (select from article_texts w where w.article_id = a.id and strpos(w.words, $5) > 0))`,
    [kind, tag, author, searchedWords(q)],
    page,
    locale,
  )

/** A page of one user's own articles, in every state, newest first. */
export const ownArticlePage = (db: Database, userId: number, page: number, locale: Locale) =>
  pageWhere(db, "a.user_id = $2 and a.kind = 'article'", [userId], page, locale)

/** A page of all articles or news in one state, newest first. */
export const articlePageInState = (db: Database, kind: ArticleKind, state: ArticleState, page: number, locale: Locale) =>
  pageWhere(db, "a.kind = $2 and a.state = $3", [kind, state], page, locale)

/** Maximum number of related articles. */
const maxRelated = 3

/** A published article or news item with its text, and others of its kind that share the most tags; `null` for an unknown one. */
export const articleById = async (db: Database, kind: ArticleKind, id: number, locale: Locale) => {
  const rows = await db.query<Row>(`select ${fields} where a.kind = $2 and a.state = 'published' and a.id = $3`, [locale, kind, id])
  const [article] = await articlesOf(db, rows, locale, "whole")
  if (article === undefined) return null
  const related = await db.query<Row>(
    `select ${fields} where a.kind = $2 and a.state = 'published' and a.id <> $3
     order by (select count(*) from unnest(a.tags) tag where tag = any ($4::text[])) desc, a.created_at desc, a.id desc limit ${maxRelated}`,
    [locale, kind, id, article.tags.map(({ name }) => name)],
  )
  return { article, related: await articlesOf(db, related, locale, "withoutText") }
}

/** Published articles and news by their ids, without their texts, in any order. */
export const articlesByIds = async (db: Database, ids: ReadonlyArray<number>, locale: Locale): Promise<ReadonlyArray<Article>> => {
  if (ids.length === 0) return []
  const rows = await db.query<Row>(`select ${fields} where a.id = any ($2) and a.state = 'published'`, [locale, ids])
  return articlesOf(db, rows, locale, "withoutText")
}

/** An article in any state with its text, of one user or, for `null`, of anybody; `null` for an unknown one. */
export const ownArticle = async (db: Database, id: number, userId: number | null, locale: Locale): Promise<Article | null> => {
  const rows = await db.query<Row>(`select ${fields} where a.id = $2 and ($3::bigint is null or a.user_id = $3)`, [locale, id, userId])
  const [article] = await articlesOf(db, rows, locale, "whole")
  return article ?? null
}
