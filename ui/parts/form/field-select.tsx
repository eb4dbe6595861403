/** Select field. The native picker searches by typing and scrolls well with 43 khoroos. */
import ChevronDown from "lucide-react/icons/chevron-down"
import { Field, type FieldLabels } from "./field.tsx"
import styles from "./field.module.css"

export type Option = { readonly value: string; readonly label: string }

type Props = FieldLabels & {
  /** Option shown before a choice. */
  readonly placeholder: string
  readonly options: ReadonlyArray<Option>
  readonly value: string
  readonly disabled?: boolean
  readonly autoComplete?: string
  readonly onChoose: (value: string) => void
}

export const SelectField = ({
  id,
  label,
  hint,
  wrong,
  optional,
  placeholder,
  options,
  value,
  disabled = false,
  autoComplete,
  onChoose,
}: Props) => (
  <Field id={id} label={label} hint={hint} wrong={wrong} optional={optional ?? false}>
    {(control) => (
      <span className={styles.select}>
        <select
          {...control}
          value={value}
          disabled={disabled}
          autoComplete={autoComplete}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown />
      </span>
    )}
  </Field>
)
