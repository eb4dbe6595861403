/** The products that this device looked at lately. Personal, so it comes after the page and below what is read first. S31, B14. */
import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import type { ActorRefFrom } from "xstate"
import type { Slug } from "#domain/entities/ids.ts"
import type { recentMachine } from "#machines/recent.ts"
import { useShop } from "../shop-context.tsx"
import { useText } from "../words/words.tsx"
import { TileRow } from "./tile-row.tsx"
import { TileRowSkeleton } from "./tile-row-skeleton.tsx"

type Props = {
  readonly actor: ActorRefFrom<typeof recentMachine>
  /** The product on show, which one need not be led to. */
  readonly except?: Slug
}

export const RecentRow = ({ actor, except }: Props) => {
  const text = useText()
  const viewed = useSelector(useShop().kept, ({ context }) => context.kept.recentlyViewed)
  const tiles = useSelector(actor, ({ context }) => context.tiles)
  const busy = useSelector(actor, (state) => state.hasTag("busy"))
  useEffect(() => {
    actor.send({ type: "recent.known", slugs: viewed.filter((slug) => slug !== except) })
  }, [actor, viewed, except])
  if (busy) return <TileRowSkeleton />
  return <TileRow title={text("home.recent")} tiles={tiles} />
}
