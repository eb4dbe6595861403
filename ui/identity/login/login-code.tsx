/** Login step for the one-time code from e-mail or SMS. */
import { useSelector } from "@xstate/react"
import { Button } from "#ui/parts/button/button.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { BackButton } from "#ui/identity/parts/back-button.tsx"
import { CodeForm } from "#ui/identity/parts/code-form.tsx"
import { ProblemNote } from "#ui/identity/parts/problem-note.tsx"
import type { LoginActor } from "#machines/identity/login.ts"

export const LoginCode = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  const { form, refusals, resendIn, problem, check } = useSelector(actor, ({ context }) => context)
  const isVerifying = useSelector(actor, (snapshot) => snapshot.matches("verifying") || snapshot.matches("registering"))
  const isSending = useSelector(actor, (snapshot) => snapshot.matches("sendingCode"))
  const mayResend = useSelector(actor, (snapshot) => snapshot.can({ type: "code.send" }))
  const mayUsePassword = useSelector(actor, (snapshot) => snapshot.can({ type: "password.use" }))
  const edit = () => actor.send({ type: "login.edit" })
  return (
    <>
      <BackButton onPress={edit} />
      <CodeForm
        login={form.login}
        code={form.code}
        wrong={refusalMessages(refusals, text).code}
        resendIn={resendIn}
        mayResend={mayResend}
        isSending={isSending}
        isChecking={isVerifying}
        note={check?.registered === false ? text("login.notRegistered") : undefined}
        problem={<ProblemNote problem={problem} />}
        onType={(value) => actor.send({ type: "field.type", field: "code", value })}
        onSubmit={() => actor.send({ type: "code.submit" })}
        onResend={() => actor.send({ type: "code.send" })}
        onEdit={edit}
      >
        {mayUsePassword && (
          <Button variant="quiet" onClick={() => actor.send({ type: "password.use" })}>
            {text("login.byPassword")}
          </Button>
        )}
      </CodeForm>
    </>
  )
}
