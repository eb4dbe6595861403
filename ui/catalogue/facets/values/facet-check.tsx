/** Checkbox of a facet value with its number of products. */
import type { ReactNode } from "react"
import { FacetCount } from "./facet-count.tsx"
import styles from "./facet-check.module.css"

type Props = {
  readonly type?: "checkbox" | "radio"
  readonly name: string
  readonly value: string
  readonly count?: number
  readonly checked: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

export const FacetCheck = ({ type = "checkbox", name, value, count, checked, onChange, children }: Props) => (
  <label className={styles.check}>
    <input type={type} name={name} value={value} checked={checked} onChange={onChange} />
    <span className={styles.text}>{children}</span>
    {count !== undefined && <FacetCount count={count} />}
  </label>
)
