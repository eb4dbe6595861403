/** What this device tells without being asked, for as long as a machine listens. */
import { fromCallback, type CallbackActorLogic, type EventObject } from "xstate"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"

/** Another tab wrote what is kept. */
export type PersistedStateChanged = { readonly type: "kept.changed"; readonly persisted: PersistedState }
/** Width of the window in pixels, told at once and on each change. */
export type ViewportResized = { readonly type: "viewport.resized"; readonly width: number }
/** How far the page is scrolled from its top, in pixels; at most once a frame. */
export type PageScrolled = { readonly type: "page.scrolled"; readonly top: number }
/** Whether the tab can be seen and the network is there, told at once and on each change. */
export type PresenceChanged = { readonly type: "presence.changed"; readonly visible: boolean; readonly online: boolean }

/** Begins to listen; what it gives back stops. */
type Watch<Event extends EventObject> = (notify: (event: Event) => void) => () => void

export interface Streams {
  readonly watchKept: Watch<PersistedStateChanged>
  readonly watchViewport: Watch<ViewportResized>
  readonly watchScroll: Watch<PageScrolled>
  readonly watchPresence: Watch<PresenceChanged>
}

type Stream = CallbackActorLogic<EventObject>

/** Declares a stream of a machine; it is silent until the app answers it (`heard`). */
export const stream = (_name: keyof Streams): Stream => fromCallback(() => undefined)

/** The actors that answer every stream, for `machine.provide({ actors })`. */
export const heard = (streams: Streams): Readonly<Record<keyof Streams, Stream>> => ({
  watchKept: fromCallback(({ sendBack }) => streams.watchKept(sendBack)),
  watchViewport: fromCallback(({ sendBack }) => streams.watchViewport(sendBack)),
  watchScroll: fromCallback(({ sendBack }) => streams.watchScroll(sendBack)),
  watchPresence: fromCallback(({ sendBack }) => streams.watchPresence(sendBack)),
})
