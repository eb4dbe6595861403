/** Radio group of chips, each with a title and a note below it. */
import type { ReactNode } from "react"
import { ChoiceCard } from "./choice-card.tsx"
import styles from "./choice-chips.module.css"

type Chip<Key extends string> = { readonly key: Key; readonly title: ReactNode; readonly note?: ReactNode; readonly disabled?: boolean }

type Props<Key extends string> = {
  readonly name: string
  readonly label: string
  readonly chips: ReadonlyArray<Chip<Key>>
  readonly chosen: Key | null
  readonly onChoose: (key: Key) => void
  /** Disables all of them. */
  readonly disabled?: boolean
}

export const ChoiceChips = <Key extends string>({ name, label, chips, chosen, onChoose, disabled: allDisabled = false }: Props<Key>) => (
  <div className={styles.chips} role="radiogroup" aria-label={label}>
    {chips.map(({ key, title, note, disabled = false }) => (
      <ChoiceCard key={key} name={name} checked={chosen === key} disabled={allDisabled || disabled} onChange={() => onChoose(key)}>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </ChoiceCard>
    ))}
  </div>
)
