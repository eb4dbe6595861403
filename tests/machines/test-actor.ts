/** Live actor on a simulated clock: the test answers its requests and reads what it emits. */
import {
  createActor,
  fromPromise,
  SimulatedClock,
  type ActorRefFrom,
  type AnyStateMachine,
  type EmittedFrom,
  type EventObject,
  type InputFrom,
} from "xstate"

export type PortRequest = {
  readonly port: string
  readonly input: unknown
  /** Whether the actor has left the state that sent the request. */
  readonly isAborted: () => boolean
  readonly answer: (value?: unknown) => Promise<void>
  readonly refuse: (problem: unknown) => Promise<void>
}

/** Resolves once all answers are handled. */
export const answersHandled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Advances second by second; a jump would be one tick. */
export const advanceSeconds = (clock: SimulatedClock, seconds: number): void => {
  for (let second = 0; second < seconds; second++) clock.increment(1000)
}

export type TestActor<Machine extends AnyStateMachine> = {
  readonly actor: ActorRefFrom<Machine>
  readonly clock: SimulatedClock
  /** Every request so far, oldest first. */
  readonly requests: ReadonlyArray<PortRequest>
  /** The newest request to a port. */
  readonly last: (port: string) => PortRequest
  readonly emitted: ReadonlyArray<EmittedFrom<Machine>>
}

export const startTestActor = <Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>): TestActor<Machine> => {
  const requests: PortRequest[] = []
  const emitted: EventObject[] = []
  const clock = new SimulatedClock()
  // Streams stay as they are: a test sends their events itself.
  const ports = Object.keys(machine.implementations.actors).filter((name) => !name.startsWith("watch"))
  const actors = ports.map((port) => [
    port,
    fromPromise(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          requests.push({
            port,
            input,
            isAborted: () => signal.aborted,
            answer: (value) => (resolve(value), answersHandled()),
            refuse: (problem) => (reject(problem), answersHandled()),
          })
        }),
    ),
  ])
  const actor = createActor(machine.provide({ actors: Object.fromEntries(actors) }) as AnyStateMachine, { input, clock })
  actor.on("*", (event) => emitted.push(event))
  actor.start()
  return {
    actor: actor as unknown as ActorRefFrom<Machine>,
    clock,
    requests,
    last: (port) => {
      const found = requests.findLast((each) => each.port === port)
      if (found === undefined) throw new Error(`no request was sent to ${port}`)
      return found
    },
    emitted: emitted as unknown as ReadonlyArray<EmittedFrom<Machine>>,
  }
}
