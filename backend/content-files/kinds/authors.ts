/** Authors of the shop's articles. E20. */
import { onlyTexts, withDefault, type Localized } from "#domain/entities/locale.ts"
import { AuthorContent } from "#domain/entities/content/author-content.ts"
import type { ContentKind } from "../content-kind.ts"
import { nonEmptyTexts } from "../optional-texts.ts"
import { deleteOrWithdraw, withEarlier } from "../withdraw.ts"

const stored = ({ key, name, about }: AuthorContent): AuthorContent => ({
  key,
  name: onlyTexts(name),
  ...nonEmptyTexts({ about }),
})

const removable = {
  table: "authors",
  key: "key",
  ofKind: "key is not null",
  isInUse: `exists (select from author_followers f where f.author_id = authors.id)
    or exists (select from articles a where a.author_id = authors.id)`,
  withdrawal: "hidden = true",
}

export const kind: ContentKind<AuthorContent> = {
  item: AuthorContent,
  effect: "Authors of the shop's articles, each with a page. One that is left out and has followers or articles is hidden.",
  fields: {
    key: "Names the author in articles.",
    name: "What the author is called.",
    about: "A few words on the author's page.",
  },
  example: {
    key: "anudari",
    name: { mn: "Анударь Сүхбат", en: "Anudari Sukhbat" },
    about: { mn: "Хувцасны материал, арчилгааны тухай бичдэг.", en: "Writes about materials and care." },
  },
  keyOf: ({ key }) => key,
  isOrdered: false,
  read: async (db) => {
    const rows = await db.query<{ key: string; name: Localized; about: Localized }>(
      "select key, name, about from authors where key is not null and not hidden order by id",
    )
    return rows.map(stored)
  },
  stored,
  write: async (db, { put, gone, now }) => {
    for (const { key, name, about } of put) {
      await db.query(
        `insert into authors (key, name, about, created_at) values ($1, $2, $3, $4)
         on conflict (key) do update set name = excluded.name, about = excluded.about, hidden = false`,
        [key, JSON.stringify(name), JSON.stringify(withDefault(about ?? {})), now],
      )
    }
    const keys = gone.map(({ key }) => key)
    const withdrawn = await deleteOrWithdraw(db, removable, await withEarlier(db, removable, keys))
    return gone.filter(({ key }) => withdrawn.has(key))
  },
}
