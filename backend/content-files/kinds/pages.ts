/** Pages of information. E14. */
import { PageContent } from "#domain/entities/content/page-content.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import { defaultSite } from "#domain/rules/shell/default-site.ts"
import { figuresOf } from "#backend/content/figures.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { markdownFolder } from "../forms/markdown-folder.ts"
import { unknownNames, type Reference } from "../references.ts"
import { encodedText, inlinePictureFaults, storedText, textsOf, withTextPictures, type TextRow } from "../texts.ts"

/** Pages to which the shop itself links. */
const needed = ["terms", "privacy", "delivery", "returns"]

/** Figures and flags that texts may name. */
const figureNames = new Set(Object.keys(figuresOf(defaultSite, defaultLocale, new Map(), [])))

/** Figures and flags that pages name, `{phone}` and `{?wallet}`; the name ends a path, for its line in the text. */
const figuresIn = (items: ReadonlyArray<PageContent>): ReadonlyArray<Reference> =>
  items.flatMap(({ text }, at) =>
    Object.entries(text).flatMap(([locale, markup]) =>
      [...markup.matchAll(/\{\??(\w+)\}/g)].map(([, name = ""]) => ({ path: [at, "text", locale, name], name })),
    ),
  )

export const kind: ContentKind<PageContent> = {
  item: PageContent,
  effect:
    "Pages of information, each at `/page/` and its name. Texts may have figures of the shop's settings, such as `{phone}`, and parts that a flag shows, `{?wallet}…{/wallet}`.",
  fields: {
    slug: "Name of its files and end of its address: `/page/<slug>`.",
    title: "Heading of the page.",
    summary: "A sentence below the title and in search results.",
    text: "Markup: the rest of the file.",
  },
  example: {
    slug: "care",
    title: { mn: "Бараа арчлах", en: "Caring for goods" },
    summary: { mn: "Ноолуур, арьсыг удаан хэрэглэх арга.", en: "How to make cashmere and leather last." },
    text: { mn: "## Ноолуур\n\nХүйтэн усаар, гараар угаана.", en: "## Cashmere\n\nWash it by hand in cold water." },
  },
  keyOf: ({ slug }) => slug,
  form: markdownFolder,
  isOrdered: false,
  read: async (db) => textsOf(await db.query<TextRow>("select slug, locale, title, summary, body from content_pages order by slug")),
  stored: storedText,
  withPictures: withTextPictures,
  fileFaults: (items) => {
    const slugs = new Set(items.map(({ slug }) => slug))
    return [
      ...needed.flatMap((name): ReadonlyArray<ItemFault> =>
        slugs.has(name) ? [] : [{ path: [], reason: { key: "content.pageNeeded", values: { name } } }],
      ),
      ...inlinePictureFaults(items),
      ...unknownNames(figuresIn(items), figureNames, "content.noFigure"),
    ]
  },
  write: async (db, { put, gone, now }) => {
    const slugs = [...put, ...gone].map(({ slug }) => slug)
    await db.query("delete from content_pages where slug = any ($1)", [slugs])
    for (const item of put) {
      for (const { locale, title, summary, body } of encodedText(item)) {
        await db.query(
          "insert into content_pages (slug, locale, title, summary, body, updated_at) values ($1, $2, $3, $4, $5::text::jsonb, $6)",
          [item.slug, locale, title, summary, body, now],
        )
      }
    }
    return []
  },
}
