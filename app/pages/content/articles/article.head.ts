/** Head of an article: its date, author and picture. */
import { articleAddress } from "#domain/rules/content/media-query.ts"
import type { ArticlePage } from "#machines/content/ports.ts"
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs, written } from "#app/server/structured-data.ts"

export const head = defineHead<ArticlePage>({
  head: ({ article }, { config, origin, text, to, location }) => ({
    description: article.summary,
    picture: article.image?.src,
    structuredData: [
      written(article, { config, origin, url: to(location.path) }),
      breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("media.title"), path: "/media" }, { name: article.title, path: location.path }], to),
    ],
  }),
  offered: ({ flags }) => flags.articles,
  addresses: ({ articles }) => articles.flatMap((written) => (written.kind === "article" ? [{ path: articleAddress(written), changedAt: written.createdAt }] : [])),
})
