/** People one travels with: the list, and a form with Latin names as in the passport. E26. */
import { useSelector } from "@xstate/react"
import type { FormEvent } from "react"
import { refusalOf } from "#domain/rules/forms/refusals.ts"
import { checkPassenger, proposedName, type PassengerForm } from "#domain/rules/travel/passenger-form.ts"
import { passengerName } from "#domain/rules/travel/stay-guests.ts"
import type { PassengersActor } from "#machines/travel/passengers.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { SegmentButton, SegmentedControl } from "#ui/parts/choice/segmented-control.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { refusalMessage } from "#ui/parts/feedback/refusal-messages.ts"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./passengers-screen.module.css"

export const PassengersScreen = ({ actor }: { readonly actor: PassengersActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { passengers, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <AccountFrame here="passengers">
        <PageTitle title={text("passengers.title")}>{text("passengers.lead")}</PageTitle>
        {state === "fetching" && (
          <LoadingPlaceholder label={text("passengers.loading")}>
            <Skeleton width="100%" height="10rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
        {state !== "fetching" && state !== "failed" && (
          <>
            {passengers.length === 0 ? (
              <p>{text("passengers.none")}</p>
            ) : (
              <ul className={styles.list}>
                {passengers.map(({ id, ...passenger }) => (
                  <li key={id}>
                    <b lang="en">{passengerName(passenger)}</b>
                    <Button variant="quiet" size="small" onClick={() => actor.send({ type: "passenger.remove", id })}>
                      {text("passengers.remove", { name: passenger.firstName })}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <AddForm actor={actor} />
          </>
        )}
      </AccountFrame>
    </div>
  )
}

const AddForm = ({ actor }: { readonly actor: PassengersActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { form, problem } = useSelector(actor, ({ context }) => context)
  const refusals = state === "refused" && problem === null ? checkPassenger(form) : []
  const wrong = (field: keyof PassengerForm) => {
    const refusal = refusalOf(refusals, field)
    return refusal === null ? undefined : refusalMessage(refusal, text)
  }
  const change = (fields: Partial<PassengerForm>) => actor.send({ type: "form.change", fields })
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (state !== "changing") actor.send({ type: "passenger.add" })
  }
  /** A Cyrillic name is proposed in Latin letters, and taken by pressing it. */
  const name = (field: "firstName" | "lastName", label: string) => {
    const proposal = proposedName(form[field])
    return (
      <div className={styles.name}>
        <TextField
          id={`passenger-${field}`}
          label={label}
          wrong={wrong(field)}
          readOut
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={form[field]}
          onType={(typed) => change({ [field]: typed })}
        />
        {/\p{Script=Cyrillic}/u.test(form[field]) && (
          <Button variant="soft" size="small" onClick={() => change({ [field]: proposal })}>
            {text("passengers.propose", { name: proposal })}
          </Button>
        )}
      </div>
    )
  }
  return (
    <Panel title={text("passengers.add")}>
      <form noValidate onSubmit={add} className={styles.form}>
        {name("lastName", text("passengers.last"))}
        {name("firstName", text("passengers.first"))}
        <div className={styles.name}>
          <SegmentedControl label={text("passengers.gender")}>
            <SegmentButton pressed={form.gender === "male"} onPress={() => change({ gender: "male" })}>
              {text("passengers.male")}
            </SegmentButton>
            <SegmentButton pressed={form.gender === "female"} onPress={() => change({ gender: "female" })}>
              {text("passengers.female")}
            </SegmentButton>
          </SegmentedControl>
          {wrong("gender") !== undefined && <p role="alert">{`${text("passengers.gender")}: ${wrong("gender")}`}</p>}
        </div>
        {problem !== null && state === "refused" && <p role="alert">{problemText(problem, text)}</p>}
        <Button type="submit" busy={state === "changing"}>
          {text("passengers.save")}
        </Button>
      </form>
    </Panel>
  )
}
