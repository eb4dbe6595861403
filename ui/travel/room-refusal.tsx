/** Why a room cannot be booked for a stay, and a link to as many rooms as the guests need. */
import type { Room } from "#domain/entities/travel/hotel.ts"
import { stayHref, type StayQuery } from "#domain/rules/travel/stay-query.ts"
import { roomRefusal, roomsFor } from "#domain/rules/travel/stay-refusal.ts"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { useText } from "#ui/messages/messages.tsx"

/** Only the dates are wrong, as the form says, where the room itself refuses nothing. */
export const RoomRefusal = ({ room: { hotelId, capacity, available }, stay }: { readonly room: Room; readonly stay: StayQuery }) => {
  const text = useText()
  const why = stay.refusal === null ? roomRefusal({ available, capacity }, stay) : null
  if (why === null) return <p>{text("room.noStay")}</p>
  const { guests, rooms } = stay
  const needed = roomsFor(guests, capacity)
  const proposed = needed !== null && needed <= available && needed !== rooms ? needed : null
  const sentence =
    why._tag === "TooManyGuests"
      ? text("room.tooManyGuests", { max: why.max, rooms })
      : why.available === 0
        ? text("room.full")
        : text("room.tooFew", { left: why.available, rooms })
  return (
    <>
      <p data-refusal={why._tag}>{sentence}</p>
      {proposed !== null && (
        <TextLink href={stayHref(`/travel/hotels/${hotelId}`, { ...stay, rooms: proposed })}>{text("room.rooms", { rooms: proposed, guests })}</TextLink>
      )}
    </>
  )
}
