/** Row of recently viewed products. Personal, therefore rendered after the page and below its content. S31, B14. */
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import type { recentMachine } from "#machines/lists/recently-viewed.ts"
import { useText } from "#ui/messages/messages.tsx"
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { TileRowSkeleton } from "#ui/catalogue/public/tile-row-skeleton.tsx"

export const RecentRow = ({ actor }: { readonly actor: ActorRefFrom<typeof recentMachine> }) => {
  const text = useText()
  const tiles = useSelector(actor, ({ context }) => context.tiles)
  const state = useSelector(actor, ({ value }) => value)
  return <div data-state={state}>{state === "fetching" ? <TileRowSkeleton /> : <TileRow title={text("home.recent")} tiles={tiles} />}</div>
}
