/** Finder of an address's place with the messages that it brings along, loaded after the form. */
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { AddressFinder } from "./address-finder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useLateMessages } from "#ui/messages/late-messages.ts"
import { MessagesProvider, useLocale } from "#ui/messages/messages.tsx"

export const PlaceSearch = ({ actor }: { readonly actor: PlaceFinderActor }) => {
  const locale = useLocale()
  const messages = useLateMessages(["places"])
  if (messages === null) return <Skeleton height="9rem" />
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <AddressFinder actor={actor} />
    </MessagesProvider>
  )
}
