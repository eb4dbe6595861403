/** Viewport machine: mobile or desktop. B21, W13. */
import { assertEvent, setup } from "xstate"
import { isMobile } from "#domain/rules/shell/viewport.ts"
import { stream, type ViewportResized } from "#machines/streams.ts"

export type ViewportEvent = ViewportResized

export const viewportMachine = setup({
  types: {} as { events: ViewportEvent; tags: "mobile" },
  actors: { watchViewport: stream("watchViewport") },
  guards: {
    isNarrow: ({ event }) => {
      assertEvent(event, "viewport.resized")
      return isMobile(event.width)
    },
    isWide: ({ event }) => {
      assertEvent(event, "viewport.resized")
      return !isMobile(event.width)
    },
  },
}).createMachine({
  id: "viewport",
  description: "Tracks the width of the window.",
  invoke: { id: "watchViewport", src: "watchViewport" },
  initial: "desktop",
  states: {
    desktop: {
      description: "The window is wider than 992 px, or not measured yet.",
      on: { "viewport.resized": { guard: "isNarrow", target: "mobile" } },
    },
    mobile: {
      description: "The window is 992 px wide or less.",
      tags: "mobile",
      on: { "viewport.resized": { guard: "isWide", target: "desktop" } },
    },
  },
})
