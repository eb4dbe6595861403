/** Stored pages of information. */
import type { ContentPage } from "#domain/entities/content/page.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale, type Locale } from "#domain/entities/locale.ts"
import { filled, withFigures, type Figures } from "#domain/rules/content/document-figures.ts"
import type { Database } from "#backend/database/database.ts"
import { readDocument } from "./stored-document.ts"

type Row = { readonly slug: string; readonly title: string; readonly summary: string; readonly body: unknown; readonly updated_at: Instant }

/** A page in `locale`, else in the default one, else in any; `null` for an unknown slug. */
export const pageBySlug = async (db: Database, slug: string, locale: Locale, figures: Figures): Promise<ContentPage | null> => {
  const [row] = await db.query<Row>(
    "select slug, title, summary, body, updated_at from content_pages where slug = $1 order by locale = $2 desc, locale = $3 desc limit 1",
    [slug, locale, defaultLocale],
  )
  if (row === undefined) return null
  return {
    slug: row.slug,
    title: filled(row.title, figures),
    summary: filled(row.summary, figures),
    body: withFigures(readDocument(row.body), figures),
    updatedAt: row.updated_at,
  }
}
