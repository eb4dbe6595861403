/** Choice of the saved passengers who stay; a visitor, or a shopper without passengers, gets a link to the page where they are added. E26. */
import { useSelector } from "@xstate/react"
import { useId } from "react"
import { passengerName } from "#domain/rules/travel/stay-guests.ts"
import type { GuestsActor } from "#machines/travel/guests.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./guest-choice.module.css"

export const GuestChoice = ({ actor }: { readonly actor: GuestsActor }) => {
  const text = useText()
  const leadId = useId()
  const state = useSelector(actor, ({ value }) => value)
  const { passengers, chosen, guests, problem } = useSelector(actor, ({ context }) => context)
  if (state === "waiting") return null
  const isOffered = state === "choosing" || state === "fetchingAgain"
  const isFull = chosen.length >= guests
  return (
    <fieldset className={styles.guests} data-state={state}>
      <legend className="sr">{text("guests.title")}</legend>
      {state === "fetching" && <p role="status">{text("passengers.loading")}</p>}
      {state === "failed" && problem !== null && (
        <div className={styles.failed} role="alert">
          <p>{problemText(problem, text)}</p>
          <Button variant="quiet" size="small" onClick={() => actor.send({ type: "page.retry" })}>
            {text("common.retry")}
          </Button>
        </div>
      )}
      {isOffered && passengers.length > 0 && (
        <>
          <p id={leadId}>{text("guests.lead", { guests })}</p>
          <div className={styles.names} aria-describedby={leadId}>
            {passengers.map((passenger) => {
              const isChosen = chosen.includes(passenger.id)
              return (
                <label key={passenger.id}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={!isChosen && isFull}
                    onChange={() => actor.send({ type: "guest.toggle", id: passenger.id })}
                  />
                  <span lang="en">{passengerName(passenger)}</span>
                </label>
              )
            })}
          </div>
        </>
      )}
      {((isOffered && passengers.length === 0) || state === "visitor") && (
        <>
          <p>{text("guests.none")}</p>
          <TextLink href="/travel/passengers">{text("passengers.add")}</TextLink>
        </>
      )}
    </fieldset>
  )
}
