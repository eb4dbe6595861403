/** Page of unknown addresses. S16. */
import { NotFoundScreen } from "#ui/shell/screens/not-found-screen.tsx"
import { definePage } from "#app/page.ts"
import type { StaticPageActors } from "#app/pages/static-controller.ts"

export const page = definePage<never, StaticPageActors>({
  controller: () => import("#app/pages/static-controller.ts"),
  title: (text, _, { brand }) => `${text("missing.title")} · ${brand}`,
  Screen: ({ location }) => <NotFoundScreen path={location.path} />,
})
