/** News of the shop. E21. */
import { NewsContent } from "#domain/entities/content/article-content.ts"
import { articleTexts } from "../article-texts.ts"
import type { ContentKind } from "../content-kind.ts"

export const kind: ContentKind<typeof NewsContent.Type> = {
  item: NewsContent,
  effect: "News of the shop, with the fields of articles but without an author.",
  example: {
    slug: "tsagiin-khuvaari",
    title: { mn: "Баярын өдрүүдийн цагийн хуваарь", en: "Hours of the holidays" },
    date: "2026-12-01",
    text: { mn: "12-р сарын 31-нд 18 цаг хүртэл ажиллана.", en: "On 31 December we are open until six." },
  },
  ...articleTexts("news"),
}
