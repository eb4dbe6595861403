/** Why a room cannot be booked for a stay, and a link to as many rooms as the guests need, with their price. */
import type { OfferedHotel, Room } from "#domain/entities/travel/hotel.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { stayHref, type StayQuery } from "#domain/rules/travel/stay-query.ts"
import { proposedRooms, roomRefusal } from "#domain/rules/travel/stay-refusal.ts"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { useText } from "#ui/messages/messages.tsx"

/** Where the room itself refuses nothing, the dates are refused, and the form shows why. */
export const RoomRefusal = ({
  room,
  stay,
  proposals,
}: {
  readonly room: Room
  readonly stay: StayQuery
  readonly proposals: OfferedHotel["proposals"]
}) => {
  const text = useText()
  const refusal = stay.refusal === null ? roomRefusal(room, stay) : null
  if (refusal === null) return <p>{text("room.noStay")}</p>
  const { guests, rooms } = stay
  const proposed = proposedRooms(room, stay)
  const proposal = proposals.find(({ roomId }) => roomId === room.id)
  const reason = (): string => {
    switch (refusal._tag) {
      case "TooManyGuests":
        return text("room.tooManyGuests", { max: refusal.max, rooms })
      case "TooFewRooms":
        return refusal.available === 0 ? text("room.full") : text("room.tooFew", { left: refusal.available, rooms })
      default:
        return refusal satisfies never
    }
  }
  return (
    <>
      <p data-refusal={refusal._tag}>{reason()}</p>
      {proposed !== null && (
        <TextLink href={stayHref(`/travel/hotels/${room.hotelId}`, { ...stay, rooms: proposed })}>
          {proposal === undefined
            ? text("room.rooms", { rooms: proposed, guests })
            : text("room.roomsFor", { rooms: proposed, price: formatTugrik(proposal.total) })}
        </TextLink>
      )}
    </>
  )
}
