/** Form of the personal data. */
import { useSelector } from "@xstate/react"
import { useState, type FormEvent } from "react"
import type { Profile } from "#domain/entities/account/profile.ts"
import { personWireNames } from "#domain/entities/identity/person-wire-names.ts"
import { profileFields, type ProfileField } from "#domain/rules/account/profile-form.ts"
import { titles } from "#domain/rules/identity/title.ts"
import type { ProfileActor } from "#machines/account/profile.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ChoiceTiles } from "#ui/parts/choice/choice-tiles.tsx"
import { FieldErrors } from "#ui/parts/form/field-errors.tsx"
import { DateField } from "#ui/parts/form/field-date.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { namedMessage, refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { useNow } from "#ui/react/clock.ts"
import { FormNotes } from "./form-notes.tsx"
import { wrongOf } from "./field-problems.ts"
import formStyles from "#ui/account/public/form.module.css"
import styles from "./profile.module.css"

const genders = ["female", "male"] as const

export const ProfileForm = ({ actor, kind }: { readonly actor: ProfileActor; readonly kind: Profile["kind"] }) => {
  const text = useText()
  const now = useNow()
  const [attempt, setAttempt] = useState(0)
  const { form, refusals, problem } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ form: "saved" }))
  const wrong = { ...wrongOf(problem, personWireNames), ...refusalMessages(refusals, text) }
  const isRequired = kind === "person"
  const field = (name: Exclude<ProfileField, "gender" | "birthday">, autoComplete: string, isOptional: boolean) => (
    <TextField
      id={name}
      label={text(`profile.${name}`)}
      wrong={wrong[name]}
      optional={isOptional}
      autoComplete={autoComplete}
      maxLength={60}
      readOnly={isBusy}
      value={form[name]}
      onType={(value) => actor.send({ type: "field.type", field: name, value })}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    actor.send({ type: "profile.submit", now })
  }
  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <FieldErrors
        attempt={attempt}
        errors={profileFields.flatMap((name) => {
          const message = wrong[name]
          return message === undefined ? [] : [{ id: name, text: namedMessage(text(`profile.${name}`), message, text) }]
        })}
      />
      <FormNotes problem={problem} isSaved={isSaved} wrongTitle="profile.wrong" />
      <div className={formStyles.fields}>
        <div data-wide="">
          <ChoiceTiles
            name="gender"
            label={text("profile.gender")}
            chosen={form.gender}
            choices={genders.map((gender) => ({ key: gender, title: text(`profile.title.${titles[gender]}`), disabled: isBusy }))}
            onChoose={(gender) => actor.send({ type: "gender.choose", gender })}
          />
        </div>
        {field("lastName", "family-name", !isRequired)}
        {field("firstName", "given-name", !isRequired)}
        <DateField
          id="birthday"
          label={text("profile.birthday")}
          wrong={wrong.birthday}
          optional
          autoComplete="bday"
          readOnly={isBusy}
          value={form.birthday}
          onType={(value) => actor.send({ type: "field.type", field: "birthday", value })}
        />
        {field("registrationNumber", "off", true)}
        {field("occupation", "organization-title", true)}
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={isBusy}>
          {text("profile.save")}
        </Button>
      </div>
    </form>
  )
}
