/** List of facts in two columns: name and value. */
import type { ReactNode } from "react"
import styles from "./definition-list.module.css"

export type Definition = { readonly key: string; readonly name: ReactNode; readonly value: ReactNode }

export const DefinitionList = ({ pairs }: { readonly pairs: ReadonlyArray<Definition> }) => (
  <dl className={styles.pairs}>
    {pairs.map(({ key, name, value }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
