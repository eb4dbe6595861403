/** What this device remembers: saved products, recently viewed ones, recent searches. S29o, S29l. */
import { ListsLoading } from "#ui/lists/public/lists-loading.tsx"
import { latePart } from "#ui/react/lazy-part.ts"
import { definePage } from "#app/page.ts"

/** Apart from the page, since its tiles belong to the catalogue's files and not to those of buying. */
const SavedScreen = latePart(async () => (await import("#ui/lists/saved/saved-screen.tsx")).SavedScreen, <ListsLoading />)

export const page = definePage({
  controller: () => import("./saved-controller.ts"),
  title: (text, _, { brand }) => `${text("saved.title")} · ${brand}`,
  Screen: SavedScreen,
})
