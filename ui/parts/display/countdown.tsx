/** Remaining time as figures and a bar. Screen readers read it on focus, not every second. */
import { useText } from "#ui/messages/messages.tsx"
import { formatCountdown } from "#domain/rules/texts/durations.ts"
import styles from "./countdown.module.css"

type Props = {
  readonly label: string
  /** Remaining seconds. */
  readonly left: number
  /** Seconds at the start; the full length of the bar. */
  readonly of: number
}

export const Countdown = ({ label, left, of }: Props) => {
  const text = useText()
  const message = text("countdown.words", { minutes: Math.floor(left / 60), seconds: Math.ceil(left % 60) })
  return (
    <div className={styles.countdown} role="timer" aria-live="off" aria-label={`${label}: ${message}`}>
      <p aria-hidden="true">
        <span>{label}</span>
        <b>{formatCountdown(left)}</b>
      </p>
      <svg viewBox={`0 0 ${of} 10`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={left} height="10" />
      </svg>
    </div>
  )
}
