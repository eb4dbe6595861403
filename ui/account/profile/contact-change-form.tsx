/** First step of a contact's change: the contact. */
import { useSelector } from "@xstate/react"
import type { FormEvent } from "react"
import type { ContactActor } from "#machines/account/contact-change.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { FormNotes } from "./form-notes.tsx"
import formStyles from "#ui/account/public/form.module.css"
import styles from "./profile.module.css"

const inputs = {
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  mobile: { type: "tel", inputMode: "tel", autoComplete: "tel-national" },
} as const

export const ContactChangeForm = ({ actor }: { readonly actor: ContactActor }) => {
  const text = useText()
  const { kind, form, refusals, problem, isConfirming } = useSelector(actor, ({ context }) => context)
  const isSending = useSelector(actor, (snapshot) => snapshot.matches("sendingCode"))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "contact.submit" })
  }
  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <FormNotes problem={problem} isSaved={false} wrongTitle="contact.wrong" />
      <TextField
        {...inputs[kind]}
        id="contact"
        label={text(isConfirming ? `account.${kind}` : `contact.new.${kind}`)}
        wrong={refusalMessages(refusals, text).contact}
        readOut
        before={kind === "mobile" ? "+976" : undefined}
        maxLength={254}
        readOnly={isSending}
        value={form.contact}
        onType={(value) => actor.send({ type: "field.type", field: "contact", value })}
      />
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={isSending}>
          {text("contact.getCode")}
        </Button>
        <ButtonLink href="/account/profile" variant="quiet" size="large">
          {text("contact.cancel")}
        </ButtonLink>
      </div>
    </form>
  )
}
