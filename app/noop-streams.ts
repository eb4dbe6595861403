/** What a device tells where there is none: nothing. */
import type { Streams } from "#machines/streams.ts"

const silent = () => () => undefined

export const quietStreams: Streams = { watchKept: silent, watchViewport: silent, watchScroll: silent, watchPresence: silent }
