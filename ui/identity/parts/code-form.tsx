/** Form for the one-time code: its destination with a button to change it, six boxes, and a button that sends another code. */
import Info from "lucide-react/icons/info"
import type { FormEvent, ReactNode } from "react"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import { loginChannel } from "#domain/rules/identity/login-form.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { CodeInput } from "#ui/parts/form/code-input.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import { StepHead } from "./step-head.tsx"
import styles from "./identity-screen.module.css"

type Props = {
  /** E-mail or phone as typed. */
  readonly login: string
  readonly code: string
  readonly wrong: string | undefined
  /** Seconds until another code may be requested. */
  readonly resendIn: number
  readonly mayResend: boolean
  readonly isSending: boolean
  readonly isChecking: boolean
  /** Sentence below the address. */
  readonly note?: string | undefined
  readonly problem: ReactNode
  readonly onType: (code: string) => void
  readonly onSubmit: () => void
  readonly onResend: () => void
  readonly onEdit: () => void
  /** Alternative to the code. */
  readonly children?: ReactNode
}

export const CodeForm = (props: Props) => {
  const { login, code, wrong, resendIn, mayResend, isSending, isChecking, note, problem, children } = props
  const { onType, onSubmit, onResend, onEdit } = props
  const text = useText()
  const rich = useRichText()
  const channel = loginChannel(login)
  return (
    <>
      <StepHead title={text("login.code.title")} takesFocus>
        {rich("login.code.sent", { target: channel === "phone" ? formatPhone(login) : login.trim() })}{" "}
        <button type="button" className={styles.change} aria-label={text(`login.code.change.${channel}`)} onClick={onEdit}>
          {text("login.code.change")}
        </button>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </StepHead>
      {problem}
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <CodeInput
          id="code"
          label={text("login.code")}
          hint={text("login.code.hint")}
          wrong={wrong}
          readOut
          value={code}
          disabled={isChecking}
          onType={onType}
        />
        <Button type="submit" size="large" wide busy={isChecking}>
          {text("login.code.submit")}
        </Button>
        <div className={styles.resend}>
          {mayResend || isSending ? (
            <Button variant="quiet" busy={isSending} onClick={onResend}>
              {text("login.code.resend")}
            </Button>
          ) : (
            <span>{rich("login.code.resendIn", { seconds: resendIn })}</span>
          )}
          {children}
        </div>
      </form>
      <Note icon={<Info />}>
        <p>{text(`login.code.help.${channel}`)}</p>
      </Note>
    </>
  )
}
