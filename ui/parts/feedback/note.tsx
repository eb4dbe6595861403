/** Note beside content: plain, good news, warning or problem. */
import type { ReactNode } from "react"
import styles from "./note.module.css"

type Props = {
  readonly tone?: "plain" | "sky" | "good" | "warn" | "bad"
  readonly icon: ReactNode
  readonly role?: "status" | "alert"
  /** Short title. */
  readonly title?: string
  /** Quiet button after the text, below it where space is short. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

export const Note = ({ tone = "plain", icon, role, title, action, children }: Props) => (
  <div className={styles.note} data-tone={tone} role={role}>
    {icon}
    <div className={styles.text}>
      {title !== undefined && (
        <p>
          <b>{title}</b>
        </p>
      )}
      {children}
    </div>
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
)
