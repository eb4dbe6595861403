/** The row of what was looked at lately; absent where nothing was. */
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import type { recentMachine } from "#machines/recent.ts"
import { useText } from "../words/words.tsx"
import { TileRow } from "./tile-row.tsx"

export const RecentRow = ({ actor }: { readonly actor: ActorRefFrom<typeof recentMachine> }) => {
  const text = useText()
  const tiles = useSelector(actor, ({ context }) => context.tiles)
  return <TileRow title={text("home.recent")} tiles={tiles} />
}
