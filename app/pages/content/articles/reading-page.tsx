/** Page of an article or a news item, which differ in their address alone. */
import type { ArticleKind } from "#domain/entities/content/article.ts"
import type { ArticlePage } from "#machines/content/ports.ts"
import { ArticleScreen } from "#ui/content/article-screen.tsx"
import { LateComments } from "#ui/content/comments/late-comments.tsx"
import { LateReadingMarks } from "#ui/content/marks/late-reading-marks.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { definePage, type Page } from "#app/page.ts"
import type { ReadingActors } from "./reading-controller.ts"

/** Saved articles have their page where the site has articles. */
const Marks = ({ marks }: Pick<ReadingActors, "marks">) => (useSiteConfig().flags.articles ? <LateReadingMarks actor={marks} /> : null)

const Screen = ({ actor, comments, marks, talk }: ReadingActors) => (
  <>
    <ArticleScreen actor={actor} marks={<Marks marks={marks} />} />
    <LateComments actor={comments} talk={talk} article={actor} />
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
