/** Products side by side. S14. */
import { ListsLoading } from "#ui/lists/public/lists-loading.tsx"
import { latePart } from "#ui/react/lazy-part.ts"
import { definePage } from "#app/page.ts"

/** Apart from the page, since its prices belong to the catalogue's files and not to those of buying. */
const CompareScreen = latePart(async () => (await import("#ui/lists/compare/compare-screen.tsx")).CompareScreen, <ListsLoading />)

export const page = definePage({
  controller: () => import("./compare-controller.ts"),
  title: (text, _, { brand }) => `${text("compare.title")} · ${brand}`,
  Screen: CompareScreen,
})
