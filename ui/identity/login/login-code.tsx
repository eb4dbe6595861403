/** Login step for the one-time code from e-mail or SMS. */
import { useSelector } from "@xstate/react"
import Info from "lucide-react/icons/info"
import type { FormEvent } from "react"
import { Button } from "#ui/parts/button/button.tsx"
import { CodeInput } from "#ui/parts/form/code-input.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import { LoginBack } from "./login-back.tsx"
import { LoginHead } from "./login-head.tsx"
import { LoginProblem } from "./login-problem.tsx"
import type { LoginActor } from "#machines/identity/login.ts"
import styles from "./login-screen.module.css"

export const LoginCode = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  const rich = useRichText()
  const { form, refusals, sent, check, resendIn } = useSelector(actor, ({ context }) => context)
  const isVerifying = useSelector(actor, (snapshot) => snapshot.matches("verifying"))
  const isSending = useSelector(actor, (snapshot) => snapshot.matches("sendingCode"))
  const mayResend = useSelector(actor, (snapshot) => snapshot.can({ type: "code.send" }))
  const mayUsePassword = useSelector(actor, (snapshot) => snapshot.can({ type: "password.use" }))
  return (
    <>
      <LoginBack actor={actor} />
      <LoginHead title={text("login.code.title")} takesFocus>
        {rich("login.code.sent", { target: sent?.sentTo ?? form.login })}
      </LoginHead>
      <LoginProblem actor={actor} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          actor.send({ type: "code.submit" })
        }}
      >
        <CodeInput
          id="code"
          label={text("login.code")}
          hint={text("login.code.hint")}
          wrong={refusalMessages(refusals, text).code}
          readOut
          value={form.code}
          disabled={isVerifying}
          onType={(value) => actor.send({ type: "field.type", field: "code", value })}
        />
        <Button type="submit" size="large" wide busy={isVerifying}>
          {text("login.code.submit")}
        </Button>
        <div className={styles.resend}>
          {mayResend || isSending ? (
            <Button variant="quiet" busy={isSending} onClick={() => actor.send({ type: "code.send" })}>
              {text("login.code.resend")}
            </Button>
          ) : (
            <span>{rich("login.code.resendIn", { seconds: resendIn })}</span>
          )}
          {mayUsePassword && (
            <Button variant="quiet" onClick={() => actor.send({ type: "password.use" })}>
              {text("login.byPassword")}
            </Button>
          )}
        </div>
      </form>
      <Note icon={<Info />}>
        <p>{text(check?.channel === "email" ? "login.code.help.email" : "login.code.help.phone")}</p>
      </Note>
    </>
  )
}
