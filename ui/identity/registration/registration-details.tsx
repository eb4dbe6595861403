/** Registration step for the details of a person or an organization. */
import { useSelector } from "@xstate/react"
import Building2 from "lucide-react/icons/building-2"
import UserRound from "lucide-react/icons/user-round"
import { useContext, useState, type FormEvent } from "react"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import { loginChannel } from "#domain/rules/identity/login-form.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { passwordMinLength } from "#domain/rules/identity/password-form.ts"
import type { OrganizationLookupActor } from "#machines/identity/organization-lookup.ts"
import type { RegistrationActor } from "#machines/identity/registration.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ChoiceSwitch } from "#ui/parts/choice/choice-switch.tsx"
import { FieldErrors } from "#ui/parts/form/field-errors.tsx"
import { namedMessage, refusalMessage, refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { BackButton } from "#ui/identity/parts/back-button.tsx"
import { PasswordField } from "#ui/identity/public/password-field.tsx"
import { ProblemNote } from "#ui/identity/parts/problem-note.tsx"
import { StepHead } from "#ui/identity/parts/step-head.tsx"
import { ClockContext } from "#ui/react/clock.ts"
import { TermsConsent } from "./terms-consent.tsx"
import { OrganizationInputs, PersonInputs } from "./detail-inputs.tsx"
import styles from "#ui/identity/parts/identity-screen.module.css"

type Props = { readonly actor: RegistrationActor; readonly lookup: OrganizationLookupActor }

export const RegistrationDetails = ({ actor, lookup }: Props) => {
  const text = useText()
  const clock = useContext(ClockContext)
  const [attempt, setAttempt] = useState(0)
  const { kind, form, refusals, problem } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.matches("signingUp"))
  const wrong = refusalMessages(refusals, text)
  const isPerson = kind === "person"
  return (
    <>
      <BackButton onPress={() => actor.send({ type: "login.edit" })} />
      <StepHead title={text("registration.details.title")} takesFocus>
        {text("registration.details.lead", { target: loginChannel(form.login) === "phone" ? formatPhone(form.login) : form.login.trim() })}
      </StepHead>
      <ProblemNote problem={problem} />
      <FieldErrors
        attempt={attempt}
        errors={refusals.map((refusal) => ({
          id: refusal.field,
          text: namedMessage(text(`registration.${refusal.field}`), refusalMessage(refusal, text), text),
        }))}
      />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          setAttempt(attempt + 1)
          actor.send({ type: "details.submit", now: instantOf(clock()) })
        }}
      >
        <ChoiceSwitch
          name="kind"
          label={text("registration.kind")}
          choices={[
            { key: "person", title: text("registration.person"), icon: <UserRound /> },
            { key: "organization", title: text("registration.organization"), icon: <Building2 /> },
          ]}
          chosen={kind}
          onChoose={(chosen) => actor.send({ type: "kind.choose", kind: chosen })}
        />
        {isPerson ? (
          <PersonInputs actor={actor} wrong={wrong} busy={busy} />
        ) : (
          <OrganizationInputs actor={actor} lookup={lookup} wrong={wrong} busy={busy} />
        )}
        <input type="hidden" autoComplete="username" name="username" value={form.login} />
        <PasswordField
          id="password"
          label={text("registration.password")}
          hint={text(isPerson ? "registration.password.hint.person" : "reset.password.hint", { min: passwordMinLength })}
          wrong={wrong.password}
          optional={isPerson}
          isNew
          readOnly={busy}
          value={form.password}
          onType={(value) => actor.send({ type: "field.type", field: "password", value })}
        />
        <PasswordField
          id="confirmation"
          label={text("registration.confirmation")}
          wrong={wrong.confirmation}
          optional={isPerson}
          isNew
          readOnly={busy}
          value={form.confirmation}
          onType={(value) => actor.send({ type: "field.type", field: "confirmation", value })}
        />
        <TermsConsent
          agreed={form.agreed}
          wrong={wrong.agreed}
          disabled={busy}
          onChoose={(value) => actor.send({ type: "field.type", field: "agreed", value })}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {text("registration.submit")}
        </Button>
      </form>
    </>
  )
}
