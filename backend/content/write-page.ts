/** Pages of information that are stored from a source file, such as `terms.mn.md`. */
import { basename } from "node:path"
import type { Instant } from "#domain/entities/ids.ts"
import { isLocale, type Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { readSource } from "./document-source.ts"
import { encodeDocument } from "./stored-document.ts"

/** Slug and language of a source file, by its name; `null` for other files. */
export const pageOfFile = (file: string): { readonly slug: string; readonly locale: Locale } | null => {
  const [, slug = "", locale] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]+)\.md$/.exec(basename(file)) ?? []
  return isLocale(locale) ? { slug, locale } : null
}

/** Stores the page in its language, in place of an earlier one. Throws where the source has no title or no valid document. */
export const writePage = async (
  db: Database,
  { slug, locale }: { readonly slug: string; readonly locale: string },
  source: string,
  now: Instant,
): Promise<void> => {
  const { fields, document } = readSource(source)
  const title = fields["title"]?.trim() ?? ""
  if (title === "") throw new OperatorError({ key: "pages.noTitle" })
  await db.query(
    `insert into content_pages (slug, locale, title, summary, body, updated_at) values ($1, $2, $3, $4, $5::text::jsonb, $6)
     on conflict (slug, locale) do update set title = excluded.title, summary = excluded.summary, body = excluded.body, updated_at = excluded.updated_at`,
    [slug, locale, title, fields["summary"] ?? "", JSON.stringify(encodeDocument(document)), now],
  )
}
