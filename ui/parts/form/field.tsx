/** Form field: label, hint, control and error, connected by ARIA attributes. */
import CircleAlert from "lucide-react/icons/circle-alert"
import type { ReactNode } from "react"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./field.module.css"

/** Attributes that connect a control to its label, hint and error. */
export type ControlProps = {
  readonly id: string
  readonly required: boolean
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": true | undefined
}

/** Common props of fields. The error summary links to `id`. */
export type FieldLabels = {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly wrong?: ReactNode
  readonly optional?: boolean
  /** Announces the error at once, for forms without an error summary. */
  readonly readOut?: boolean | undefined
}

type FieldProps = FieldLabels & { readonly children: (control: ControlProps) => ReactNode }

export const Field = ({ id, label, hint, wrong, optional = false, readOut = false, children }: FieldProps) => {
  const text = useText()
  const hintId = hint ? `${id}-hint` : null
  const wrongId = wrong ? `${id}-wrong` : null
  return (
    <div className={styles.field} data-wrong={wrong ? "" : undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {text("field.optional")}</span>}
      </label>
      {hintId && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        required: !optional,
        "aria-describedby": [hintId, wrongId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": wrong ? true : undefined,
      })}
      {wrongId && (
        <FieldWrong id={wrongId} readOut={readOut}>
          {wrong}
        </FieldWrong>
      )}
    </div>
  )
}

type FieldWrongProps = { readonly id: string; readonly readOut?: boolean; readonly children: ReactNode }

/** Error of a field, below its control. */
export const FieldWrong = ({ id, readOut = false, children }: FieldWrongProps) => (
  <p className={styles.wrong} id={id} role={readOut ? "alert" : undefined}>
    <CircleAlert />
    <span>{children}</span>
  </p>
)
