/** Page of an article or news item. S12. */
import type { ComponentProps } from "react"
import { articleKindAt } from "#domain/rules/content/media-query.ts"
import { ArticleScreen } from "#ui/content/article-screen.tsx"
import { LateComments } from "#ui/content/comments/late-comments.tsx"
import { LateReadingMarks } from "#ui/content/marks/late-reading-marks.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { definePage } from "#app/page.ts"

const Marks = ({ actor }: ComponentProps<typeof LateReadingMarks>) =>
  useSiteConfig().flags.articles ? <LateReadingMarks actor={actor} /> : null

export const page = definePage({
  fetch: (ports, { path, params }) => ports.fetchArticle({ kind: articleKindAt(path), id: params["id"] ?? "" }),
  controller: () => import("./reading-controller.ts"),
  title: (text, { value, context }, { brand }) => {
    const title = value === "missing" ? text("article.missing") : context.page?.article.title
    return title === undefined ? brand : `${title} · ${brand}`
  },
  Screen: ({ actor, comments, marks, talk }) => (
    <>
      <ArticleScreen actor={actor} marks={<Marks actor={marks} />} />
      <LateComments actor={comments} talk={talk} article={actor} />
    </>
  ),
})
