/** Password screen: the proof, the new password and its confirmation. S18, V5, X7. */
import { useSelector } from "@xstate/react"
import { useState, type FormEvent } from "react"
import { passwordMinLength } from "#domain/rules/identity/password-form.ts"
import type { PasswordActor, PasswordField as Name } from "#machines/account/password-change.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { PasswordField } from "#ui/identity/public/password-field.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { CodeInput } from "#ui/parts/form/code-input.tsx"
import { FieldErrors } from "#ui/parts/form/field-errors.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { wrongOf } from "./field-problems.ts"
import { FormNotes } from "./form-notes.tsx"
import { FormSkeleton } from "./form-skeleton.tsx"
import formStyles from "#ui/account/public/form.module.css"
import styles from "./profile.module.css"

export const PasswordScreen = ({ actor }: { readonly actor: PasswordActor }) => {
  const text = useText()
  const { profile, problem } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => (typeof value === "string" ? value : value.form))
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"))
  return (
    <AccountFrame here="profile">
      {isFailed && problem !== null ? (
        <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
      ) : (
        <PageTitle title={text(profile?.hasPassword === false ? "password.add" : "password.change")} />
      )}
      {!isFailed && profile === null && <FormSkeleton rows={3} />}
      {profile !== null && (
        <div className={styles.narrow}>
          <Panel aria-label={text("password.label")} data-state={state}>
            <PasswordForm actor={actor} hasPassword={profile.hasPassword} codeTo={profile.codeTo} />
          </Panel>
        </div>
      )}
    </AccountFrame>
  )
}

/** In reading order. */
const fields = ["current", "code", "password", "confirmation"] as const
const wireNames: Readonly<Record<Name, string>> = {
  current: "current_password",
  code: "code",
  password: "password",
  confirmation: "password_confirmation",
}

type FormProps = { readonly actor: PasswordActor; readonly hasPassword: boolean; readonly codeTo: string | null }

const PasswordForm = ({ actor, hasPassword, codeTo }: FormProps) => {
  const text = useText()
  const [attempt, setAttempt] = useState(0)
  const { form, refusals, problem } = useSelector(actor, ({ context }) => context)
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches("saving"))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ form: "saved" }))
  const wrong = { ...wrongOf(problem, wireNames), ...refusalMessages(refusals, text) }
  const type = (field: Name) => (value: string) => actor.send({ type: "field.type", field, value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    actor.send({ type: "password.submit" })
  }
  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <FieldErrors
        attempt={attempt}
        errors={fields.flatMap((field) => (wrong[field] === undefined ? [] : [{ id: field, text: wrong[field] }]))}
      />
      <FormNotes problem={problem} isSaved={isSaved} wrongTitle="password.failed" />
      {hasPassword ? (
        <PasswordField
          id="current"
          label={text("password.current")}
          wrong={wrong.current}
          readOnly={isSaving}
          value={form.current}
          onType={type("current")}
        />
      ) : (
        <CodeFields actor={actor} codeTo={codeTo} wrong={wrong.code} />
      )}
      <PasswordField
        id="password"
        label={text("password.new")}
        hint={text("password.hint", { min: passwordMinLength })}
        wrong={wrong.password}
        isNew
        readOnly={isSaving}
        value={form.password}
        onType={type("password")}
      />
      <PasswordField
        id="confirmation"
        label={text("password.confirmation")}
        wrong={wrong.confirmation}
        isNew
        readOnly={isSaving}
        value={form.confirmation}
        onType={type("confirmation")}
      />
      <p className={styles.quiet}>{text("password.ends")}</p>
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={isSaving}>
          {text("password.save")}
        </Button>
        <ButtonLink href="/account/profile" variant="quiet" size="large">
          {text("contact.cancel")}
        </ButtonLink>
      </div>
    </form>
  )
}

type CodeProps = Pick<FormProps, "actor" | "codeTo"> & { readonly wrong: string | undefined }

/** One-time code of somebody without a password, sent to their contact `codeTo`. */
const CodeFields = ({ actor, codeTo, wrong }: CodeProps) => {
  const text = useText()
  const { form, sent } = useSelector(actor, ({ context }) => context)
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches("saving"))
  const isSending = useSelector(actor, (snapshot) => snapshot.matches("sendingCode"))
  return (
    <>
      <p className={styles.quiet}>
        {codeTo === null ? text("password.noContact") : text("password.byCode", { contact: sent?.sentTo ?? codeTo })}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" busy={isSending} onClick={() => actor.send({ type: "code.send" })}>
          {text(sent === null ? "password.getCode" : "contact.resend")}
        </Button>
      </div>
      <CodeInput
        id="code"
        label={text("contact.code")}
        wrong={wrong}
        value={form.code}
        disabled={isSaving}
        onType={(value) => actor.send({ type: "field.type", field: "code", value })}
      />
    </>
  )
}
