/** What a page is to the app: which data it asks for, which machines decide, which screen shows it, and what it is called. */
import type { ReactNode } from "react"
import type { ActorOptions, AnyActorLogic, AnyActorRef, SnapshotFrom } from "xstate"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import type { Text } from "#ui/messages/messages.tsx"
import type { PageLocation } from "./address.ts"

/** A page's machines by name: the one that decides what the page is, and those that stand beside it. */
export type Actors = { readonly actor: AnyActorRef } & Readonly<Record<string, AnyActorRef>>

export type Clock = NonNullable<ActorOptions<AnyActorLogic>["clock"]>

/** What a page is opened with. */
export type PageInput<Data> = {
  readonly location: PageLocation
  /** What `fetch` answered; null when it is not there yet, or there was a problem. */
  readonly data: Data | null
  readonly problem: Problem | null
  /** What a list showed of the product that is asked for, where the shopper comes from one. */
  readonly glimpse: Tile | null
  /** How each machine was left, when the shopper comes back; null otherwise. */
  readonly left: Readonly<Record<string, unknown>> | null
  readonly ports: Ports
  readonly streams: Streams
  readonly actorRefs: ActorRefs
  /** Makes the names of intents; a new one for each page. */
  readonly seed: string
  /** By which time passes, where it is not the browser's own. */
  readonly clock?: Clock
}

/** What a page may do while it is shown. */
export type PageContext = {
  readonly actorRefs: ActorRefs
  readonly location: PageLocation
  /** To another page, or to another question to this one, by its path within the language. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void
}

/** What a page's machines do; fetched apart, since the first view is drawn without machines. Methods, so that all stand in one table. */
export interface PageController<Data, Own extends Actors> {
  /** The page's machines, not started yet. */
  open(input: PageInput<Data>): Own
  /** Lets the page's machines and the shop's hear each other; what it gives back parts them. */
  join?(actors: Own, context: PageContext): () => void
  /** Another question to the same page, such as a listing's next filter: its machine goes on with it. */
  follow?(actor: Own["actor"], location: PageLocation): void
  /** Its addresses differ in their paths too: the steps of a checkout. */
  readonly across?: boolean
}

export interface Page<Data, Own extends Actors> {
  /** The data of the first view; pages without it show what the machine fetches. */
  fetch?(ports: Ports, location: PageLocation): Promise<Data>
  /** On phones a bar of its own at the foot takes the place of the shop's, so the way to the cart stands in the header. */
  readonly ownBar?: boolean
  controller(): Promise<{ readonly controller: PageController<Data, Own> }>
  title(text: Text, snapshot: SnapshotFrom<Own["actor"]>, config: SiteConfig, location: PageLocation): string
  Screen(this: void, props: Own & { readonly location: PageLocation }): ReactNode
}

export type AnyPage = Page<unknown, Actors>
export type AnyPageController = PageController<unknown, Actors>

/** Says a page's types once. */
export const definePage = <Data, Own extends Actors>(page: Page<Data, Own>): Page<Data, Own> => page
