/** Empty state: what is missing, why, and actions. */
import type { ReactNode } from "react"
import styles from "./empty-state.module.css"

type Props = {
  readonly title: string
  readonly text?: ReactNode
  readonly icon?: ReactNode
  /** Colour of the icon: nothing here, or a problem. */
  readonly tone?: "quiet" | "problem"
  readonly heading?: "h1" | "h2"
  /** Actions: buttons and links. */
  readonly children?: ReactNode
}

export const EmptyState = ({ title, text, icon, tone = "quiet", heading: Heading = "h2", children }: Props) => (
  <div className={styles.empty}>
    {icon !== undefined && (
      <span className={styles.sign} data-tone={tone}>
        {icon}
      </span>
    )}
    <Heading>{title}</Heading>
    {text !== undefined && <p>{text}</p>}
    {children !== undefined && <div className={styles.actions}>{children}</div>}
  </div>
)
