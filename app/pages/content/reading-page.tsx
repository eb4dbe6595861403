/** Page of an article or a news item, which differ in their address alone. */
import type { ArticleKind } from "#domain/entities/content/article.ts"
import type { ArticlePage } from "#machines/content/ports.ts"
import { ArticleScreen } from "#ui/content/article-screen.tsx"
import { LateComments } from "#ui/content/comments/late-comments.tsx"
import { definePage, type Page } from "#app/page.ts"
import type { ReadingActors } from "./reading-controller.ts"

const Screen = ({ actor, comments }: ReadingActors) => (
  <>
    <ArticleScreen actor={actor} />
    <LateComments actor={comments} article={actor} />
  </>
)

export const readingPage = (kind: ArticleKind, controller: Page<ArticlePage, ReadingActors>["controller"]): Page<ArticlePage, ReadingActors> =>
  definePage<ArticlePage, ReadingActors>({
    fetch: (ports, { params }) => ports.fetchArticle({ kind, id: params["id"] ?? "" }),
    controller,
    title: (text, { value, context }, { brand }) => {
      const title = value === "missing" ? text("article.missing") : context.page?.article.title
      return title === undefined ? brand : `${title} · ${brand}`
    },
    Screen,
  })
