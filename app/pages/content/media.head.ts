/** Head of the list of articles and news. */
import type { Article } from "#domain/entities/content/article.ts"
import { articleAddress } from "#domain/rules/content/media-query.ts"
import type { Page } from "#machines/page.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs, pageList } from "#app/server/structured-data.ts"

export const head = defineHead<Page<Article>>({
  head: ({ items }, { text, to, location }) => ({
    description: text("media.lead"),
    picture: items[0]?.image?.src,
    structuredData: [
      breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("media.title"), path: "/media" }], to),
      pageList(items.map((article) => ({ name: article.title, path: articleAddress(article) })), to),
    ],
    // Results of a search are no page of their own.
    ...(location.searchParams.has("q") && { indexed: false }),
  }),
  offered: ({ lacks }) => !lacks.includes("media"),
  entry: { name: "News and stories", path: "/media", text: "newest first; kind=news for news, /media/c/{tag} for a subject, q= to search" },
})
