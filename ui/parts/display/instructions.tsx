/** Numbered instructions. */
import type { ReactNode } from "react"
import styles from "./instructions.module.css"

export const Instructions = ({ steps }: { readonly steps: ReadonlyArray<ReactNode> }) => (
  <ol className={styles.steps}>
    {steps.map((step, index) => (
      <li key={index}>
        <span>{step}</span>
      </li>
    ))}
  </ol>
)
