/** Page of writing news. C12. */
import { NewsWritingScreen } from "#ui/content/website/news-writing-screen.tsx"
import { definePage } from "#app/page.ts"
import type { WritingActors } from "../articles/writing-controller.ts"

export const page = definePage<never, WritingActors>({
  controller: () => import("./news-writing-controller.ts"),
  title: (text, { context }, { brand }) => `${text(context.of === null ? "website.news.create" : "website.news.change")} · ${brand}`,
  Screen: NewsWritingScreen,
})
