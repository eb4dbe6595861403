/** What this device remembers: saved products, recently viewed ones, recent searches. S29o, S29l. */
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { ListsLoading } from "#ui/lists/public/lists-loading.tsx"
import { definePage } from "#app/page.ts"
import type { SavedActors } from "./saved-controller.ts"

/** Apart from the page, since its tiles belong to the catalogue's files and not to those of buying. */
const screen = lazyPart(async () => (await import("#ui/lists/saved/saved-screen.tsx")).SavedScreen)

const Screen = ({ actor, recent }: SavedActors) => {
  const { Part: SavedScreen } = useLazyPart(screen, true)
  return SavedScreen === null ? <ListsLoading /> : <SavedScreen actor={actor} recent={recent} />
}

export const page = definePage<never, SavedActors>({
  controller: () => import("./saved-controller.ts"),
  title: (text, _, { brand }) => `${text("saved.title")} · ${brand}`,
  Screen,
})
