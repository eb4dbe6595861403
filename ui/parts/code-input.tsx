/** A one-time code: one input drawn as six boxes, so that pasting, autofill and screen readers keep working. */
import { useState } from "react"
import { Field, type FieldWords } from "./field.tsx"
import styles from "./code-input.module.css"

/** How many digits a code has. Contract, "Identity". */
const digits = 6
const boxes = Array.from({ length: digits }, (_, index) => index)

type Props = FieldWords & {
  readonly value: string
  readonly disabled?: boolean
  readonly onType: (code: string) => void
  /** The last digit is in. */
  readonly onWhole: (code: string) => void
}

export const CodeInput = ({ id, label, hint, wrong, value, disabled = false, onType, onWhole }: Props) => {
  const [focused, setFocused] = useState(false)
  const at = Math.min(value.length, digits - 1)
  const take = (text: string) => {
    const code = text.replace(/\D/g, "").slice(0, digits)
    onType(code)
    if (code.length === digits && code !== value) onWhole(code)
  }
  return (
    <Field id={id} label={label} hint={hint} wrong={wrong}>
      {(ties) => (
        <span className={styles.code}>
          <span className={styles.boxes} aria-hidden="true">
            {boxes.map((box) => (
              <i key={box} data-state={focused && box === at ? "at" : box < value.length ? "filled" : "empty"} />
            ))}
          </span>
          <input
            {...ties}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            spellCheck={false}
            value={value}
            readOnly={disabled}
            onChange={(event) => take(event.currentTarget.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        </span>
      )}
    </Field>
  )
}
