/** Messages between a story's page and the statechart panel. */

export const shown = "statechart/shown"
export const sent = "statechart/sent"
/** Sent by a panel that was opened after the story was rendered. */
export const requestEvent = "statechart/asked"

/** A state as the panel draws it. */
export type DrawnState = {
  readonly id: string
  readonly key: string
  readonly description: string | null
  readonly kind: "atomic" | "compound" | "parallel" | "final" | "history"
  readonly initial: string | null
  readonly states: ReadonlyArray<DrawnState>
  /** Ports that the state invokes. */
  readonly invokes: ReadonlyArray<string>
}

/** A state and all states below it. */
export const statesWithin = (state: DrawnState): ReadonlyArray<DrawnState> => [state, ...state.states.flatMap(statesWithin)]

/** A transition; `to` equals `from` where the state is not left. */
export type DrawnTransition = { readonly from: string; readonly to: string; readonly label: string; readonly guard: string | null }

export type Drawn = { readonly root: DrawnState; readonly transitions: ReadonlyArray<DrawnTransition> }

/** Sent whenever the story's actor moves. */
export type Shown = {
  readonly machine: string
  readonly drawn: Drawn
  /** Ids of the active states. */
  readonly lit: ReadonlyArray<string>
  /** Events that the actor accepts now, ready to be sent. */
  readonly accepted: ReadonlyArray<AcceptedEvent>
  /** The events so far, in order. */
  readonly path: ReadonlyArray<string>
}

/** Origin of an event: a person, a response from outside, or time. */
export type EventOrigin = "somebody" | "outside" | "time"

export type AcceptedEvent = { readonly label: string; readonly origin: EventOrigin; readonly event: { readonly type: string } }
