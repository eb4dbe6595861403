/** What a shopper does on a screen to tell its machine something. */
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, SnapshotFrom } from "xstate"
import type { Shopper } from "./shopper.ts"

type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>
type Named<Machine extends AnyStateMachine, Type> = Extract<EventOf<Machine>, { readonly type: Type }>

/** Brings an event about, by what is on the screen while the machine is where it is. */
export type EventDriver<Event, Snapshot = never> = (shopper: Shopper, event: Event, snapshot: Snapshot) => Promise<void>

/** Where the screen offers it, if that is not wherever the machine hears it. */
export type Offered<Machine extends AnyStateMachine, Event> = {
  readonly when: (snapshot: SnapshotFrom<Machine>, event: Event) => boolean
  readonly by: EventDriver<Event, SnapshotFrom<Machine>>
}

type EventDrivers<Machine extends AnyStateMachine> = {
  readonly shopper: { readonly [Type in EventOf<Machine>["type"]]?: EventDriver<Named<Machine, Type>, SnapshotFrom<Machine>> | Offered<Machine, Named<Machine, Type>> }
  /** What the machine hears from elsewhere: from the app, the device, or another actor. */
  readonly others: ReadonlyArray<EventOf<Machine>["type"]>
  /** What it tells itself alone. */
  readonly itself?: ReadonlyArray<EventOf<Machine>["type"]>
  /** What reaches it on the way to somebody else, and does not concern it. */
  readonly passing?: ReadonlyArray<EventOf<Machine>["type"]>
}

type DriverEvents = { readonly shopper: object; readonly others: ReadonlyArray<string>; readonly itself?: ReadonlyArray<string>; readonly passing?: ReadonlyArray<string> }
type Listed<Drivers, Name extends string> = Drivers extends Readonly<Record<Name, ReadonlyArray<infer Type>>> ? Type : never
type Known<Drivers extends DriverEvents> = keyof Drivers["shopper"] | Drivers["others"][number] | Listed<Drivers, "itself"> | Listed<Drivers, "passing">

/** Nothing, or the declared events that nobody brings about: then it does not compile, and says which. */
type Complete<Machine extends AnyStateMachine, Drivers extends DriverEvents> =
  [Exclude<EventOf<Machine>["type"], Known<Drivers>>] extends [never] ? unknown : { readonly unhandled: Exclude<EventOf<Machine>["type"], Known<Drivers>> }

/** Says of every event that a machine declares who brings it about. */
export const driversFor =
  <Machine extends AnyStateMachine>() =>
  <const Drivers extends EventDrivers<Machine>>(declared: Drivers & Complete<Machine, Drivers>): Drivers =>
    declared

type AnyOffered = { readonly when: (snapshot: never, event: never) => boolean; readonly by: EventDriver<never> }

/** Hands of whatever machine. */
export type AnyDrivers = {
  readonly shopper: Readonly<Record<string, EventDriver<never> | AnyOffered>>
  readonly others: ReadonlyArray<string>
}

const isOffered = (declared: EventDriver<never> | AnyOffered): declared is AnyOffered => typeof declared !== "function"

/** How an event is brought about on the screen of a machine where it is; null where the screen does not offer it. */
export const driverFor = (drivers: AnyDrivers, event: EventObject, snapshot: AnyMachineSnapshot): EventDriver<never> | null => {
  const declared = drivers.shopper[event.type]
  if (declared === undefined) return null
  if (!isOffered(declared)) return declared
  return declared.when(snapshot as never, event as never) ? declared.by : null
}
