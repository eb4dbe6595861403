/** Page of writing news. C12. */
import { NewsWritingScreen } from "#ui/content/website/news-writing-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./writing-controller.ts"),
  title: (text, { context }, { brand }) => `${text(context.of === null ? "website.news.create" : "website.news.change")} · ${brand}`,
  Screen: NewsWritingScreen,
})
