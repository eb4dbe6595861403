/** Streams of a server, which has no device: they never emit. */
import type { Streams } from "#machines/streams.ts"

const silent = () => () => undefined

export const noopStreams: Streams = {
  watchPersisted: silent,
  watchViewport: silent,
  watchScroll: silent,
  watchPresence: silent,
  watchChat: silent,
}
