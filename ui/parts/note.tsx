/** Something said beside the matter: plain, good news, a warning or a problem. */
import type { ReactNode } from "react"
import styles from "./note.module.css"

type Props = {
  readonly tone?: "plain" | "sky" | "good" | "warn" | "bad"
  readonly icon: ReactNode
  readonly role?: "status" | "alert"
  readonly children: ReactNode
}

export const Note = ({ tone = "plain", icon, role, children }: Props) => (
  <div className={styles.note} data-tone={tone} role={role}>
    {icon}
    <div>{children}</div>
  </div>
)
