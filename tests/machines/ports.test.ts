import { describe, expect, it } from "vitest"
import { createActor, fromPromise, setup, StateMachine, toPromise, type AnyActorLogic, type AnyStateMachine } from "xstate"
import { noopStreams } from "#app/noop-streams.ts"
import { models } from "#book/models/all.ts"
import { connectedLogic } from "#machines/connection.ts"
import { port, portByRequest, provided, type Ports } from "#machines/ports.ts"
import { stream, type Streams } from "#machines/streams.ts"

const outside = (ports: Partial<Ports>, streams: Partial<Streams> = {}) => ({
  ports: ports as Ports,
  streams: { ...noopStreams, ...streams },
})

const childMachine = setup({ actors: { fetchUser: port("fetchUser") } }).createMachine({
  initial: "fetching",
  states: { fetching: { invoke: { id: "fetchUser", src: "fetchUser", onDone: "fetched", onError: "failed" } }, fetched: {}, failed: {} },
})

describe("provided", () => {
  it("calls the port that the machine declares, with its input and signal", async () => {
    const calls: unknown[] = []
    const machine = setup({ actors: { renamed: port("fetchOrders") } }).createMachine({
      invoke: { id: "fetchOrders", src: "renamed", input: () => ({ page: 2, group: null }) },
    })
    const fetchOrders = (input: unknown, signal?: AbortSignal) => (
      calls.push([input, signal?.aborted]),
      new Promise<never>(() => undefined)
    )
    createActor(provided(machine, outside({ fetchOrders })))
      .start()
      .stop()
    expect(calls).toEqual([[{ page: 2, group: null }, false]])
  })

  it("calls the port that a request names", async () => {
    const applyCoupon = ({ code }: { readonly code: string }) => Promise.resolve(code as never)
    const machine = setup({ actors: { change: portByRequest<"applyCoupon" | "removeCoupon">() } }).createMachine({
      initial: "changing",
      output: ({ event }) => (event as { readonly output?: unknown }).output,
      states: {
        changing: {
          invoke: {
            id: "change",
            src: "change",
            input: () => ({ port: "applyCoupon", input: { key: "k", number: "R1" as never, code: "WINTER10" } }),
            onDone: "done",
          },
        },
        done: { type: "final" },
      },
    })
    const actor = createActor(provided(machine, outside({ applyCoupon }))).start()
    await toPromise(actor)
    expect(actor.getSnapshot().status).toBe("done")
  })

  it("listens to the stream that the machine declares", () => {
    const machine = setup({ actors: { watchViewport: stream("watchViewport") } }).createMachine({
      invoke: { id: "watchViewport", src: "watchViewport" },
      initial: "unknown",
      states: { unknown: { on: { "viewport.resized": "known" } }, known: {} },
    })
    const watchViewport: Streams["watchViewport"] = (notify) => (notify({ type: "viewport.resized", width: 320 }), () => undefined)
    expect(
      createActor(provided(machine, outside({}, { watchViewport })))
        .start()
        .getSnapshot().value,
    ).toBe("known")
  })

  it("connects the machines that a machine invokes", async () => {
    const machine = setup({ actors: { child: childMachine } }).createMachine({ invoke: { id: "child", src: "child" } })
    const actor = createActor(provided(machine, outside({ fetchUser: () => Promise.resolve(null) }))).start()
    await Promise.resolve()
    await Promise.resolve()
    expect(actor.getSnapshot().children["child"]?.getSnapshot().value).toBe("fetched")
  })

  it("leaves other actors as they are", () => {
    const own = fromPromise(() => Promise.resolve(1))
    const machine = setup({ actors: { own } }).createMachine({})
    expect((provided(machine, outside({})) as AnyStateMachine).implementations.actors["own"]).toBe(own)
  })
})

describe("declared port", () => {
  it("fails until it is provided", async () => {
    const actor = createActor(childMachine).start()
    await Promise.resolve()
    await Promise.resolve()
    expect(actor.getSnapshot().value).toBe("failed")
  })
})

/** Actors of a machine that are neither a port, nor a stream, nor a machine. */
const otherActors = (machine: AnyStateMachine): ReadonlyArray<string> =>
  Object.entries(machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>).flatMap(([name, logic]) => {
    if (logic instanceof StateMachine) return otherActors(logic as AnyStateMachine).map((inner) => `${name}.${inner}`)
    return connectedLogic(logic, outside({})) === null ? [name] : []
  })

describe("every machine", () => {
  it.each(Object.entries(models))("%s reaches the outside by ports and streams only", (_, { machine }) => {
    // The storefront listens to its own actors.
    expect(otherActors(machine).filter((name) => name !== "listen")).toEqual([])
  })
})
