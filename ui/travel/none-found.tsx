/** Why no hotel is found, and a way on: other places, fewer filters, more rooms. */
import BedDouble from "lucide-react/icons/bed-double"
import type { NoHotels } from "#domain/entities/travel/hotel.ts"
import { stayHref, type StayQuery } from "#domain/rules/travel/stay-query.ts"
import { roomsFor } from "#domain/rules/travel/stay-refusal.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { useText } from "#ui/messages/messages.tsx"

const page = "/travel/hotels"

export const NoneFound = ({ none: { reason, capacity, places }, stay }: { readonly none: NoHotels; readonly stay: StayQuery }) => {
  const text = useText()
  const { place, guests, rooms } = stay
  const needed = roomsFor(guests, capacity)
  const here = place === "" ? [] : [["place", place] as const]
  return (
    <EmptyState icon={<BedDouble />} title={text(`hotels.none.${reason}`, { place, guests, rooms })} text={text(`hotels.none.${reason}.text`, { max: capacity, guests })}>
      {reason === "place" && places.map((one) => (
        <ButtonLink key={one} variant="secondary" href={stayHref(page, stay, [["place", one]])}>
          {one}
        </ButtonLink>
      ))}
      {reason === "guests" && needed !== null && needed !== rooms && <ButtonLink href={stayHref(page, { ...stay, rooms: needed }, here)}>{text("hotels.none.rooms", { rooms: needed })}</ButtonLink>}
      {reason === "amenities" && <ButtonLink href={stayHref(page, stay, here)}>{text("hotels.none.unfiltered")}</ButtonLink>}
      {reason !== "place" && <ButtonLink variant="secondary" href={stayHref(page, { ...stay, rooms: needed ?? rooms })}>{text("hotels.all")}</ButtonLink>}
    </EmptyState>
  )
}
