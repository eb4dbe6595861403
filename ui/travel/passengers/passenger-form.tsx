/** Form of a new passenger, or of a saved one that is edited within the list. E26. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import { useEffect, type FormEvent } from "react"
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"
import { checkPassenger, nameProposal, type PassengerForm as Form } from "#domain/rules/travel/passenger-form.ts"
import { passengerName } from "#domain/rules/travel/stay-guests.ts"
import type { PassengersActor } from "#machines/travel/passengers.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { SegmentButton, SegmentedControl } from "#ui/parts/choice/segmented-control.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { FieldWrong } from "#ui/parts/form/field.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { useText } from "#ui/messages/messages.tsx"
import formStyles from "#ui/account/public/form.module.css"
import styles from "./passengers-screen.module.css"

const genders = ["male", "female"] as const
const idOf = (field: keyof Form) => `passenger-${field}`

type Props = {
  readonly actor: PassengersActor
  /** The passenger that is changed; `null` for a new one. */
  readonly passenger: SavedPassenger | null
}

export const PassengerForm = ({ actor, passenger }: Props) => {
  const text = useText()
  const { form, problem } = useSelector(actor, ({ context }) => context)
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ listing: "refused" }))
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches("saving"))
  const wrong = refusalMessages(isRefused && problem === null ? checkPassenger(form) : [], text)
  const isEditing = passenger !== null
  useEffect(() => {
    if (isEditing) document.getElementById(idOf("lastName"))?.focus()
  }, [isEditing])
  const change = (fields: Partial<Form>) => actor.send({ type: "form.change", fields })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) actor.send({ type: "form.submit" })
  }
  /** Field of a name; for a Cyrillic text a button proposes its Latin form. */
  const nameField = (field: "firstName" | "lastName", label: string) => {
    const proposal = nameProposal(form[field])
    return (
      <div className={styles.name}>
        <TextField
          id={idOf(field)}
          label={label}
          wrong={wrong[field]}
          readOut
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          maxLength={60}
          readOnly={isSaving}
          value={form[field]}
          onType={(typed) => change({ [field]: typed })}
        />
        {proposal !== null && (
          <Button variant="soft" size="small" onClick={() => change({ [field]: proposal })}>
            {text("passengers.propose", { name: proposal })}
          </Button>
        )}
      </div>
    )
  }
  return (
    <form
      noValidate
      aria-label={passenger === null ? text("passengers.add") : text("passengers.edit.of", { name: passengerName(passenger) })}
      onSubmit={submit}
      className={formStyles.form}
    >
      {problem !== null && isRefused && (
        <Note tone="bad" icon={<CircleAlert />} role="alert" title={text("passengers.wrong")}>
          <p>{problemText(problem, text)}</p>
        </Note>
      )}
      <div className={formStyles.fields}>
        {nameField("lastName", text("passengers.last"))}
        {nameField("firstName", text("passengers.first"))}
        <GenderField chosen={form.gender} wrong={wrong.gender} onChoose={(gender) => change({ gender })} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={isSaving}>
          {text("passengers.save")}
        </Button>
        {passenger !== null && (
          <Button variant="quiet" aria-disabled={isSaving} onClick={() => actor.send({ type: "form.cancel" })}>
            {text("passengers.cancel")}
          </Button>
        )}
      </div>
    </form>
  )
}

type GenderProps = {
  readonly chosen: Form["gender"]
  readonly wrong: string | undefined
  readonly onChoose: (gender: (typeof genders)[number]) => void
}

const GenderField = ({ chosen, wrong, onChoose }: GenderProps) => {
  const text = useText()
  const wrongId = `${idOf("gender")}-wrong`
  return (
    <div className={styles.gender}>
      <b aria-hidden="true">{text("passengers.gender")}</b>
      <SegmentedControl label={text("passengers.gender")} wrongId={wrong === undefined ? undefined : wrongId}>
        {genders.map((gender) => (
          <SegmentButton key={gender} pressed={chosen === gender} onPress={() => onChoose(gender)}>
            {text(`passengers.${gender}`)}
          </SegmentButton>
        ))}
      </SegmentedControl>
      {wrong !== undefined && (
        <FieldWrong id={wrongId} readOut>
          {wrong}
        </FieldWrong>
      )}
    </div>
  )
}
