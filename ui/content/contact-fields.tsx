/** Form of the contact page. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import type { FormEvent } from "react"
import { contactTextLength, contactTopics } from "#domain/rules/content/contact-form.ts"
import type { ContactActor } from "#machines/content/contact.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { FieldErrors } from "#ui/parts/form/field-errors.tsx"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { TextAreaField, TextField } from "#ui/parts/form/field-text.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { namedMessage, refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./contact-screen.module.css"

const fields = ["name", "contact", "text"] as const

export const ContactFields = ({ actor }: { readonly actor: ContactActor }) => {
  const text = useText()
  const { form, refusals, attempts, problem } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.matches("sending"))
  const wrong = refusalMessages(refusals, text)
  const errors = fields.flatMap((field) => {
    const message = wrong[field]
    return message === undefined ? [] : [{ id: `contact-${field}`, text: namedMessage(text(`contact.field.${field}`), message, text) }]
  })
  const type = (field: (typeof fields)[number]) => (value: string) => actor.send({ type: "field.type", field, value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "message.send" })
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {problem !== null && (
        <Note tone="bad" role="alert" icon={<CircleAlert />} title={text("contact.failed")}>
          <p>{problemText(problem, text)}</p>
        </Note>
      )}
      <FieldErrors attempt={attempts} errors={errors} />
      <div className={styles.pair}>
        <TextField
          id="contact-name"
          label={text("contact.field.name")}
          wrong={wrong.name}
          autoComplete="name"
          maxLength={100}
          readOnly={busy}
          value={form.name}
          onType={type("name")}
        />
        <TextField
          id="contact-contact"
          label={text("contact.field.contact")}
          wrong={wrong.contact}
          autoComplete="email"
          maxLength={100}
          readOnly={busy}
          value={form.contact}
          onType={type("contact")}
        />
      </div>
      <SelectField
        id="contact-topic"
        label={text("contact.topic")}
        placeholder={text("contact.topic.choose")}
        disabled={busy}
        options={contactTopics.map((topic) => ({ value: topic, label: text(`contact.topic.${topic}`) }))}
        value={form.topic}
        onChoose={(value) => {
          const topic = contactTopics.find((other) => other === value)
          if (topic !== undefined) actor.send({ type: "topic.choose", topic })
        }}
      />
      <TextAreaField
        id="contact-text"
        label={text("contact.field.text")}
        hint={text("contact.text.hint")}
        wrong={wrong.text}
        rows={6}
        maxLength={contactTextLength.max}
        readOnly={busy}
        value={form.text}
        onType={type("text")}
      />
      <Button type="submit" size="large" busy={busy}>
        {text("contact.send")}
      </Button>
    </form>
  )
}
