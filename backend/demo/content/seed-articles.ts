/** Seeding of the demo shop's articles and news, with their authors and tags. */
import { defaultLocale } from "#domain/entities/locale.ts"
import { day } from "#domain/rules/instants.ts"
import { searchedText } from "#domain/rules/content/documents.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { readProducts } from "../demo.ts"
import { readTexts, type Text } from "#backend/content/content-texts.ts"
import { encodeDocument } from "#backend/content/stored-document.ts"
import { localizedCells, readTable } from "#backend/tsv-table.ts"

const commaSeparated = (text: string | undefined): ReadonlyArray<string> =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)

const wordsOf = ({ fields: { title = "", summary = "" }, document }: Text): string => searchedText({ title, summary, body: document })

const daysOf = ({ fields }: Text): number => Number(fields["days"])

/** Adds every article and news item of `data/content`, with the authors and tags of `data`. */
export const seedArticles = async (db: Database, now: Date): Promise<void> => {
  const [articles, news, authors, tags, products] = await Promise.all([
    readTexts("articles"),
    readTexts("news"),
    readTable<"key">("authors"),
    readTable<"name">("article_tags"),
    readProducts(),
  ])
  const productsBySlug = new Map(products.map((product) => [product.slug, product]))
  const texts = [...articles.map((text) => ({ ...text, kind: "article" })), ...news.map((text) => ({ ...text, kind: "news" }))]
  // The text in the default language names what all languages share: author, tags, picture and age. The oldest article gets the first id.
  const originals = texts.filter(({ locale }) => locale === defaultLocale).toSorted((one, other) => daysOf(other) - daysOf(one))
  const ids = new Map(originals.map(({ kind, name }, at) => [`${kind} ${name}`, at + 1]))
  await insertRows(
    db,
    "content_tags",
    tags.map((row) => ({ name: row.name, title: localizedCells(row, "title"), about: localizedCells(row, "about") })),
  )
  await insertRows(
    db,
    "authors",
    authors.map((row, at) => ({
      id: at + 1,
      name: localizedCells(row, "name"),
      about: localizedCells(row, "about"),
      created_at: now.toISOString(),
    })),
  )
  await insertRows(
    db,
    "articles",
    originals.map(({ kind, name, fields }) => {
      const product = productsBySlug.get(fields["product"] ?? "")
      return {
        id: ids.get(`${kind} ${name}`),
        kind,
        author_id: authors.findIndex(({ key }) => key === fields["author"]) + 1 || null,
        picture: product === undefined ? null : { src: `/pictures/${product.pictures[0] ?? product.slug}`, alt: product.title.mn },
        tags: commaSeparated(fields["tags"]),
        created_at: new Date(now.getTime() - Number(fields["days"]) * day).toISOString(),
      }
    }),
  )
  await insertRows(
    db,
    "article_texts",
    texts.map((text) => ({
      article_id: ids.get(`${text.kind} ${text.name}`),
      locale: text.locale,
      title: text.fields["title"],
      summary: text.fields["summary"],
      body: encodeDocument(text.document),
      words: wordsOf(text),
    })),
  )
  for (const table of ["authors", "articles"]) {
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`)
  }
}
