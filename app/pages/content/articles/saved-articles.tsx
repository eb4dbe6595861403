/** Page of the shopper's saved articles. S24. */
import { SavedArticlesScreen } from "#ui/content/writing/saved-articles-screen.tsx"
import { definePage } from "#app/page.ts"
import type { SavedArticlesActors } from "./saved-articles-controller.ts"

export const page = definePage<never, SavedArticlesActors>({
  controller: () => import("./saved-articles-controller.ts"),
  title: (text, _, { brand }) => `${text("bookmarks.title")} · ${brand}`,
  Screen: SavedArticlesScreen,
})
