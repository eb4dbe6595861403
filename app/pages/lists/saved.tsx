/** Page of saved products, recently viewed ones and recent searches. S29o, S29l. */
import { ListsLoading } from "#ui/lists/public/lists-loading.tsx"
import { latePart } from "#ui/react/lazy-part.ts"
import { definePage } from "#app/page.ts"

/** Loaded lazily, so that its tiles share a bundle with the catalogue and not with the cart. */
const SavedScreen = latePart(async () => (await import("#ui/lists/saved/saved-screen.tsx")).SavedScreen, <ListsLoading />)

export const page = definePage({
  controller: () => import("./saved-controller.ts"),
  title: (text, _, { brand }) => `${text("saved.title")} · ${brand}`,
  Screen: SavedScreen,
})
