/** Histogram of ratings by stars. */
import { reviewCount } from "#domain/rules/catalogue/rating-histogram.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./histogram.module.css"

export const Histogram = ({ counts }: { readonly counts: ReadonlyArray<number> }) => {
  const text = useText()
  const total = Math.max(1, reviewCount(counts))
  return (
    <ul className={styles.histogram}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <li key={stars}>
            <span>
              {stars}
              <span className="sr"> {text("rating.star", { count: stars })}:</span>
            </span>
            <svg aria-hidden="true">
              <rect width={`${(100 * count) / total}%`} height="100%" />
            </svg>
            <span>{count}</span>
          </li>
        )
      })}
    </ul>
  )
}
