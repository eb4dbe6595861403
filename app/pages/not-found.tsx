/** An address where nothing stands. S16. */
import { MissingScreen } from "#ui/shell/missing-screen.tsx"
import { definePage, quietActor } from "../page.ts"

export const page = definePage({
  open: () => ({ actor: quietActor() }),
  title: (text, _, { brand }) => `${text("missing.title")} · ${brand}`,
  Screen: ({ place }) => <MissingScreen path={place.path} />,
})
