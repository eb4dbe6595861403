/** Seeding of the demo shop's texts: pages of information. Each text is a file of `data/content`. */
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import * as Schema from "effect/Schema"
import { ContentDocument } from "#domain/entities/content/document.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { day } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import { fileAt } from "#backend/paths.ts"
import { insertRows } from "./bulk-insert.ts"
import { readSource, type Source } from "./document-source.ts"

export type Text = Source & { readonly name: string; readonly locale: Locale }

/** The texts `<name>.<locale>.md` of a folder of `data/content`, by name. */
export const readTexts = async (folder: string): Promise<ReadonlyArray<Text>> => {
  const path = fileAt(join("data/content", folder))
  const files = (await readdir(path)).filter((file) => /\.(?:mn|en)\.md$/.test(file)).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const [name = "", locale = "mn"] = file.split(".")
      return { name, locale: locale as Locale, ...readSource(await readFile(join(path, file), "utf8")) }
    }),
  )
}

export const stored = Schema.encodeSync(ContentDocument)

/** Age of the pages, in days. */
const pagesAge = 20

/** Does nothing when there are pages already. */
export const seedContent = async (db: Database, now: Date): Promise<void> => {
  const [row] = await db.query<{ there: boolean }>("select exists (select from content_pages) as there")
  if (row?.there === true) return
  const pages = await readTexts("pages")
  const updatedAt = new Date(now.getTime() - pagesAge * day).toISOString()
  await insertRows(
    db,
    "content_pages",
    pages.map(({ name, locale, fields, document }) => ({ slug: name, locale, title: fields["title"], summary: fields["summary"], body: stored(document), updated_at: updatedAt })),
  )
}
