/** What this device remembers: saved products, recently viewed ones, recent searches. S29o, S29l. */
import { SavedScreen } from "#ui/lists/saved/saved-screen.tsx"
import { definePage } from "#app/page.ts"
import type { SavedActors } from "./saved-controller.ts"

export const page = definePage<never, SavedActors>({
  controller: () => import("./saved-controller.ts"),
  title: (text, _, { brand }) => `${text("saved.title")} · ${brand}`,
  Screen: ({ actor, recent }) => <SavedScreen actor={actor} recent={recent} />,
})
