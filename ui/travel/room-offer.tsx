/** A room with what a stay in it costs, and the button that puts the stay into the cart. */
import { useSelector } from "@xstate/react"
import type { OfferedHotel, Room } from "#domain/entities/travel/hotel.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { StayQuery } from "#domain/rules/travel/stay-query.ts"
import { isSameStay } from "#domain/rules/travel/stay-line.ts"
import { guestNames } from "#domain/rules/travel/stay-guests.ts"
import type { GuestsActor } from "#machines/travel/guests.ts"
import { useAddToCartState } from "#ui/cart/public/add-to-cart-state.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import { GuestChoice } from "./guest-choice.tsx"
import { RoomsLeft } from "./rooms-left.tsx"
import { RoomRefusal } from "./room-refusal.tsx"
import { StayPictures } from "./stay-pictures.tsx"
import styles from "./room-offer.module.css"

type Props = {
  readonly room: Room
  readonly proposals: OfferedHotel["proposals"]
  readonly stay: StayQuery
  readonly guests: GuestsActor
}

const addKeys = { resting: "room.add", adding: "room.adding", added: "room.added" } as const satisfies Record<
  ReturnType<typeof useAddToCartState>,
  MessageKey
>

export const RoomOffer = ({ room, proposals, stay, guests }: Props) => {
  const text = useText()
  const passengers = useSelector(guests, ({ context }) => guestNames(context.passengers, context.chosen))
  const { name, beds, includes, capacity, price, available, images, amenityNames, stay: priced } = room
  return (
    <li className={styles.room} data-taken={priced === null ? "" : undefined}>
      <div className={styles.picture}>
        <StayPictures pictures={images} name={name} sizes="(min-width: 720px) 200px, 76vw" />
      </div>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p>{[beds, text("room.capacity", { count: capacity }), ...includes].join(" · ")}</p>
        {amenityNames.length > 0 && <p>{amenityNames.join(", ")}</p>}
        <p>{text("room.night", { price: formatTugrik(price) })}</p>
        {priced === null ? <RoomRefusal room={room} stay={stay} proposals={proposals} /> : <RoomsLeft count={available} />}
      </div>
      {priced !== null && (
        <div className={styles.price}>
          <dl>
            {priced.parts.map(({ kind, amount }) => (
              <div key={kind}>
                <dt>{text(`stayPrice.${kind}`)}</dt>
                <dd className="num">{formatTugrik(amount)}</dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>{text("stayPrice.total")}</dt>
              <dd className="num">{formatTugrik(priced.total)}</dd>
            </div>
          </dl>
          <RoomGuests actor={guests} names={passengers} />
          <AddStay room={room} stay={stay} passengers={passengers} />
        </div>
      )}
    </li>
  )
}

/** The choice of guests, folded away since a stay needs none; the names that are chosen stay in view. */
const RoomGuests = ({ actor, names }: { readonly actor: GuestsActor; readonly names: string }) => {
  const text = useText()
  const isKnown = useSelector(actor, (snapshot) => !snapshot.matches("waiting"))
  if (!isKnown) return null
  return (
    <>
      <details className={styles.guests}>
        <summary>{text("guests.title")}</summary>
        <GuestChoice actor={actor} />
      </details>
      {names !== "" && (
        <p className={styles.names}>
          {text("guests.for")} <b lang="en">{names}</b>
        </p>
      )}
    </>
  )
}

type AddProps = {
  readonly room: Room
  readonly stay: StayQuery
  /** Names of the chosen guests; may be empty. */
  readonly passengers: string
}

const AddStay = ({ room: { variantId, name, hotelId }, stay: { from, to, guests, rooms }, passengers }: AddProps) => {
  const text = useText()
  const { cart } = useActorRefs()
  const adding = useAddToCartState(variantId)
  const line = useSelector(cart, ({ context }) => context.order?.lineItems.find((one) => one.variantId === variantId))
  if (variantId === null) return null
  const options = {
    hotel: String(hotelId),
    arrives: from,
    leaves: to,
    guests: String(guests),
    rooms: String(rooms),
    ...(passengers !== "" && { passengers }),
  }
  const isOther = line !== undefined && !isSameStay(line, { options })
  return (
    <>
      {isOther && adding === "resting" && <p className={styles.names}>{text("room.inCart", { stay: line.optionsText })}</p>}
      <Button wide busy={adding === "adding"} onClick={() => cart.send({ type: "item.add", variantId, quantity: 1, options, name })}>
        <span aria-live="polite">{text(isOther && adding === "resting" ? "room.change" : addKeys[adding])}</span>
        <span className="sr">{`: ${name}`}</span>
      </Button>
    </>
  )
}
