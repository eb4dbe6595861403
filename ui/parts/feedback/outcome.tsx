/** Outcome of a process: icon, heading, explanation and actions. */
import type { ReactNode } from "react"
import styles from "./outcome.module.css"
import { ActionGroup } from "#ui/parts/button/action-group.tsx"

type Props = {
  readonly tone: "good" | "warn" | "bad" | "sky"
  readonly icon: ReactNode
  readonly title: string
  readonly role?: "status" | "alert"
  readonly children: ReactNode
  readonly actions?: ReactNode
}

export const Outcome = ({ tone, icon, title, role = "status", children, actions }: Props) => (
  <section className={styles.outcome} role={role}>
    <span className={styles.seal} data-tone={tone}>
      {icon}
    </span>
    <h1>{title}</h1>
    {children}
    {actions && <ActionGroup centred>{actions}</ActionGroup>}
  </section>
)
