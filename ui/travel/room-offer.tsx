/** A room with what a stay in it costs, and the button that puts the stay into the cart. */
import type { Room } from "#domain/entities/travel/hotel.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { StayQuery } from "#domain/rules/travel/stay-query.ts"
import { useAddToCartState } from "#ui/cart/public/add-to-cart-state.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import { RoomsLeft } from "./rooms-left.tsx"
import { RoomRefusal } from "./room-refusal.tsx"
import styles from "./room-offer.module.css"

type Props = {
  readonly room: Room
  readonly stay: StayQuery
  /** Names of the chosen guests; may be empty. */
  readonly passengers: string
}

const addKeys = { resting: "room.add", adding: "room.adding", added: "room.added" } as const satisfies Record<ReturnType<typeof useAddToCartState>, MessageKey>

export const RoomOffer = ({ room, stay, passengers }: Props) => {
  const text = useText()
  const { name, beds, includes, capacity, price, available, images, stay: priced } = room
  return (
    <li className={styles.room} data-taken={priced === null ? "" : undefined}>
      <span className={styles.picture}>
        <ProductPicture picture={images[0] ?? null} alt="" sizes="(min-width: 720px) 200px, 90vw" />
      </span>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p>{[beds, text("room.capacity", { count: capacity }), ...includes].join(" · ")}</p>
        <p>{text("room.night", { price: formatTugrik(price) })}</p>
        {priced === null ? <RoomRefusal room={room} stay={stay} /> : <RoomsLeft count={available} />}
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
          {passengers !== "" && (
            <p className={styles.guests}>
              {text("guests.for")} <b lang="en">{passengers}</b>
            </p>
          )}
          <AddStay room={room} stay={stay} passengers={passengers} />
        </div>
      )}
    </li>
  )
}

const AddStay = ({ room: { variantId, name, hotelId }, stay: { from, to, guests, rooms }, passengers }: Props) => {
  const text = useText()
  const { cart } = useActorRefs()
  const adding = useAddToCartState(variantId)
  if (variantId === null) return null
  const options = { hotel: String(hotelId), arrives: from, leaves: to, guests: String(guests), rooms: String(rooms), ...(passengers !== "" && { passengers }) }
  return (
    <Button wide busy={adding === "adding"} onClick={() => cart.send({ type: "item.add", variantId, quantity: 1, options })}>
      <span aria-live="polite">{text(addKeys[adding])}</span>
      <span className="sr">{`: ${name}`}</span>
    </Button>
  )
}
