/** Page of the shopper's own articles. S24. */
import { OwnArticlesScreen } from "#ui/content/writing/own-articles-screen.tsx"
import { definePage } from "#app/page.ts"
import type { OwnArticlesActors } from "./own-articles-controller.ts"

export const page = definePage<never, OwnArticlesActors>({
  controller: () => import("./own-articles-controller.ts"),
  title: (text, _, { brand }) => `${text("writing.own")} · ${brand}`,
  Screen: OwnArticlesScreen,
})
