/** Articles and news of the shop as content. Those written in the shop are not part of it. E20, E21. */
import type { ArticleKind } from "#domain/entities/content/article.ts"
import type { ArticleContent } from "#domain/entities/content/article-content.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale, locales } from "#domain/entities/locale.ts"
import { momentText, writtenMoment } from "#domain/rules/calendar-date.ts"
import { picturesOf, productsOf } from "#domain/rules/content/documents.ts"
import { readMarkup } from "#domain/rules/content/markup.ts"
import { isUploaded } from "#domain/rules/content/safe-addresses.ts"
import { coverOf } from "#backend/content/written-articles.ts"
import type { Database } from "#backend/database/database.ts"
import type { ContentKind, ItemFault } from "./content-kind.ts"
import { markdownFolder } from "./forms/markdown-folder.ts"
import { unknownReferences } from "./references.ts"
import { encodedText, inlinePictureFaults, storedText, textsOf, withTextPictures, type TextRow } from "./texts.ts"
import { deleteOrWithdraw, withEarlier } from "./withdraw.ts"

type Row = TextRow & {
  readonly author: string | null
  readonly tags: ReadonlyArray<string>
  readonly product: string | null
  readonly created_at: Instant
}

const sharedOf = ({ author, tags, product, created_at: date }: Omit<Row, keyof TextRow>) => ({
  date: momentText(date, "first"),
  ...(author !== null && { author }),
  ...(tags.length > 0 && { tags }),
  ...(product !== null && { product }),
})

const momentOf = ({ date }: ArticleContent): Instant => {
  const moment = writtenMoment(date, "first")
  if (moment === null) throw new Error(`no moment: ${date}`)
  return moment
}

/** An article of the folder has a `slug`; one written in the shop has none. */
const read = async (db: Database, kind: ArticleKind): Promise<ReadonlyArray<ArticleContent>> => {
  const rows = await db.query<Row>(
    `select a.slug, w.key as author, a.tags, a.cover_product as product, a.created_at, t.locale, t.title, t.summary, t.body
     from articles a join article_texts t on t.article_id = a.id left join authors w on w.id = a.author_id
     where a.kind = $1 and a.slug is not null and a.state = 'published' order by a.slug`,
    [kind],
  )
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return textsOf(rows).map(({ text, ...item }) => ({ ...item, ...sharedOf(bySlug.get(item.slug)!), text }))
}

const storedArticle = (item: ArticleContent): ArticleContent => {
  const { author = null, tags = [], product = null, text: _, slug, title } = item
  const { text, summary } = storedText(item)
  return {
    slug,
    title,
    ...(summary !== undefined && { summary }),
    ...sharedOf({ author, tags, product, created_at: momentOf(item) }),
    text,
  }
}

/** Authors, tags, products and uploaded pictures that the articles name and the shop lacks. The name ends a path, for its line in the text. */
const faultsOf = async (db: Database, items: ReadonlyArray<ArticleContent>): Promise<ReadonlyArray<ItemFault>> => {
  const references = (namesIn: (item: ArticleContent) => ReadonlyArray<string>, ...within: ReadonlyArray<string>) =>
    items.flatMap((item, at) => namesIn(item).map((name) => ({ path: [at, ...within, name], name })))
  const faults = await Promise.all([
    unknownReferences(
      db,
      "author",
      references(({ author }) => (author === undefined ? [] : [author]), "author"),
    ),
    unknownReferences(
      db,
      "tag",
      references(({ tags = [] }) => tags, "tags"),
    ),
    unknownReferences(db, "product", [
      ...references(({ product }) => (product === undefined ? [] : [product]), "product"),
      ...locales.flatMap((locale) => references(({ text }) => productsOf(readMarkup(text[locale] ?? "")), "text", locale)),
    ]),
    unknownReferences(
      db,
      "uploadedPicture",
      locales.flatMap((locale) => references(({ text }) => picturesOf(readMarkup(text[locale] ?? "")).filter(isUploaded), "text", locale)),
    ),
  ])
  return faults.flat()
}

const put = async (db: Database, kind: ArticleKind, item: ArticleContent): Promise<void> => {
  const { slug, author = null, tags = [], product = null, text } = item
  const cover = readMarkup(product === null ? text[defaultLocale] : `@${product}`)
  const [row] = await db.query<{ id: number }>(
    `insert into articles (kind, slug, author_id, picture, cover_product, tags, created_at)
     values ($1, $2, (select id from authors where key = $3), $4, $5, $6, $7)
     on conflict (kind, slug) do update set author_id = excluded.author_id, picture = excluded.picture, cover_product = excluded.cover_product,
       tags = excluded.tags, created_at = excluded.created_at, state = 'published' returning id`,
    [kind, slug, author, await coverOf(db, cover), product, tags, momentOf(item)],
  )
  await db.query("delete from article_texts where article_id = $1", [row!.id])
  for (const { locale, title, summary, body, words } of encodedText(item)) {
    await db.query(
      "insert into article_texts (article_id, locale, title, summary, body, words) values ($1, $2, $3, $4, $5::text::jsonb, $6)",
      [row!.id, locale, title, summary, body, words],
    )
  }
}

/** Withdrawn: kept as a draft for its bookmarks and comments, and published again once it is back in the folder. */
const removableOf = (kind: ArticleKind) => ({
  table: "articles",
  key: "slug",
  ofKind: `kind = '${kind}' and slug is not null`,
  isInUse: `exists (select from bookmarks b where b.article_id = articles.id)
    or exists (select from comments c where c.article_id = articles.id)`,
  withdrawal: "state = 'draft'",
})

type Stored = Omit<ContentKind<ArticleContent>, "item" | "effect" | "fields" | "example">

/** How articles or news are read and stored. */
export const articleTexts = (kind: ArticleKind): Stored => ({
  keyOf: ({ slug }) => slug,
  form: markdownFolder,
  after: ["authors", "tags"],
  isOrdered: false,
  read: (db) => read(db, kind),
  stored: storedArticle,
  withPictures: withTextPictures,
  fileFaults: inlinePictureFaults,
  faults: (db, { items }) => faultsOf(db, items),
  write: async (db, { put: changed, gone }) => {
    // The oldest gets the first id.
    for (const item of changed.toSorted((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1))) await put(db, kind, item)
    const removable = removableOf(kind)
    const slugs = gone.map(({ slug }) => slug)
    const withdrawn = await deleteOrWithdraw(db, removable, await withEarlier(db, removable, slugs))
    return gone.filter(({ slug }) => withdrawn.has(slug))
  },
})
