/** Radio group of two or three choices side by side. */
import { ChoiceCard } from "./choice-card.tsx"
import type { Choice } from "./choice-tiles.tsx"
import styles from "./choice-switch.module.css"

type Props<Key extends string> = {
  readonly name: string
  readonly label: string
  readonly choices: ReadonlyArray<Pick<Choice<Key>, "key" | "title" | "icon">>
  readonly chosen: Key
  readonly onChoose: (key: Key) => void
}

export const ChoiceSwitch = <Key extends string>({ name, label, choices, chosen, onChoose }: Props<Key>) => (
  <div className={styles.choices} role="radiogroup" aria-label={label}>
    {choices.map((choice) => (
      <ChoiceCard key={choice.key} name={name} checked={chosen === choice.key} onChange={() => onChoose(choice.key)}>
        {choice.icon}
        {choice.title}
      </ChoiceCard>
    ))}
  </div>
)
