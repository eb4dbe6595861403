/** Option values as labelled tiles, such as sizes. */
import { useText } from "#ui/messages/messages.tsx"
import { stateMessageKeys, type OptionValuesProps } from "./option-values.ts"
import styles from "./option-labels.module.css"

export const OptionLabels = ({ name, values, chosen, onPick }: OptionValuesProps) => {
  const text = useText()
  return (
    <div className={styles.values}>
      {values.map(({ value, presentation, state }) => (
        <label key={value} className={styles.value} data-state={state}>
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onPick(value)} />
          <span>
            {presentation}
            {state !== "possible" && <span className="sr">, {text(stateMessageKeys[state])}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
