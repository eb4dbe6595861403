/** Form for the text of a comment or a reply, with its error. */
import type { ReactNode } from "react"
import type { Problem } from "#domain/entities/problem.ts"
import { checkComment } from "#domain/rules/content/comment-form.ts"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { refusalMessage } from "#ui/parts/feedback/refusal-messages.ts"
import { TextAreaField } from "#ui/parts/form/field-text.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./comments.module.css"

type Props = {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly rows: number
  readonly value: string
  readonly isRefused: boolean
  /** `null` where the text itself is refused. */
  readonly problem: Problem | null
  readonly busy: boolean
  readonly onType: (text: string) => void
  readonly onSend: () => void
  readonly children: ReactNode
}

export const CommentTextForm = ({ id, label, hint, rows, value, isRefused, problem, busy, onType, onSend, children }: Props) => {
  const text = useText()
  const error = (): string | undefined => {
    if (!isRefused) return undefined
    if (problem !== null) return problemText(problem, text)
    const [refusal] = checkComment(value)
    return refusal && refusalMessage(refusal, text)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <TextAreaField id={id} label={label} hint={hint} wrong={error()} rows={rows} readOnly={busy} value={value} onType={onType} />
      {children}
    </form>
  )
}
