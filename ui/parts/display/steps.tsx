/** Steps of a process: done, current and ahead. */
import Check from "lucide-react/icons/check"
import type { ReactNode } from "react"
import { Link } from "#ui/parts/button/link.tsx"
import styles from "./steps.module.css"

export type Step = {
  readonly key: string
  readonly label: ReactNode
  readonly state: "done" | "now" | "ahead"
  /** Address of a step that can be returned to. */
  readonly href?: string
}

export const Steps = ({ label, steps }: { readonly label: string; readonly steps: ReadonlyArray<Step> }) => (
  <nav className={styles.frame} aria-label={label}>
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const inside = (
          <>
            <i>{step.state === "done" ? <Check /> : index + 1}</i>
            <span className={styles.label}>{step.label}</span>
          </>
        )
        return (
          <li key={step.key} className={styles.step} data-state={step.state} aria-current={step.state === "now" ? "step" : undefined}>
            {step.href === undefined ? <span>{inside}</span> : <Link href={step.href}>{inside}</Link>}
          </li>
        )
      })}
    </ol>
  </nav>
)
