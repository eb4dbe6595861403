/** Join of the row of recently viewed products with the shared actors. */
import type { ActorRefFrom } from "xstate"
import type { SharedActors } from "#machines/shared/shared-actors.ts"
import { withoutViewed } from "#domain/rules/lists/recently-viewed.ts"
import { follow, unsubscribeAll } from "#machines/shared/subscriptions.ts"
import type { recentMachine } from "./recently-viewed.ts"

type Ref = {
  readonly recent: ActorRefFrom<typeof recentMachine>
  readonly kept: SharedActors["kept"]
}

/** Shows the recently viewed products without `current`, the product on show. */
export const joinRecent = ({ recent, kept }: Ref, current: string | null = null) =>
  unsubscribeAll(
    follow(
      kept,
      () => kept.getSnapshot().context.persisted.recentlyViewed,
      (slugs) => recent.send({ type: "recent.known", slugs: withoutViewed<string>(slugs, current) as typeof slugs }),
    ),
  )
