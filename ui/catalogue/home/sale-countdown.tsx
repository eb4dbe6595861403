/** Countdown to the end of a sale. Its figures are rendered in the browser, since a cached page may be old. */
import { useContext, useCallback, useSyncExternalStore } from "react"
import type { Instant } from "#domain/entities/ids.ts"
import { secondsUntil, tick } from "#domain/rules/countdown.ts"
import { day, hour, minute, instantOf, second } from "#domain/rules/instants.ts"
import { formatRelative } from "#domain/rules/texts/relative-time.ts"
import { ClockContext } from "#ui/react/clock.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./sale-countdown.module.css"

/** Number of figures: days to minutes, or hours to seconds in the last day, in cells of fixed width. */
const cellCount = 3

const twoDigits = (value: number): string => String(value).padStart(2, "0")

/** Calls `notify` every second. */
const everySecond = (notify: () => void): (() => void) => {
  const timer = setInterval(notify, tick)
  return () => clearInterval(timer)
}

type Props = {
  readonly until: Instant
  /** Whether all sales of the row end then; otherwise it is the first end. */
  readonly isOfAll: boolean
}

export const SaleCountdown = ({ until, isOfAll }: Props) => {
  const text = useText()
  const locale = useLocale()
  const clock = useContext(ClockContext)
  const secondNow = useCallback(() => Math.floor(clock() / second), [clock])
  const now = useSyncExternalStore<number | null>(everySecond, secondNow, () => null)
  const left = now === null ? null : secondsUntil(until, instantOf(now * second)) * second
  if (left === 0) return null
  const valueOf = (format: (milliseconds: number) => string): string => (left === null ? "––" : format(left))
  const cells = [
    { name: text("home.days"), value: valueOf((time) => String(Math.floor(time / day))), shown: left === null || left >= day },
    { name: text("home.hours"), value: valueOf((time) => twoDigits(Math.floor((time % day) / hour))), shown: true },
    { name: text("home.minutes"), value: valueOf((time) => twoDigits(Math.floor((time % hour) / minute))), shown: true },
    {
      name: text("home.seconds"),
      value: valueOf((time) => twoDigits(Math.floor((time % minute) / second))),
      shown: left === null || left < day,
    },
  ].filter(({ shown }) => shown)
  return (
    <p className={styles.countdown} role="timer" aria-live="off">
      <span className={styles.label} aria-hidden="true">
        {text(isOfAll ? "home.deals.ends" : "home.deals.first")}
      </span>
      <span className={styles.cells} aria-hidden="true">
        {cells.slice(0, cellCount).map(({ name, value }, index) => (
          // Blanks have keys of their own, so that replacing them counts as no layout shift.
          <span key={left === null ? `blank ${index}` : index} className={styles.cell}>
            <b>{value}</b>
            <small>{name}</small>
          </span>
        ))}
      </span>
      {now !== null && (
        <span className="sr">
          {text(isOfAll ? "home.deals.until" : "home.deals.first.until", { when: formatRelative(until, instantOf(now * second), locale) })}
        </span>
      )}
    </p>
  )
}
