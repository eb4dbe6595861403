/** What the page and the statechart panel tell each other. */

export const shown = "statechart/shown"
export const sent = "statechart/sent"
/** The panel was opened after the story was told. */
export const requestEvent = "statechart/asked"

/** A state as the panel draws it. */
export type DrawnState = {
  readonly id: string
  readonly key: string
  readonly description: string | null
  readonly kind: "atomic" | "compound" | "parallel" | "final" | "history"
  readonly initial: string | null
  readonly states: ReadonlyArray<DrawnState>
  /** What the state asks while it lasts. */
  readonly invokes: ReadonlyArray<string>
}

/** A way from one state to another; `to` is the state itself where it is not left. */
export type DrawnTransition = { readonly from: string; readonly to: string; readonly label: string; readonly guard: string | null }

export type Drawn = { readonly root: DrawnState; readonly transitions: ReadonlyArray<DrawnTransition> }

/** Told whenever the actor of the story moves. */
export type Shown = {
  readonly machine: string
  readonly drawn: Drawn
  /** The ids of the states that are lit. */
  readonly lit: ReadonlyArray<string>
  /** Events that would move the actor now, each ready to be sent. */
  readonly accepted: ReadonlyArray<AcceptedEvent>
  /** The events that led here, in order. */
  readonly path: ReadonlyArray<string>
}

/** Who brings an event about: somebody who tells it, the outside that answers, or time that passes. */
export type EventOrigin = "somebody" | "outside" | "time"

export type AcceptedEvent = { readonly label: string; readonly origin: EventOrigin; readonly event: { readonly type: string } }
