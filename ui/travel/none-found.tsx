/** Empty list of hotels: the reason, and links to other places, fewer filters or more rooms. */
import BedDouble from "lucide-react/icons/bed-double"
import type { NoHotels } from "#domain/entities/travel/hotel.ts"
import { hotelsHref, type StayQuery } from "#domain/rules/travel/stay-query.ts"
import { roomsFor } from "#domain/rules/travel/stay-refusal.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { useText } from "#ui/messages/messages.tsx"

export const NoneFound = ({ none: { reason, capacity, places }, stay }: { readonly none: NoHotels; readonly stay: StayQuery }) => {
  const text = useText()
  const { place, guests, rooms } = stay
  const needed = roomsFor(guests, capacity)
  const unfiltered = { ...stay, amenities: [], minPrice: null, maxPrice: null, minRating: null }
  return (
    <EmptyState
      icon={<BedDouble />}
      title={text(`hotels.none.${reason}`, { place, guests, rooms })}
      text={text(`hotels.none.${reason}.text`, { max: capacity, guests })}
    >
      {reason === "place" &&
        places.map((otherPlace) => (
          <ButtonLink key={otherPlace} variant="secondary" href={hotelsHref({ ...stay, place: otherPlace })}>
            {otherPlace}
          </ButtonLink>
        ))}
      {reason === "guests" && needed !== null && needed !== rooms && (
        <ButtonLink href={hotelsHref({ ...stay, rooms: needed })}>{text("hotels.none.rooms", { rooms: needed })}</ButtonLink>
      )}
      {reason === "amenities" && <ButtonLink href={hotelsHref(unfiltered)}>{text("hotels.none.unfiltered")}</ButtonLink>}
      {reason !== "place" && (
        <ButtonLink variant="secondary" href={hotelsHref({ ...unfiltered, place: "", rooms: needed ?? rooms })}>
          {text("hotels.all")}
        </ButtonLink>
      )}
    </EmptyState>
  )
}

/** Empty list of hotels whose free hotels are all outside the limits of price and rating. */
export const NoneWithin = ({ stay }: { readonly stay: StayQuery }) => {
  const text = useText()
  const isRated = stay.minRating !== null
  return (
    <EmptyState
      icon={<BedDouble />}
      title={text(isRated ? "hotels.none.rating" : "hotels.none.price")}
      text={text(isRated ? "hotels.none.rating.text" : "hotels.none.price.text")}
    >
      {isRated && <ButtonLink href={hotelsHref({ ...stay, minRating: null })}>{text("hotels.none.anyRating")}</ButtonLink>}
      {(stay.minPrice !== null || stay.maxPrice !== null) && (
        <ButtonLink variant={isRated ? "secondary" : "primary"} href={hotelsHref({ ...stay, minPrice: null, maxPrice: null })}>
          {text("hotels.none.anyPrice")}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
