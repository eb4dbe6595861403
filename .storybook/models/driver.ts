/** Driver type: how a shopper triggers each event of a machine on its screen. */
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, SnapshotFrom } from "xstate"
import type { Shopper } from "./shopper.ts"

type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>
type Named<Machine extends AnyStateMachine, Type> = Extract<EventOf<Machine>, { readonly type: Type }>

/** Triggers an event on the screen, in the machine's present state. */
export type EventDriver<Event, Snapshot = never> = (shopper: Shopper, event: Event, snapshot: Snapshot) => Promise<void>

/** An event that the screen offers only in some states in which the machine accepts it. */
export type Offered<Machine extends AnyStateMachine, Event> = {
  readonly when: (snapshot: SnapshotFrom<Machine>, event: Event) => boolean
  readonly by: EventDriver<Event, SnapshotFrom<Machine>>
}

/** Source of each event of a machine: the shopper, another actor or the machine itself. */
export type Driver<Machine extends AnyStateMachine> = {
  readonly shopper: {
    readonly [Type in EventOf<Machine>["type"]]?:
      | EventDriver<Named<Machine, Type>, SnapshotFrom<Machine>>
      | Offered<Machine, Named<Machine, Type>>
  }
  /** Events from elsewhere: the app, the device or another actor. */
  readonly others: ReadonlyArray<EventOf<Machine>["type"]>
  /** Events that the machine raises itself. */
  readonly itself?: ReadonlyArray<EventOf<Machine>["type"]>
  /** Events that only pass through it to another actor. */
  readonly passing?: ReadonlyArray<EventOf<Machine>["type"]>
}

/** A text that differs from the shown one, since a field that has the text already sends no event. */
export const changedText = (text: string, shown: string): string => (text === shown ? `${text} ` : text)

type DriverEvents = {
  readonly shopper: object
  readonly others: ReadonlyArray<string>
  readonly itself?: ReadonlyArray<string>
  readonly passing?: ReadonlyArray<string>
}
type Listed<Own, Name extends string> = Own extends Readonly<Record<Name, ReadonlyArray<infer Type>>> ? Type : never
type Known<Own extends DriverEvents> = keyof Own["shopper"] | Own["others"][number] | Listed<Own, "itself"> | Listed<Own, "passing">

/** `unknown`, or the declared events that no one triggers, so that the compiler names them. */
export type Complete<Machine extends AnyStateMachine, Own extends DriverEvents> = [Exclude<EventOf<Machine>["type"], Known<Own>>] extends [
  never,
]
  ? unknown
  : { readonly unhandled: Exclude<EventOf<Machine>["type"], Known<Own>> }

type AnyOffered = { readonly when: (snapshot: never, event: never) => boolean; readonly by: EventDriver<never> }

/** Driver of any machine. */
export type AnyDriver = {
  readonly shopper: Readonly<Record<string, EventDriver<never> | AnyOffered>>
  readonly others: ReadonlyArray<string>
}

const isOffered = (declared: EventDriver<never> | AnyOffered): declared is AnyOffered => typeof declared !== "function"

/** Driver of an event in the machine's present state; null where the screen does not offer it. */
export const driverFor = (driver: AnyDriver, event: EventObject, snapshot: AnyMachineSnapshot): EventDriver<never> | null => {
  const declared = driver.shopper[event.type]
  if (declared === undefined) return null
  if (!isOffered(declared)) return declared
  return declared.when(snapshot as never, event as never) ? declared.by : null
}
