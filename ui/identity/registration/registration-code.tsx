/** Registration step for the one-time code. */
import { useSelector } from "@xstate/react"
import type { RegistrationActor } from "#machines/identity/registration.ts"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { BackButton } from "#ui/identity/parts/back-button.tsx"
import { CodeForm } from "#ui/identity/parts/code-form.tsx"
import { ProblemNote } from "#ui/identity/parts/problem-note.tsx"

export const RegistrationCode = ({ actor }: { readonly actor: RegistrationActor }) => {
  const text = useText()
  const { form, refusals, resendIn, problem } = useSelector(actor, ({ context }) => context)
  const isChecking = useSelector(actor, (snapshot) => snapshot.matches("verifying"))
  const isSending = useSelector(actor, (snapshot) => snapshot.matches("sendingCode"))
  const mayResend = useSelector(actor, (snapshot) => snapshot.can({ type: "code.send" }))
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
        isChecking={isChecking}
        problem={<ProblemNote problem={problem} />}
        onType={(value) => actor.send({ type: "field.type", field: "code", value })}
        onSubmit={() => actor.send({ type: "code.submit" })}
        onResend={() => actor.send({ type: "code.send" })}
        onEdit={edit}
      />
    </>
  )
}
