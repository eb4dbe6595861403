/** Inputs of registration details. */
import { useSelector } from "@xstate/react"
import type { RegistrationField } from "#machines/identity/registration-form.ts"
import type { OrganizationLookupActor } from "#machines/identity/organization-lookup.ts"
import type { RegistrationActor } from "#machines/identity/registration.ts"
import type { RefusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { DateField } from "#ui/parts/form/field-date.tsx"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { OrganizationFound } from "#ui/identity/public/organization-found.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { nameFields, organizationFields, personFields, registryFields, type DetailField } from "./detail-fields.ts"
import styles from "./registration.module.css"

type Props = { readonly actor: RegistrationActor; readonly wrong: RefusalMessages<RegistrationField>; readonly busy: boolean }

const Inputs = ({ actor, wrong, busy, fields }: Props & { readonly fields: ReadonlyArray<DetailField> }) => {
  const text = useText()
  const form = useSelector(actor, ({ context }) => context.form)
  return fields.map(({ field, hint, ...input }) => (
    <TextField
      key={field}
      {...input}
      id={field}
      label={text(`registration.${field}`)}
      hint={hint === undefined ? undefined : text(hint)}
      wrong={wrong[field]}
      readOnly={busy}
      value={form[field]}
      onType={(value) => actor.send({ type: "field.type", field, value })}
    />
  ))
}

export const PersonInputs = (props: Props) => {
  const { actor, wrong, busy } = props
  const text = useText()
  const { birthday, gender } = useSelector(actor, ({ context }) => context.form)
  const genders = [
    { value: "female", label: text("registration.gender.female") },
    { value: "male", label: text("registration.gender.male") },
  ]
  return (
    <div className={styles.fields}>
      <Inputs {...props} fields={nameFields} />
      <DateField
        id="birthday"
        label={text("registration.birthday")}
        wrong={wrong.birthday}
        optional
        autoComplete="bday"
        readOnly={busy}
        value={birthday}
        onType={(value) => actor.send({ type: "field.type", field: "birthday", value })}
      />
      <SelectField
        id="gender"
        label={text("registration.gender")}
        optional
        placeholder={text("registration.gender.none")}
        options={genders}
        disabled={busy}
        value={gender ?? ""}
        onChoose={(value) =>
          actor.send({ type: "field.type", field: "gender", value: value === "female" || value === "male" ? value : null })
        }
      />
      <Inputs {...props} fields={personFields} />
    </div>
  )
}

export const OrganizationInputs = ({ lookup, ...props }: Props & { readonly lookup: OrganizationLookupActor }) => (
  <div className={styles.fields}>
    <Inputs {...props} fields={registryFields} />
    <OrganizationFound actor={lookup} />
    <Inputs {...props} fields={organizationFields} />
  </div>
)
