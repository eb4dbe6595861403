/** Step of the one-time code, with a button back to the e-mail or phone. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { LoginActor } from "#machines/identity/login.ts"
import type { RegistrationActor } from "#machines/identity/registration.ts"
import type { ResetActor } from "#machines/identity/reset.ts"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { BackButton } from "./back-button.tsx"
import { CodeForm } from "./code-form.tsx"
import { ProblemNote } from "./problem-note.tsx"

type Props = {
  readonly actor: LoginActor | RegistrationActor | ResetActor
  /** Sentence below the address. */
  readonly note?: string | undefined
  /** Alternative to the code. */
  readonly children?: ReactNode
}

export const CodeStep = ({ actor, note, children }: Props) => {
  const text = useText()
  const { form, refusals, resendIn, problem } = useSelector(actor, ({ context }) => context)
  const isSending = useSelector(actor, ({ value }) => value === "sendingCode")
  const isChecking = useSelector(actor, (snapshot) => snapshot.hasTag("busy")) && !isSending
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
        note={note}
        problem={<ProblemNote problem={problem} />}
        onType={(value) => actor.send({ type: "field.type", field: "code", value })}
        onSubmit={() => actor.send({ type: "code.submit" })}
        onResend={() => actor.send({ type: "code.send" })}
        onEdit={edit}
      >
        {children}
      </CodeForm>
    </>
  )
}
