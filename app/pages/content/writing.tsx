/** Page of writing an article. S17. */
import { WritingScreen } from "#ui/content/writing/writing-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./writing-controller.ts"),
  title: (text, { context }, { brand }) => `${text(context.of === null ? "writing.title" : "writing.title.change")} · ${brand}`,
  Screen: WritingScreen,
})
