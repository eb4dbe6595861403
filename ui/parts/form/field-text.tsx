/** Text fields of one or several lines. */
import type { ComponentProps, ReactNode } from "react"
import { Field, type FieldLabels } from "./field.tsx"
import styles from "./field.module.css"

type Native<Tag extends "input" | "textarea"> = Omit<ComponentProps<Tag>, "id" | "required" | "onChange" | "value">
type Typed = FieldLabels & { readonly value: string; readonly onType: (text: string) => void }

type TextFieldProps = Typed & Native<"input"> & { readonly before?: ReactNode }

/** `before` is a prefix inside the field: `+976`. */
export const TextField = ({ id, label, hint, wrong, optional, readOut, value, onType, before, ...input }: TextFieldProps) => (
  <Field id={id} label={label} hint={hint} wrong={wrong} optional={optional ?? false} readOut={readOut}>
    {(control) => (
      <span className={before ? styles.prefixed : styles.plain}>
        {before && <span aria-hidden="true">{before}</span>}
        <input type="text" {...input} {...control} value={value} onChange={(event) => onType(event.currentTarget.value)} />
      </span>
    )}
  </Field>
)

export const TextAreaField = ({ id, label, hint, wrong, optional, value, onType, ...area }: Typed & Native<"textarea">) => (
  <Field id={id} label={label} hint={hint} wrong={wrong} optional={optional ?? false}>
    {(control) => <textarea rows={2} {...area} {...control} value={value} onChange={(event) => onType(event.currentTarget.value)} />}
  </Field>
)
