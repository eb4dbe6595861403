/** Creation and change of articles and news. Specification §7, C11, C12. */
import type { ArticleChange, ArticleWriting } from "#adapters/shop/contract/content/writing.ts"
import type { Article, ArticleKind, ArticleState } from "#domain/entities/content/article.ts"
import type { ContentDocument } from "#domain/entities/content/document.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import { pictureAddress } from "#domain/rules/catalogue/picture-address.ts"
import { articleLimits, checkArticle, type ArticleRefusal } from "#domain/rules/content/article-form.ts"
import { searchedText } from "#domain/rules/content/documents.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { authorOfUser } from "./authors.ts"
import { picturesOf } from "./article-pictures.ts"
import { ownArticle } from "./articles.ts"
import { encodeDocument } from "./stored-document.ts"

/** User who writes. An administrator may change anybody's articles, and publish. */
export type Writer = { readonly userId: number; readonly isAdmin: boolean }

/** Messages of the call by the keys of the rule's refusals. */
const refusalMessages: Readonly<Record<ArticleRefusal, MessageRef>> = {
  "v.required": { key: "field.missing" },
  "writing.too_long": { key: "text.tooLong" },
  "writing.undescribed": { key: "writing.undescribed" },
  "writing.too_many_tags": { key: "writing.tooManyTags", values: { max: articleLimits.tags } },
}

/** Throws 422 for an article that the shop would not show: a text that is missing or too long, an unknown tag, a picture of another article. */
const requireAcceptable = async (db: Database, writing: ArticleWriting, pictures: ReadonlySet<string>): Promise<void> => {
  const [refused] = checkArticle(writing, writing.state)
  if (refused !== undefined) throw wrongField(refused.field, refusalMessages[refused.key])
  const known = await db.query<{ name: string }>("select name from content_tags where name = any ($1)", [writing.tags])
  if (known.length < new Set(writing.tags).size) throw wrongField("tags", { key: "field.incorrect" })
  const hasForeignPicture = writing.body.blocks.some((block) => block.type === "image" && !pictures.has(block.src))
  if (hasForeignPicture) throw wrongField("body", { key: "writing.foreignPicture" })
}

/** JSON of an article's cover: its first picture, or the picture of its first product that has one; `null` where it has neither. */
export const coverOf = async (db: Database, { blocks }: ContentDocument): Promise<string | null> => {
  const image = blocks.find((block) => block.type === "image")
  if (image !== undefined) return JSON.stringify({ src: image.src, alt: image.alt })
  const slugs = blocks.flatMap((block) => (block.type === "product" ? [block.slug] : []))
  if (slugs.length === 0) return null
  const [row] = await db.query<{ picture: string; title: Localized }>(
    `select pictures[1] as picture, title from products where slug = any ($1::text[]) and pictures[1] is not null
     order by array_position($1::text[], slug) limit 1`,
    [slugs],
  )
  return row === undefined ? null : JSON.stringify({ src: pictureAddress(row.picture), alt: row.title[defaultLocale] })
}

/** Throws 403 where somebody else than an administrator publishes. */
const requirePublisher = (writer: Writer, state: ArticleState): void => {
  if (state === "published" && !writer.isAdmin) throw new Refusal(403, { key: "administrator.required" })
}

type Writing = { readonly writer: Writer; readonly writing: ArticleWriting; readonly locale: Locale; readonly now: Instant }

/** Values of the columns `title`, `summary`, `body` and `words`. */
const textColumns = ({ title, summary, body }: ArticleWriting): ReadonlyArray<string> => [
  title.trim(),
  summary.trim(),
  JSON.stringify(encodeDocument(body)),
  searchedText({ title, summary, body }),
]

/** Stores a new article or news item. Throws 403 where a shopper publishes, 422 as `requireAcceptable` does. */
export const createArticle = async (db: Database, kind: ArticleKind, { writer, writing, locale, now }: Writing): Promise<Article> => {
  requirePublisher(writer, writing.state)
  await requireAcceptable(db, writing, new Set())
  const authorId = kind === "news" || writing.state === "draft" ? null : await authorOfUser(db, writer.userId, now)
  const [row] = await db.query<{ id: number }>(
    `insert into articles (kind, author_id, user_id, picture, tags, state, created_at) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [kind, authorId, writer.userId, await coverOf(db, writing.body), writing.tags, writing.state, now],
  )
  const id = row!.id
  await db.query("insert into article_texts (article_id, locale, title, summary, body, words) values ($1, $2, $3, $4, $5, $6)", [
    id,
    locale,
    ...textColumns(writing),
  ])
  return requireOwnArticle(db, id, writer, locale)
}

/** An article that the writer may change. Throws 404 for another's. */
export const requireOwnArticle = async (db: Database, id: number, { userId, isAdmin }: Writer, locale: Locale): Promise<Article> => {
  const article = await ownArticle(db, id, isAdmin ? null : userId, locale)
  if (article === null) throw missing()
  return article
}

/** Paths of the pictures that an article may show: those that it shows already, and those uploaded for it. */
const allowedPictures = async (db: Database, { id, body }: Article): Promise<ReadonlySet<string>> =>
  new Set([...(await picturesOf(db, id)), ...body.blocks.flatMap((block) => (block.type === "image" ? [block.src] : []))])

/** Changes the state; its writer becomes the author when the article is first sent, by whomever. */
const moveTo = async (db: Database, article: Article, writerId: number | null, state: ArticleState, now: Instant): Promise<void> => {
  const getsAuthor = article.kind === "article" && state !== "draft" && article.author === null && writerId !== null
  const authorId = getsAuthor ? await authorOfUser(db, writerId, now) : null
  // The date of an article is that of its publication.
  await db.query(
    `update articles set state = $2, author_id = coalesce(author_id, $3),
       created_at = case when $2 = 'published' and state <> 'published' then $4 else created_at end where id = $1`,
    [article.id, state, authorId, now],
  )
}

/**
 * Changes the text of an article and its state, or the state alone. Throws 404 for another's, 403 where a shopper publishes, 422 where
 * another text is stored than was seen.
 */
export const changeArticle = async (
  db: Database,
  id: number,
  isEdit: boolean,
  { writer, writing, locale, now }: Omit<Writing, "writing"> & { readonly writing: ArticleChange },
): Promise<Article> => {
  const [locked] = await db.query<{ user_id: number | null }>("select user_id from articles where id = $1 for update", [id])
  const article = await requireOwnArticle(db, id, writer, locale)
  requirePublisher(writer, writing.state)
  if (writing.seen !== null && writing.seen !== article.revision) throw new Refusal(422, { key: "article.changed" })
  if (isEdit) {
    await requireAcceptable(db, writing, await allowedPictures(db, article))
    await db.query("update articles set picture = $2, tags = $3, revision = revision + 1 where id = $1", [
      id,
      await coverOf(db, writing.body),
      writing.tags,
    ])
    await db.query(
      `update article_texts set title = $3, summary = $4, body = $5, words = $6
       where article_id = $1 and locale = (select locale from article_texts where article_id = $1 order by locale = $2 desc, locale = '${defaultLocale}' desc limit 1)`,
      [id, locale, ...textColumns(writing)],
    )
  } else {
    const { title, summary, body, tags } = article
    const unchanged = { title, summary, body, tags: tags.map(({ name }) => name), state: writing.state }
    await requireAcceptable(db, unchanged, await allowedPictures(db, article))
  }
  await moveTo(db, article, locked?.user_id ?? null, writing.state, now)
  return requireOwnArticle(db, id, writer, locale)
}
