/** An address where nothing stands. S16. */
import { fromCallback, createActor } from "xstate"
import { MissingScreen } from "#ui/shell/missing-screen.tsx"
import { definePage } from "../page.ts"

/** Nothing can happen here. */
const nothing = fromCallback(() => undefined)

export const page = definePage({
  open: () => createActor(nothing),
  title: (text, _, { brand }) => `${text("missing.title")} · ${brand}`,
  Screen: ({ place }) => <MissingScreen path={place.path} />,
})
