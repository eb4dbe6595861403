/** Rating as one star with a figure, or as five stars filled in part. */
import type { CSSProperties } from "react"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./rating.module.css"

const starPath = "m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8L12 3.2Z"

export const Star = () => (
  <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
    <path d={starPath} />
  </svg>
)

/** Figure for tiles and headings; nothing without ratings. */
export const Rating = ({ average, total }: { readonly average: number; readonly total: number }) => {
  const text = useText()
  if (total === 0) return null
  return (
    <p className={styles.rating}>
      <Star />
      <span className="sr">{`${text("rating.average")} `}</span>
      <span>{average.toFixed(1)}</span>{" "}
      <span className={styles.total}>
        (<span className="sr">{`${text("rating.reviews")} `}</span>
        {`${total})`}
      </span>
    </p>
  )
}

/** Five stars, the last one in part; `stars` is 0–5. A single element, since lists show many. */
export const Stars = ({ stars }: { readonly stars: number }) => {
  const text = useText()
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={text("rating.stars", { count: stars.toFixed(Number.isInteger(stars) ? 0 : 1) })}
      style={{ "--stars": stars } as CSSProperties}
    />
  )
}
