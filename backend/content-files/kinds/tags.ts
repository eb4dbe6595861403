/** Tags of articles and news. E20. */
import { onlyTexts, withDefault, type Localized } from "#domain/entities/locale.ts"
import { TagContent } from "#domain/entities/content/author-content.ts"
import type { ContentKind } from "../content-kind.ts"
import { nonEmptyTexts } from "../optional-texts.ts"

const stored = ({ name, title, about }: TagContent): TagContent => ({
  name,
  title: onlyTexts(title),
  ...nonEmptyTexts({ about }),
})

export const kind: ContentKind<TagContent> = {
  item: TagContent,
  effect:
    "Tags of articles and news, each with a page of its articles. Articles keep the name of a tag that is left out, and show it again once it is back.",
  fields: {
    name: "Names the tag in articles, and in the address `/media/c/<name>`.",
    title: "What it is called.",
    about: "Text of its page.",
  },
  example: {
    name: "zuvlukh",
    title: { mn: "Зөвлөгөө", en: "Advice" },
    about: { mn: "Барааг зөв сонгож, удаан хэрэглэх арга.", en: "How to choose well and make things last." },
  },
  keyOf: ({ name }) => name,
  isOrdered: false,
  read: async (db) => {
    const rows = await db.query<{ name: string; title: Localized; about: Localized }>(
      "select name, title, about from content_tags order by name",
    )
    return rows.map(stored)
  },
  stored,
  write: async (db, { put, gone }) => {
    for (const { name, title, about } of put) {
      await db.query(
        `insert into content_tags (name, title, about) values ($1, $2, $3)
         on conflict (name) do update set title = excluded.title, about = excluded.about`,
        [name, JSON.stringify(title), JSON.stringify(withDefault(about ?? {}))],
      )
    }
    await db.query("delete from content_tags where name = any ($1)", [gone.map(({ name }) => name)])
    return []
  },
}
