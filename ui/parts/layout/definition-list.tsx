/** List of facts in two columns: name and value. */
import type { ReactNode } from "react"
import styles from "./definition-list.module.css"

export type Pair = { readonly key: string; readonly name: ReactNode; readonly value: ReactNode }

export const Pairs = ({ pairs }: { readonly pairs: ReadonlyArray<Pair> }) => (
  <dl className={styles.pairs}>
    {pairs.map(({ key, name, value }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
