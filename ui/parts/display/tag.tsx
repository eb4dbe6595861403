/** Short coloured status: paid, delivered, sold out. */
import type { ReactNode } from "react"
import styles from "./tag.module.css"

export type TagTone = "plain" | "sky" | "good" | "warn" | "bad"

type Props = { readonly tone?: TagTone; readonly icon?: ReactNode; readonly role?: "status"; readonly children: ReactNode }

export const Tag = ({ tone = "plain", icon, role, children }: Props) => (
  <span className={styles.tag} data-tone={tone} role={role}>
    {icon}
    {children}
  </span>
)
