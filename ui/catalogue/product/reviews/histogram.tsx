/** Histogram of ratings by stars. */
import { useText } from "#ui/messages/messages.tsx"
import styles from "./histogram.module.css"

export const Histogram = ({ counts }: { readonly counts: ReadonlyArray<number> }) => {
  const text = useText()
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  )
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
              <rect width={`${(100 * count) / all}%`} height="100%" />
            </svg>
            <span>{count}</span>
          </li>
        )
      })}
    </ul>
  )
}
