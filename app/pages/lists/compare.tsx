/** Products side by side. S14. */
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { ListsLoading } from "#ui/lists/public/lists-loading.tsx"
import { definePage } from "#app/page.ts"
import type { CompareActors } from "./compare-controller.ts"

/** Apart from the page, since its prices belong to the catalogue's files and not to those of buying. */
const screen = lazyPart(async () => (await import("#ui/lists/compare/compare-screen.tsx")).CompareScreen)

const Screen = ({ actor }: CompareActors) => {
  const { Part: CompareScreen } = useLazyPart(screen, true)
  return CompareScreen === null ? <ListsLoading /> : <CompareScreen actor={actor} />
}

export const page = definePage<never, CompareActors>({
  controller: () => import("./compare-controller.ts"),
  title: (text, _, { brand }) => `${text("compare.title")} · ${brand}`,
  Screen,
})
