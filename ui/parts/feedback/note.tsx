/** Something said beside the matter: plain, good news, a warning or a problem. */
import type { ReactNode } from "react"
import styles from "./note.module.css"

type Props = {
  readonly tone?: "plain" | "sky" | "good" | "warn" | "bad"
  readonly icon: ReactNode
  readonly role?: "status" | "alert"
  /** What it is about, in a few words. */
  readonly title?: string
  readonly children: ReactNode
}

export const Note = ({ tone = "plain", icon, role, title, children }: Props) => (
  <div className={styles.note} data-tone={tone} role={role}>
    {icon}
    <div>
      {title !== undefined && (
        <p>
          <b>{title}</b>
        </p>
      )}
      {children}
    </div>
  </div>
)
