/** Head of what was written, articles and news: date, author, picture, and their pages for crawlers. */
import type { ArticleKind } from "#domain/entities/content/article.ts"
import { articleAddress } from "#domain/rules/content/media-query.ts"
import type { ArticlePage } from "#machines/content/ports.ts"
import type { HeadDefinition } from "#app/server/page-head.ts"
import { breadcrumbs, written } from "#app/server/structured-data.ts"

export const writtenHead = (kind: ArticleKind): Pick<HeadDefinition<ArticlePage>, "head" | "addresses"> => ({
  head: ({ article }, { config, origin, text, to, location }) => ({
    description: article.summary,
    picture: article.image?.src,
    structuredData: [
      written(article, { config, origin, url: to(location.path) }),
      breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("media.title"), path: "/media" }, { name: article.title, path: location.path }], to),
    ],
  }),
  addresses: ({ articles }) => articles.flatMap((one) => (one.kind === kind ? [{ path: articleAddress(one), changedAt: one.createdAt }] : [])),
})
