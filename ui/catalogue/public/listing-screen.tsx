/** Listing screen: connects the listing machine to `ListingView`. S5, S9. */
import { useSelector } from "@xstate/react"
import { useCallback } from "react"
import type { ActorRefFrom } from "xstate"
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import type { listingMachine } from "#machines/catalogue/listing.ts"
import { useStableReference } from "#ui/react/stable-reference.ts"
import { ListingView } from "#ui/catalogue/listing/listing-view.tsx"

export const ListingScreen = ({ actor }: { readonly actor: ActorRefFrom<typeof listingMachine> }) => {
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const query = useStableReference(context.query)
  const onQuery = useCallback((next: ListingQuery) => actor.send({ type: "query.change", query: next }), [actor])
  const more = useCallback(() => actor.send({ type: "more.fetch" }), [actor])
  const retry = useCallback(() => actor.send({ type: "page.retry" }), [actor])
  const { page, tiles, problem } = context
  return (
    <ListingView
      state={value}
      query={query}
      page={page}
      tiles={tiles.items}
      reached={tiles.page}
      stillFetch={tiles.stillFetch}
      problem={problem}
      onQuery={onQuery}
      onMore={more}
      onRetry={retry}
    />
  )
}
