/** Page of the shopper's own articles. S24. */
import { OwnArticlesScreen } from "#ui/content/writing/own-articles-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  machine: async () => (await import("#machines/content/own-articles.ts")).ownArticlesMachine,
  input: () => ({ page: null }),
  title: (text, _, { brand }) => `${text("writing.own")} · ${brand}`,
  Screen: OwnArticlesScreen,
})
