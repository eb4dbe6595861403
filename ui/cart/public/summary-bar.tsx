/** Bar with the total and the next step on phones; it replaces the bottom bar of the shell. */
import type { ReactNode } from "react"
import type { Tugrik } from "#domain/entities/money.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useText } from "#ui/messages/messages.tsx"
import { usePageBar } from "#ui/parts/layout/page-bar.ts"
import styles from "./summary-bar.module.css"

type Props = {
  readonly amount: Tugrik
  /** Whether it is the lowest of several. */
  readonly isFrom: boolean
  readonly totalLabel?: "total" | "payable"
  /** The only button. */
  readonly children: ReactNode
}

export const SummaryBar = ({ amount, isFrom, totalLabel = "total", children }: Props) => {
  const text = useText()
  usePageBar("summary")
  return (
    <div className={styles.bar} role="region" aria-label={text("checkout.step.payment")}>
      <p>
        <small>{text(`summary.${totalLabel}`)}</small>
        <b>{isFrom ? text("summary.from", { amount: formatTugrik(amount) }) : formatTugrik(amount)}</b>
      </p>
      <div>{children}</div>
    </div>
  )
}
