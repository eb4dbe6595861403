/** Text field for an amount in tugrik, right-aligned, followed by its sign. */
import type { ComponentProps } from "react"
import { tugrikSign } from "#domain/rules/texts/money.ts"
import { Field, type FieldLabels } from "#ui/parts/form/field.tsx"
import styles from "./money-field.module.css"

/** Digits of the highest price, with separators. */
const longest = 15

type Props = FieldLabels & { readonly value: string; readonly onType: (text: string) => void } & Pick<
    ComponentProps<"input">,
    "name" | "placeholder"
  >

export const MoneyField = ({ value, onType, name, placeholder, ...field }: Props) => (
  <Field {...field} readOut>
    {(control) => (
      <span className={styles.amount}>
        <input
          {...control}
          required={false}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={longest}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <span aria-hidden="true">{tugrikSign}</span>
      </span>
    )}
  </Field>
)
