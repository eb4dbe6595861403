/** Ports: the functions that machines need from outside, declared by area and implemented by adapters. */
import { fromPromise, StateMachine, type AnyActorLogic, type AnyStateMachine, type PromiseActorLogic } from "xstate"
import type { AccountPorts } from "./account/ports.ts"
import type { CartPorts } from "./cart/ports.ts"
import type { CataloguePorts } from "./catalogue/ports.ts"
import type { ContentPorts } from "./content/ports.ts"
import { connectable, connectedLogic } from "./connection.ts"
import type { IdentityPorts } from "./identity/ports.ts"
import type { LeasePorts } from "./lease/ports.ts"
import type { ListsPorts } from "./lists/ports.ts"
import type { OffersPorts } from "./offers/ports.ts"
import type { OrdersPorts } from "./orders/ports.ts"
import type { PromotionsPorts } from "./promotions/ports.ts"
import type { SearchPorts } from "./search/ports.ts"
import type { ShellPorts } from "./shell/ports.ts"
import type { Streams } from "./streams.ts"
import type { TravelPorts } from "./travel/ports.ts"
import type { WalletPorts } from "./wallet/ports.ts"

/**
 * Every port takes one input and an abort signal, which fires when the calling state is left.
 * A failure is a thrown `Problem` (`#domain/entities/problem.ts`).
 */
export interface Ports
  extends
    ShellPorts,
    CataloguePorts,
    SearchPorts,
    CartPorts,
    OrdersPorts,
    OffersPorts,
    IdentityPorts,
    AccountPorts,
    ContentPorts,
    LeasePorts,
    ListsPorts,
    TravelPorts,
    WalletPorts,
    PromotionsPorts {}

export type PortOutput<Name extends keyof Ports> = Awaited<ReturnType<Ports[Name]>>
export type PortInput<Name extends keyof Ports> = Parameters<Ports[Name]>[0]

/** Ports and streams that machines are connected to. */
export type Outside = { readonly ports: Ports; readonly streams: Streams }

type PortCall = (input: unknown, signal?: AbortSignal) => Promise<unknown>

/** Declares a port of a machine; it rejects until `provided` connects it. */
export const port = <Name extends keyof Ports>(name: Name): PromiseActorLogic<PortOutput<Name>, PortInput<Name>> =>
  connectable(
    fromPromise<PortOutput<Name>, PortInput<Name>>(() => Promise.reject(new Error(`the port ${name} is not provided`))),
    ({ ports }: Outside) => fromPromise(({ input, signal }) => (ports[name] as PortCall)(input, signal) as Promise<PortOutput<Name>>),
  )

/** A call of a port as data. */
export type PortRequest<Name extends keyof Ports> = {
  readonly [Each in Name]: { readonly port: Each; readonly input: PortInput<Each> }
}[Name]

/** Declares an actor that calls whichever port of `Name` its input says. */
export const portByRequest = <Name extends keyof Ports>(): PromiseActorLogic<PortOutput<Name>, PortRequest<Name>> =>
  connectable(
    fromPromise<PortOutput<Name>, PortRequest<Name>>(({ input }) => Promise.reject(new Error(`the port ${input.port} is not provided`))),
    ({ ports }: Outside) =>
      fromPromise(({ input, signal }) => (ports[input.port] as PortCall)(input.input, signal) as Promise<PortOutput<Name>>),
  )

const connected = (logic: AnyActorLogic, outside: Outside): AnyActorLogic =>
  logic instanceof StateMachine ? provided(logic as AnyStateMachine, outside) : (connectedLogic(logic, outside) ?? logic)

/** The machine with its declared ports and streams connected, and those of the machines that it invokes. */
export const provided = <Machine extends AnyStateMachine>(machine: Machine, outside: Outside): Machine => {
  const declared = Object.entries(machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>)
  return machine.provide({ actors: Object.fromEntries(declared.map(([name, logic]) => [name, connected(logic, outside)])) }) as Machine
}
