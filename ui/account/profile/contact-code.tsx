/** Second step of a contact's change: its code. S29 f. */
import { useSelector } from "@xstate/react"
import type { FormEvent } from "react"
import type { ContactActor } from "#machines/account/contact-change.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { CodeInput } from "#ui/parts/form/code-input.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import { wrongOf } from "./field-problems.ts"
import { FormNotes } from "./form-notes.tsx"
import formStyles from "#ui/account/public/form.module.css"
import styles from "./profile.module.css"

export const ContactCode = ({ actor }: { readonly actor: ContactActor }) => {
  const text = useText()
  const rich = useRichText()
  const { form, refusals, problem, resendIn } = useSelector(actor, ({ context }) => context)
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches("saving"))
  const isSending = useSelector(actor, (snapshot) => snapshot.matches("sendingCode"))
  const isDone = useSelector(actor, (snapshot) => snapshot.matches("done"))
  const mayResend = useSelector(actor, (snapshot) => snapshot.can({ type: "code.send" }))
  const wrong = { ...wrongOf(problem, { code: "code" }), ...refusalMessages(refusals, text) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "code.submit" })
  }
  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <p role="status">{rich("contact.sent", { contact: form.contact })}</p>
      {wrong.code === undefined && <FormNotes problem={problem} isSaved={false} wrongTitle="contact.wrong" />}
      <CodeInput
        id="code"
        label={text("contact.code")}
        wrong={wrong.code}
        readOut
        value={form.code}
        disabled={isSaving || isDone}
        onType={(value) => actor.send({ type: "field.type", field: "code", value })}
      />
      <div className={styles.resend}>
        {mayResend || isSending ? (
          <Button variant="quiet" size="small" busy={isSending} onClick={() => actor.send({ type: "code.send" })}>
            {text("contact.resend")}
          </Button>
        ) : (
          !isDone && <span>{rich("contact.resendIn", { seconds: resendIn })}</span>
        )}
        {!isDone && (
          <Button variant="quiet" size="small" aria-disabled={isSaving} onClick={() => actor.send({ type: "contact.edit" })}>
            {text("contact.edit")}
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={isSaving}>
          {text("contact.submit")}
        </Button>
      </div>
    </form>
  )
}
