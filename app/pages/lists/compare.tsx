/** Page of the compared products. S14. */
import { ListsLoading } from "#ui/lists/public/lists-loading.tsx"
import { latePart } from "#ui/react/lazy-part.ts"
import { definePage } from "#app/page.ts"

/** Loaded lazily, so that its prices share a bundle with the catalogue and not with the cart. */
const CompareScreen = latePart(async () => (await import("#ui/lists/compare/compare-screen.tsx")).CompareScreen, <ListsLoading />)

export const page = definePage({
  controller: () => import("./compare-controller.ts"),
  title: (text, _, { brand }) => `${text("compare.title")} · ${brand}`,
  Screen: CompareScreen,
})
