/** Passengers of a shopper: the list, a note that restores a removed one, and a form with Latin names as in the passport. E26. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import Undo2 from "lucide-react/icons/undo-2"
import { useEffect, useRef } from "react"
import type { SnapshotFrom } from "xstate"
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"
import { passengerName } from "#domain/rules/travel/stay-guests.ts"
import type { PassengersActor } from "#machines/travel/passengers.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useFocusFallback } from "#ui/react/focus-fallback.ts"
import { useText } from "#ui/messages/messages.tsx"
import { PassengerForm } from "./passenger-form.tsx"
import styles from "./passengers-screen.module.css"

type Props = { readonly actor: PassengersActor }

const editId = (id: number) => `edit-${id}`

const stateName = ({ value }: SnapshotFrom<PassengersActor>): string => (typeof value === "string" ? value : value.listing)

export const PassengersScreen = ({ actor }: Props) => {
  const text = useText()
  const state = useSelector(actor, stateName)
  const problem = useSelector(actor, ({ context }) => context.problem)
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
        {state !== "fetching" && state !== "failed" && <Passengers actor={actor} />}
      </AccountFrame>
    </div>
  )
}

const Passengers = ({ actor }: Props) => {
  const text = useText()
  const box = useFocusFallback<HTMLDivElement>()
  const { passengers, editing, removed, problem } = useSelector(actor, ({ context }) => context)
  const edited = useRef(editing)
  useEffect(() => {
    if (editing === null && edited.current !== null) document.getElementById(editId(edited.current))?.focus()
    edited.current = editing
  }, [editing])
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ listing: "refused" }))
  const isRemoving = useSelector(actor, (snapshot) => snapshot.matches("removing"))
  const isRestoring = useSelector(actor, (snapshot) => snapshot.matches("restoring"))
  return (
    <div ref={box} className={styles.passengers}>
      {problem !== null && !isRefused && (
        <Note tone="bad" icon={<CircleAlert />} role="alert" title={text("passengers.wrong")}>
          <p>{problemText(problem, text)}</p>
        </Note>
      )}
      {passengers.length === 0 ? (
        <p>{text("passengers.none")}</p>
      ) : (
        <ul className={styles.list}>
          {passengers.map((passenger) => (
            <li key={passenger.id}>
              {passenger.id === editing ? (
                <PassengerForm actor={actor} passenger={passenger} />
              ) : (
                <Entry actor={actor} passenger={passenger} />
              )}
            </li>
          ))}
        </ul>
      )}
      {removed !== null && !isRemoving && (
        <Note
          icon={<Undo2 />}
          role="status"
          action={
            <Button variant="quiet" size="small" busy={isRestoring} onClick={() => actor.send({ type: "passenger.restore" })}>
              {text("passengers.restore")}
            </Button>
          }
        >
          <p>{text("passengers.removed", { name: passengerName(removed) })}</p>
        </Note>
      )}
      {editing === null && (
        <Panel title={text("passengers.add")}>
          <PassengerForm actor={actor} passenger={null} />
        </Panel>
      )}
    </div>
  )
}

const Entry = ({ actor, passenger }: Props & { readonly passenger: SavedPassenger }) => {
  const text = useText()
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const name = passengerName(passenger)
  return (
    <div className={styles.entry}>
      <b lang="en">{name}</b>
      <div className={styles.actions}>
        <Button
          id={editId(passenger.id)}
          variant="quiet"
          size="small"
          aria-disabled={isBusy}
          aria-label={text("passengers.edit.of", { name })}
          onClick={() => actor.send({ type: "passenger.edit", id: passenger.id })}
        >
          {text("passengers.edit")}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-disabled={isBusy}
          aria-label={text("passengers.remove.of", { name })}
          onClick={() => actor.send({ type: "passenger.remove", id: passenger.id })}
        >
          {text("passengers.remove")}
        </Button>
      </div>
    </div>
  )
}
