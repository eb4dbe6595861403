/** Parts of a sum as one bar; what each is and its amount stand beside it, with a `BarMark` of the same tone. */
import type { Tugrik } from "#domain/entities/money.ts"
import styles from "./stacked-bar.module.css"

export type BarTone = "ink" | "sky" | "ochre" | "good" | "sale" | "faint"

/** Parts without an amount are left out. */
export const StackedBar = ({ parts }: { readonly parts: ReadonlyArray<{ readonly tone: BarTone; readonly amount: Tugrik }> }) => (
  <div className={styles.bar} aria-hidden="true">
    {parts.map(({ tone, amount }, index) => amount > 0 && <i key={index} data-tone={tone} style={{ flexGrow: amount }} />)}
  </div>
)

export const BarMark = ({ tone }: { readonly tone: BarTone }) => <i className={styles.mark} data-tone={tone} aria-hidden="true" />
