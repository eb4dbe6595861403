/** Articles of the shop. E20. */
import { ArticleContent } from "#domain/entities/content/article-content.ts"
import { articleTexts } from "../article-texts.ts"
import type { ContentKind } from "../content-kind.ts"

export const kind: ContentKind<ArticleContent> = {
  item: ArticleContent,
  effect:
    "Articles of the shop. One that is left out and has bookmarks or comments is hidden, and has them again once it is back. What shoppers write is none of the folder.",
  fields: {
    slug: "Name of its files, by which it stays the same; its page has the number that the shop gives it.",
    title: "Heading of the article and of lists.",
    summary: "A sentence below the title, in lists and in search results.",
    text: "Markup: the rest of the file.",
    date: "Day of publication; the newest comes first.",
    author: "`key` of an author; without one the shop itself has written it.",
    tags: "Names of tags, between commas.",
    product: "Handle of the product whose picture is shown; else the first picture or product of the text.",
  },
  example: {
    slug: "esgii-arkhilgaa",
    title: { mn: "Эсгий таавчиг арчлах", en: "Caring for felt slippers" },
    summary: { mn: "Сойз, бүлээн ус хоёр л хэрэгтэй.", en: "All it takes is a brush and warm water." },
    date: "2026-11-20",
    tags: ["zuvlukh"],
    author: "anudari",
    text: { mn: "Тоосыг сойзоор гөвөөд, бүлээн усаар арчина.", en: "Brush off the dust and wipe with warm water." },
  },
  ...articleTexts("article"),
}
