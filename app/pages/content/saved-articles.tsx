/** Page of the shopper's saved articles. S24. */
import { SavedArticlesScreen } from "#ui/content/writing/saved-articles-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/content/saved-articles.ts")).savedArticlesMachine,
  input: () => undefined,
  title: (text, _, { brand }) => `${text("bookmarks.title")} · ${brand}`,
  Screen: SavedArticlesScreen,
})
