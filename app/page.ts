/** Page definition: its data, title and screen, and the machine or controller behind them. */
import type { ReactNode } from "react"
import type { ActorOptions, ActorRefFrom, AnyActorLogic, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from "xstate"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import type { Text } from "#ui/messages/messages.tsx"
import type { ShellFrame } from "#ui/shell/shell.tsx"
import type { PageLocation } from "./address.ts"

/** A page's actors by name: the main one, and any beside it. */
export type Actors = { readonly actor: AnyActorRef } & Readonly<Record<string, AnyActorRef>>

export type Clock = NonNullable<ActorOptions<AnyActorLogic>["clock"]>

/** What a page's machines are created from. */
export type PageInput<Data> = {
  readonly location: PageLocation
  /** Result of `fetch`; null if it has not arrived or failed. */
  readonly data: Data | null
  readonly problem: Problem | null
  /** Tile of the requested product, if the shopper comes from a list. */
  readonly glimpse: Tile | null
  /** Last snapshot of each actor on back navigation; null otherwise. */
  readonly left: Readonly<Record<string, unknown>> | null
  readonly ports: Ports
  readonly streams: Streams
  readonly actorRefs: ActorRefs
  /** Seed of idempotency keys; a new one for each page. */
  readonly seed: string
  /** Clock of the machines, if not the browser's. */
  readonly clock?: Clock
}

/** What a page may use while it is shown. */
export type PageContext = {
  readonly actorRefs: ActorRefs
  readonly location: PageLocation
  /** Navigates by path within the locale: to another page, or to another query of this one. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void
}

/** Controller of a page of several actors, or of one that is joined with shared ones. Methods, so that all fit one table. */
export interface PageController<Data, Own extends Actors> {
  /** Creates the page's actors without starting them. */
  open(input: PageInput<Data>): Own
  /** Joins the page's actors with the shared ones; the returned function disconnects them. */
  join?(actors: Own, context: PageContext): () => void
  /** Passes another query of the same page, such as a new filter, to its machine. */
  follow?(actor: Own["actor"], location: PageLocation): void
  /** Whether its addresses differ in their paths too, as the steps of a checkout do. */
  readonly across?: boolean
}

export interface Page<Data, Own extends Actors> {
  /** Data of the first view; without it the page shows what its machine fetches. */
  fetch?(ports: Ports, location: PageLocation): Promise<Data>
  /** Whether phones show the page's own bar instead of the tab bar; the header then links the cart. */
  readonly ownBar?: boolean
  /** Header and footer in place of the shop's, for pages that nothing should lead away from. */
  readonly frame?: ShellFrame
  /** Imports the only machine of a page. */
  machine?(): Promise<AnyStateMachine>
  /** Input of that machine. */
  input?(pageInput: PageInput<Data>): unknown
  /** Passes another query to that machine, as a controller does. */
  follow?(this: void, actor: Own["actor"], location: PageLocation): void
  /** Imports the controller of a page of several actors, or of one that is joined with shared ones. */
  controller?(): Promise<{ readonly controller: PageController<Data, Own> }>
  title(text: Text, snapshot: SnapshotFrom<Own["actor"]>, config: SiteConfig, location: PageLocation): string
  Screen(this: void, props: Own & { readonly location: PageLocation }): ReactNode
}

export type AnyPage = Page<unknown, Actors>
export type AnyPageController = PageController<unknown, Actors>

type OneActor<Machine extends AnyStateMachine> = { readonly actor: ActorRefFrom<Machine> }

interface MachinePage<Data, Machine extends AnyStateMachine> extends Page<Data, OneActor<Machine>> {
  machine(): Promise<Machine>
  input(pageInput: PageInput<Data>): InputFrom<Machine>
}

interface ControlledPage<Data, Own extends Actors> extends Page<Data, Own> {
  controller(): Promise<{ readonly controller: PageController<Data, Own> }>
}

/**
 * Declares a page. Machine and controller are imported after hydration, since the first view needs neither (decision 0012);
 * a page without them decides nothing.
 */
export const definePage: {
  <Data, Machine extends AnyStateMachine>(page: MachinePage<Data, Machine>): Page<Data, OneActor<Machine>>
  <Data, Own extends Actors>(page: ControlledPage<Data, Own>): Page<Data, Own>
  (page: AnyPage): AnyPage
} = <Declared>(page: Declared): Declared => page
