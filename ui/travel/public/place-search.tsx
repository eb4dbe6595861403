/** Finder of an address's place, loaded after the form. */
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import { AddressFinder } from "./address-finder.tsx"

export const PlaceSearch = withMessages(["places"], AddressFinder, <Skeleton height="9rem" />)
