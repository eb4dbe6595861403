/** Page of articles and news. S12, S29h. */
import type { Article } from "#domain/entities/content/article.ts"
import type { Page } from "#machines/page.ts"
import { MediaScreen } from "#ui/content/media-screen.tsx"
import { definePage } from "#app/page.ts"
import type { MediaActors } from "./media-controller.ts"
import { mediaQueryAt } from "./media-query-at.ts"

export const page = definePage<Page<Article>, MediaActors>({
  // A site without articles answers with its news.
  fetch: (ports, location) => ports.fetchMedia({ ...mediaQueryAt(location, true), page: 1 }),
  controller: () => import("./media-controller.ts"),
  title: (text, { context: { query, articles } }, { brand }) => {
    const tag = articles.items.flatMap(({ tags }) => tags).find(({ name }) => name === query.tag)
    return `${tag?.title ?? text("media.title")} · ${brand}`
  },
  Screen: MediaScreen,
})
