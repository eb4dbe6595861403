/** Page of an author. C14. */
import { AuthorScreen } from "#ui/content/author-screen.tsx"
import { LateReadingMarks } from "#ui/content/marks/late-reading-marks.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  fetch: (ports, { params }) => ports.fetchAuthor({ id: params["id"] ?? "" }),
  controller: () => import("./author-controller.ts"),
  title: (text, { value, context }, { brand }) => {
    const title = value === "missing" ? text("author.missing") : context.page?.author.name
    return title === undefined ? brand : `${title} · ${brand}`
  },
  Screen: ({ actor, articles, marks }) => <AuthorScreen actor={actor} articles={articles} marks={<LateReadingMarks actor={marks} />} />,
})
