/** What a page is to the app: which data it asks for, which machine decides, which screen shows it, and what it is called. */
import type { ReactNode } from "react"
import { createActor, type ActorRef, type AnyActorRef, type AnyStateMachine, type InputFrom, type SnapshotFrom, type StateValue } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { SiteConfig } from "#domain/entities/site.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import type { Shop } from "#ui/shop-context.tsx"
import type { Text } from "#ui/words/words.tsx"
import type { Place } from "./address.ts"

/** What a page is opened with. */
export type Given<Data> = {
  readonly place: Place
  /** What `fetch` answered; null when it is not there yet, or there was a problem. */
  readonly data: Data | null
  readonly problem: Problem | null
  /** How the page was left, when the shopper comes back to it. */
  readonly left: unknown
  readonly ports: Ports
  readonly streams: Streams
  readonly shop: Shop
}

/** What a page can do about what its machine says. */
export type Hearing = {
  readonly shop: Shop
  readonly actor: AnyActorRef
  readonly place: Place
  /** To another page, or to another question to this one, by its path within the language. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void
}

type EmittedFrom<Actor extends AnyActorRef> = Actor extends ActorRef<infer _Snapshot, infer _Event, infer Emitted> ? Emitted : never

/** Methods rather than properties, so that pages of any data stand in one table. */
export interface Page<Data, Actor extends AnyActorRef> {
  /** The data of the first view; pages without it show what the machine fetches. */
  fetch?(ports: Ports, place: Place, signal?: AbortSignal): Promise<Data>
  /** The page's machine, not started yet. */
  open(given: Given<Data>): Actor
  title(text: Text, snapshot: SnapshotFrom<Actor>, config: SiteConfig, place: Place): string
  Screen(props: { readonly actor: Actor; readonly place: Place }): ReactNode
  /** What the page's machine says beside notices: what it wants of the shop, or of the address. */
  hear?(said: EmittedFrom<Actor>, hearing: Hearing): void
  /** Another question to the same page, such as a listing's next filter: the machine goes on with it. */
  follow?(actor: Actor, place: Place): void
}

export type AnyPage = Page<unknown, AnyActorRef>

/** Says a page's types once. */
export const definePage = <Data, Actor extends AnyActorRef>(page: Page<Data, Actor>): Page<Data, Actor> => page

/** The state that shows a problem of the first fetch; it stands at the top of the machine or of one of its regions. */
const stateOf = (machine: AnyStateMachine, problem: Problem): StateValue => {
  const names = problem._tag === "Missing" ? ["missing", "failed"] : ["failed"]
  for (const name of names) {
    if (name in machine.states) return name
    const region = Object.keys(machine.states).find((key) => name in (machine.states[key]?.states ?? {}))
    if (region !== undefined) return { [region]: name }
  }
  throw new Error(`${machine.id} has no state that shows a problem`)
}

/** A page's machine: as it was left, at the problem that its data met, or from the beginning. */
export const opened = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  { problem, left }: Pick<Given<unknown>, "problem" | "left">,
) => {
  type Options = Parameters<typeof createActor<Machine>>[1]
  const from = (snapshot: unknown) => createActor(machine, { input, snapshot } as Options)
  if (left !== null && left !== undefined) return from(left)
  const fresh = from(undefined)
  if (problem === null) return fresh
  const { context } = fresh.getSnapshot() as { readonly context: object }
  return from(machine.resolveState({ value: stateOf(machine, problem), context: { ...context, problem } }))
}
