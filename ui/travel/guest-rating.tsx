/** Rating of a hotel by its guests: average, grade and number of reviews; nothing without ratings. E29. */
import type { Hotel } from "#domain/entities/travel/hotel.ts"
import { guestRating } from "#domain/rules/travel/guest-reviews.ts"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./guest-rating.module.css"

export const GuestRating = ({ hotel }: { readonly hotel: Pick<Hotel, "histogram"> }) => {
  const text = useText()
  const { average, total, grade } = guestRating(hotel)
  if (total === 0) return null
  return (
    <p className={styles.rating}>
      <span className="sr">{`${text("hotels.rating")} `}</span>
      <b className={`num ${styles.average}`}>{average.toFixed(1)}</b>
      {grade !== null && <span>{text(`hotel.rating.${grade}`)}</span>}
      <span className={styles.count}>{text("hotel.reviews.count", counted(total))}</span>
    </p>
  )
}
