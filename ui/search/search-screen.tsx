/** Search screen at `/search`: results, or recent searches without search terms. S9, S29l. */
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import type { listingMachine } from "#machines/catalogue/listing.ts"
import { ListingScreen } from "#ui/catalogue/public/listing-screen.tsx"
import { RecentSearches } from "./recent-searches.tsx"

export const SearchScreen = ({ actor }: { readonly actor: ActorRefFrom<typeof listingMachine> }) => {
  const hasSearchText = useSelector(actor, ({ context }) => context.query.text !== null)
  return hasSearchText ? <ListingScreen actor={actor} /> : <RecentSearches />
}
