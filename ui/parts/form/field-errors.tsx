/** Summary of a form's errors, each linked to its field; takes the focus when the form is refused. */
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./field-errors.module.css"

export type FieldError = { readonly id: string; readonly text: ReactNode }

/** Focuses the field itself, since the router would treat a `#` link as navigation. */
const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault()
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  field?.focus()
  field?.scrollIntoView({ block: "center" })
}

/** `attempt` counts refused submissions: the summary takes the focus at each. */
export const FieldErrors = ({ errors, attempt }: { readonly errors: ReadonlyArray<FieldError>; readonly attempt: number }) => {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div className={styles.errors} ref={box} tabIndex={-1} role="group" aria-labelledby="field-errors-title">
      <h2 id="field-errors-title">{text("field.errors", { count: errors.length })}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <a href={`#${error.id}`} onClick={focusField}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
