/** Products side by side. S14. */
import { CompareScreen } from "#ui/lists/compare/compare-screen.tsx"
import { definePage } from "#app/page.ts"
import type { CompareActors } from "./compare-controller.ts"

export const page = definePage<never, CompareActors>({
  controller: () => import("./compare-controller.ts"),
  title: (text, _, { brand }) => `${text("compare.title")} · ${brand}`,
  Screen: ({ actor }) => <CompareScreen actor={actor} />,
})
