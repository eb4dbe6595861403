/** An address where nothing stands. S16. */
import { MissingScreen } from "#ui/shell/missing-screen.tsx"
import { definePage } from "#app/page.ts"
import type { StaticPageActors } from "#app/pages/quiet-life.ts"

export const page = definePage<never, StaticPageActors>({
  controller: () => import("#app/pages/quiet-life.ts"),
  title: (text, _, { brand }) => `${text("missing.title")} · ${brand}`,
  Screen: ({ location }) => <MissingScreen path={location.path} />,
})
