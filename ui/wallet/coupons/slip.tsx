/** Slip: what a coupon, voucher or gift card is worth, and its terms. */
import type { ReactNode } from "react"
import styles from "./slip.module.css"

type Props = {
  readonly worth: string
  readonly what: string
  readonly title: ReactNode
  /** Level of the title. */
  readonly heading?: "h2" | "h3"
  readonly code: string
  /** Terms, one a line. */
  readonly terms: ReadonlyArray<string>
  /** It can no longer be used. */
  readonly isPast?: boolean
  /** Status and actions. */
  readonly children?: ReactNode
}

export const Slip = ({ worth, what, title, heading: Heading = "h3", code, terms, isPast = false, children }: Props) => (
  <article className={styles.slip} data-past={isPast ? "" : undefined}>
    <p className={styles.worth}>
      <b>{worth}</b>
      <small>{what}</small>
    </p>
    <div className={styles.terms}>
      <Heading>{title}</Heading>
      {terms.map((term) => (
        <p key={term}>{term}</p>
      ))}
      <div className={styles.foot}>
        <code>{code}</code>
        {children}
      </div>
    </div>
  </article>
)
