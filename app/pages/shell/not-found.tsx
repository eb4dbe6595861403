/** Page of unknown addresses. S16. */
import { NotFoundScreen } from "#ui/shell/screens/not-found-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  title: (text, _, { brand }) => `${text("missing.title")} · ${brand}`,
  Screen: ({ location }) => <NotFoundScreen path={location.path} />,
})
