/** Proof of the person before a contact changes: the password, or a code to an earlier contact. S29 f. */
import { useSelector } from "@xstate/react"
import type { FormEvent } from "react"
import type { ContactActor } from "#machines/account/contact-change.ts"
import { PasswordField } from "#ui/identity/public/password-field.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { CodeInput } from "#ui/parts/form/code-input.tsx"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import { wrongOf } from "./field-problems.ts"
import { FormNotes } from "./form-notes.tsx"
import formStyles from "#ui/account/public/form.module.css"
import styles from "./profile.module.css"

export const ContactProof = ({ actor }: { readonly actor: ContactActor }) => {
  const text = useText()
  const rich = useRichText()
  const { form, proof, proofSent, refusals, problem } = useSelector(actor, ({ context }) => context)
  const isProving = useSelector(actor, (snapshot) => snapshot.matches("proving"))
  const isSending = useSelector(actor, (snapshot) => snapshot.matches("sendingProof"))
  const wrong = { ...wrongOf(problem, { proof: proof === "code" ? "code" : "password" }), ...refusalMessages(refusals, text) }.proof
  const type = (value: string) => actor.send({ type: "field.type", field: "proof", value })
  const send = () => actor.send({ type: "proof.send" })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "proof.submit" })
  }
  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <p role="status">{text(proof === "code" ? "contact.proof.code" : "contact.proof.password")}</p>
      {wrong === undefined && <FormNotes problem={problem} isSaved={false} wrongTitle="contact.wrong" />}
      {proof === "code" ? (
        <>
          {proofSent !== null && <p className={styles.quiet}>{rich("contact.sent", { contact: proofSent.sentTo })}</p>}
          <div className={styles.actions}>
            <Button variant="secondary" busy={isSending} onClick={send}>
              {text(proofSent === null ? "contact.getCode" : "contact.resend")}
            </Button>
          </div>
          <CodeInput id="proof" label={text("contact.code")} wrong={wrong} readOut value={form.proof} disabled={isProving} onType={type} />
        </>
      ) : (
        <>
          <PasswordField
            id="proof"
            label={text("password.current")}
            wrong={wrong}
            readOnly={isProving || isSending}
            value={form.proof}
            onType={type}
          />
          <div className={styles.actions}>
            <Button variant="quiet" size="small" busy={isSending} onClick={send}>
              {text("contact.proof.byCode")}
            </Button>
          </div>
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={isProving}>
          {text("contact.proof.submit")}
        </Button>
        <Button variant="quiet" size="large" aria-disabled={isProving} onClick={() => actor.send({ type: "contact.edit" })}>
          {text("contact.edit")}
        </Button>
      </div>
    </form>
  )
}
