/** Radio group of tiles, each with a title, a note and an icon. */
import type { ReactNode } from "react"
import { FieldWrong } from "#ui/parts/form/field.tsx"
import styles from "./choice-tiles.module.css"

export type Choice<Key extends string | number> = {
  readonly key: Key
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

type Props<Key extends string | number> = {
  /** Name of the radio group, and the id that an error summary links to. */
  readonly name: string
  readonly label: string
  readonly choices: ReadonlyArray<Choice<Key>>
  readonly chosen: Key | null
  readonly wrong?: ReactNode
  readonly onChoose: (key: Key) => void
}

export const ChoiceTiles = <Key extends string | number>({ name, label, choices, chosen, wrong, onChoose }: Props<Key>) => (
  <div
    role="radiogroup"
    aria-label={label}
    aria-describedby={wrong ? `${name}-wrong` : undefined}
    aria-invalid={wrong ? true : undefined}
    id={name}
    tabIndex={-1}
  >
    <div className={styles.tiles}>
      {choices.map((choice) => (
        <label key={choice.key} className={styles.tile}>
          <input
            type="radio"
            name={name}
            checked={chosen === choice.key}
            disabled={choice.disabled ?? false}
            onChange={() => onChoose(choice.key)}
          />
          <span>
            <b>{choice.title}</b>
            {choice.note && <small>{choice.note}</small>}
          </span>
          {choice.icon}
        </label>
      ))}
    </div>
    {wrong && <FieldWrong id={`${name}-wrong`}>{wrong}</FieldWrong>}
  </div>
)
