/** What a shopper does on a screen to tell its machine something. */
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, SnapshotFrom } from "xstate"
import type { Shopper } from "./shopper.ts"

type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>
type Named<Machine extends AnyStateMachine, Type> = Extract<EventOf<Machine>, { readonly type: Type }>

/** Brings an event about, by what is on the screen while the machine is where it is. */
export type Hand<Event, Snapshot = never> = (shopper: Shopper, event: Event, snapshot: Snapshot) => Promise<void>

/** Where the screen offers it, if that is not wherever the machine hears it. */
export type Offered<Machine extends AnyStateMachine, Event> = {
  readonly when: (snapshot: SnapshotFrom<Machine>, event: Event) => boolean
  readonly by: Hand<Event, SnapshotFrom<Machine>>
}

type Hands<Machine extends AnyStateMachine> = {
  readonly shopper: { readonly [Type in EventOf<Machine>["type"]]?: Hand<Named<Machine, Type>, SnapshotFrom<Machine>> | Offered<Machine, Named<Machine, Type>> }
  /** What the machine hears from elsewhere: from the app, the device, or another actor. */
  readonly others: ReadonlyArray<EventOf<Machine>["type"]>
  /** What it tells itself alone. */
  readonly itself?: ReadonlyArray<EventOf<Machine>["type"]>
  /** What reaches it on the way to somebody else, and does not concern it. */
  readonly passing?: ReadonlyArray<EventOf<Machine>["type"]>
}

type DriverEvents = { readonly shopper: object; readonly others: ReadonlyArray<string>; readonly itself?: ReadonlyArray<string>; readonly passing?: ReadonlyArray<string> }
type Listed<Given, Name extends string> = Given extends Readonly<Record<Name, ReadonlyArray<infer Type>>> ? Type : never
type Known<Given extends DriverEvents> = keyof Given["shopper"] | Given["others"][number] | Listed<Given, "itself"> | Listed<Given, "passing">

/** Nothing, or the declared events that nobody brings about: then it does not compile, and says which. */
type Complete<Machine extends AnyStateMachine, Given extends DriverEvents> =
  [Exclude<EventOf<Machine>["type"], Known<Given>>] extends [never] ? unknown : { readonly unhandled: Exclude<EventOf<Machine>["type"], Known<Given>> }

/** Says of every event that a machine declares who brings it about. */
export const handsFor =
  <Machine extends AnyStateMachine>() =>
  <const Given extends Hands<Machine>>(given: Given & Complete<Machine, Given>): Given =>
    given

type AnyOffered = { readonly when: (snapshot: never, event: never) => boolean; readonly by: Hand<never> }

/** Hands of whatever machine. */
export type AnyHands = {
  readonly shopper: Readonly<Record<string, Hand<never> | AnyOffered>>
  readonly others: ReadonlyArray<string>
}

const isOffered = (given: Hand<never> | AnyOffered): given is AnyOffered => typeof given !== "function"

/** How an event is brought about on the screen of a machine where it is; null where the screen does not offer it. */
export const handFor = (hands: AnyHands, event: EventObject, snapshot: AnyMachineSnapshot): Hand<never> | null => {
  const given = hands.shopper[event.type]
  if (given === undefined) return null
  if (!isOffered(given)) return given
  return given.when(snapshot as never, event as never) ? given.by : null
}
