/** Streams: events that this device sends while a machine listens. */
import { fromCallback, type CallbackActorLogic, type EventObject } from "xstate"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import { connectable } from "./connection.ts"

/** Another tab wrote the persisted state. */
export type PersistedStateChanged = { readonly type: "persisted.changed"; readonly persisted: PersistedState }
/** Width of the window in pixels, sent at once and on each change. */
export type ViewportResized = { readonly type: "viewport.resized"; readonly width: number }
/** Distance of the page from its top in pixels, at most once a frame. */
export type PageScrolled = { readonly type: "page.scrolled"; readonly top: number }
/** Whether the tab is visible and the network available, sent at once and on each change. */
export type PresenceChanged = { readonly type: "presence.changed"; readonly visible: boolean; readonly online: boolean }

/** The live chat reports its state, and the number of unread messages. */
export type ChatChanged = {
  readonly type: "chat.changed"
  readonly state: "closed" | "open" | "unread" | "unavailable"
  readonly unread: number
}

/** Starts listening; the returned function stops it. */
type Watch<Event extends EventObject> = (notify: (event: Event) => void) => () => void

export interface Streams {
  readonly watchPersisted: Watch<PersistedStateChanged>
  readonly watchViewport: Watch<ViewportResized>
  readonly watchScroll: Watch<PageScrolled>
  readonly watchPresence: Watch<PresenceChanged>
  readonly watchChat: Watch<ChatChanged>
}

/** Declares a stream of a machine; it is silent until `provided` connects it. */
export const stream = (name: keyof Streams): CallbackActorLogic<EventObject> =>
  connectable(
    fromCallback(() => undefined),
    ({ streams }: { readonly streams: Streams }) => fromCallback(({ sendBack }) => streams[name](sendBack)),
  )
