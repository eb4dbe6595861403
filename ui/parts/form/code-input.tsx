/** Input for a one-time code, a single element drawn as six boxes, so that pasting, autofill and screen readers work. */
import { useState } from "react"
import { codeLength, normalizeCode } from "#domain/rules/identity/one-time-code.ts"
import { Field, type FieldLabels } from "./field.tsx"
import styles from "./code-input.module.css"

const boxes = Array.from({ length: codeLength }, (_, index) => index)

type Props = FieldLabels & {
  readonly value: string
  readonly disabled?: boolean
  readonly onType: (code: string) => void
}

export const CodeInput = ({ id, label, hint, wrong, readOut, value, disabled = false, onType }: Props) => {
  const [focused, setFocused] = useState(false)
  const activeBox = Math.min(value.length, codeLength - 1)
  const stateOf = (box: number): string => {
    if (focused && box === activeBox) return "at"
    return box < value.length ? "filled" : "empty"
  }
  return (
    <Field id={id} label={label} hint={hint} wrong={wrong} readOut={readOut}>
      {(control) => (
        <span className={styles.code}>
          <span className={styles.boxes} aria-hidden="true">
            {boxes.map((box) => (
              <i key={box} className={styles.box} data-state={stateOf(box)} />
            ))}
          </span>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            spellCheck="false"
            value={value}
            readOnly={disabled}
            onChange={(event) => onType(normalizeCode(event.currentTarget.value).slice(0, codeLength))}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        </span>
      )}
    </Field>
  )
}
