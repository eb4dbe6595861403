/** Page of writing an article. S17. */
import { WritingScreen } from "#ui/content/writing/writing-screen.tsx"
import { definePage } from "#app/page.ts"
import type { WritingActors } from "./writing-controller.ts"

export const page = definePage<never, WritingActors>({
  controller: () => import("./writing-controller.ts"),
  title: (text, { context }, { brand }) => `${text(context.of === null ? "writing.title" : "writing.title.change")} · ${brand}`,
  Screen: WritingScreen,
})
