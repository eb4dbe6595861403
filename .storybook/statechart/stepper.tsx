/** Stepper: a machine's present state, accepted events and path. */
import * as React from "react"
import { Drawing, type StoryLink } from "./drawing.tsx"
import { statesWithin, type AcceptedEvent, type DrawnState, type EventOrigin, type Shown } from "./messages.ts"
import { palettes, type Theme } from "./palette.ts"
import { stylesOf } from "./styles.ts"

type StepperProps = {
  readonly shown: Shown
  readonly theme: Theme
  readonly onMove: (event: AcceptedEvent) => void
  readonly stories?: ((id: string) => ReadonlyArray<StoryLink>) | undefined
  /** An interactive path in place of the plain list of events. */
  readonly path?: React.ReactNode
  /** The screen beside the drawing. */
  readonly beside?: React.ReactNode
}

const isLeaf = ({ states }: DrawnState) => states.length === 0

const originNames: Readonly<Record<EventOrigin, string>> = {
  somebody: "Somebody does",
  outside: "The outside answers",
  time: "Time passes",
}

export const Stepper = ({ shown: { drawn, lit, accepted, path: happened }, theme, onMove, stories, path, beside }: StepperProps) => {
  const palette = palettes[theme]
  const keyOf = new Map(statesWithin(drawn.root).map(({ id, key }) => [id, key]))
  const anywhere = drawn.transitions
    .filter(({ from, to }) => from === drawn.root.id && to !== drawn.root.id)
    .map(({ label, to }) => `${label} → ${keyOf.get(to)}`)
  const here = statesWithin(drawn.root).filter((state) => isLeaf(state) && lit.includes(state.id))
  return (
    <div className="statechart">
      <style>{stylesOf(palette)}</style>
      <ul aria-label="Where it is">
        {here.map(({ id, key, description }) => (
          <li key={id}>
            <strong>{key}</strong>: {description}
          </li>
        ))}
      </ul>
      <Next accepted={accepted} onMove={onMove} />
      {path ?? (happened.length > 0 && <p className="statechart-quiet">Walked: {happened.join(" → ")}</p>)}
      {anywhere.length > 0 && <p className="statechart-quiet">From anywhere: {anywhere.join(", ")}</p>}
      {beside === undefined ? (
        <Drawing drawn={drawn} lit={lit} palette={palette} stories={stories} />
      ) : (
        <div className="statechart-both">
          <Drawing drawn={drawn} lit={lit} palette={palette} stories={stories} />
          {beside}
        </div>
      )}
    </div>
  )
}

const Next = ({ accepted, onMove }: Pick<StepperProps, "onMove"> & { readonly accepted: ReadonlyArray<AcceptedEvent> }) => (
  <div className="statechart-next" role="group" aria-label="What may happen next">
    {Object.entries(originNames).map(([origin, name]) => {
      const events = accepted.filter((event) => event.origin === origin)
      return (
        events.length > 0 && (
          <div key={origin}>
            <h2>{name}</h2>
            <div className="statechart-row">
              {events.map((event) => (
                <button key={event.label} type="button" onClick={() => onMove(event)}>
                  {event.label}
                </button>
              ))}
            </div>
          </div>
        )
      )
    })}
    {accepted.length === 0 && <span className="statechart-quiet">Nothing may happen here.</span>}
  </div>
)
