/** Date field in yyyy/MM/dd, typed without slashes or chosen in the browser's calendar. Specification §5, V2. */
import CalendarDays from "lucide-react/icons/calendar-days"
import { useRef } from "react"
import { typedDate } from "#domain/rules/forms/typed-date.ts"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { Field, type FieldLabels } from "./field.tsx"
import styles from "./field-date.module.css"

type Props = FieldLabels & {
  /** Date as typed, `1994/03/17`. */
  readonly value: string
  readonly readOnly?: boolean
  readonly autoComplete?: string
  readonly onType: (text: string) => void
}

export const DateField = ({ value, readOnly = false, autoComplete, onType, ...labels }: Props) => {
  const text = useText()
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <Field {...labels}>
      {(control) => (
        <span className={styles.date}>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete={autoComplete}
            placeholder={text("date.placeholder")}
            maxLength={10}
            readOnly={readOnly}
            value={value}
            onChange={(event) => onType(typedDate(event.currentTarget.value))}
          />
          <input
            ref={calendar}
            className={styles.calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={value.replaceAll("/", "-")}
            onChange={(event) => onType(event.currentTarget.value.replaceAll("-", "/"))}
          />
          <IconButton
            label={text("date.choose")}
            icon={<CalendarDays />}
            disabled={readOnly}
            onClick={() => calendar.current?.showPicker()}
          />
        </span>
      )}
    </Field>
  )
}
