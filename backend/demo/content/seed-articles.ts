/** Seeding of the demo shop's articles and news, with their authors and tags. */
import { defaultLocale } from "#domain/entities/locale.ts"
import { day } from "#domain/rules/instants.ts"
import { searchedText } from "#domain/rules/content/documents.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { readProducts } from "../demo.ts"
import { readTexts, stored, type Text } from "#backend/content/content-texts.ts"
import { localizedCells, readTable } from "#backend/tsv-table.ts"

const listed = (text: string | undefined): ReadonlyArray<string> => (text ?? "").split(",").map((part) => part.trim()).filter(Boolean)

const wordsOf = ({ fields: { title = "", summary = "" }, document }: Text): string => searchedText({ title, summary, body: document })

/** Adds every article and news item of `data/content`. */
export const seedArticles = async (db: Database, now: Date): Promise<void> => {
  const [articles, news, authors, tags, products] = await Promise.all([
    readTexts("articles"),
    readTexts("news"),
    readTable<"key">("authors"),
    readTable<"name">("article_tags"),
    readProducts(),
  ])
  const pictured = new Map(products.map((product) => [product.slug, product]))
  const texts = [...articles.map((text) => ({ ...text, kind: "article" })), ...news.map((text) => ({ ...text, kind: "news" }))]
  // The text in the default language names what all languages share: author, tags, picture and age.
  const own = texts.filter(({ locale }) => locale === defaultLocale).toSorted((one, other) => Number(other.fields["days"]) - Number(one.fields["days"]))
  const ids = new Map(own.map(({ kind, name }, at) => [`${kind} ${name}`, at + 1]))
  await insertRows(db, "content_tags", tags.map((row) => ({ name: row.name, title: localizedCells(row, "title"), about: localizedCells(row, "about") })))
  await insertRows(db, "authors", authors.map((row, at) => ({ id: at + 1, name: localizedCells(row, "name"), about: localizedCells(row, "about"), created_at: now.toISOString() })))
  await insertRows(
    db,
    "articles",
    own.map(({ kind, name, fields }) => {
      const product = pictured.get(fields["product"] ?? "")
      return {
        id: ids.get(`${kind} ${name}`),
        kind,
        author_id: authors.findIndex(({ key }) => key === fields["author"]) + 1 || null,
        picture: product === undefined ? null : { src: `/pictures/${product.pictures[0] ?? product.slug}`, alt: product.title.mn },
        tags: listed(fields["tags"]),
        created_at: new Date(now.getTime() - Number(fields["days"]) * day).toISOString(),
      }
    }),
  )
  await insertRows(
    db,
    "article_texts",
    texts.map((text) => ({ article_id: ids.get(`${text.kind} ${text.name}`), locale: text.locale, title: text.fields["title"], summary: text.fields["summary"], body: stored(text.document), words: wordsOf(text) })),
  )
  for (const table of ["authors", "articles"]) await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`)
}
