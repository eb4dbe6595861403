/** Line with the stops of something under way: an order, a return. On phones it runs from top to bottom. */
import type { ReactNode } from "react"
import type { StopState } from "#domain/rules/orders/stops.ts"
import styles from "./track.module.css"

export type Stop = {
  readonly key: string
  readonly label: string
  readonly state: StopState
  /** When or how; left out of a slim line. */
  readonly note?: ReactNode
}

type Props = {
  readonly label: string
  readonly stops: ReadonlyArray<Stop>
  /** Whether the last stop, once it is reached, is the end, and nothing is awaited there. */
  readonly ended: boolean
  /** One line without notes, for lists. */
  readonly slim?: boolean
}

export const Track = ({ label, stops, ended, slim = false }: Props) => (
  <ol className={styles.track} data-slim={slim ? "" : undefined} data-ended={ended ? "" : undefined} aria-label={label}>
    {stops.map((stop) => (
      <li key={stop.key} data-state={stop.state} aria-current={stop.state === "here" ? "step" : undefined}>
        <b>{stop.label}</b>
        {!slim && stop.note !== undefined && <div className={styles.note}>{stop.note}</div>}
      </li>
    ))}
  </ol>
)
