/** Viewport machine: mobile or desktop. B21, W13. */
import { assertEvent, setup } from "xstate"
import { isMobile } from "#domain/rules/shell/viewport.ts"
import { stream, type ViewportResized } from "#machines/streams.ts"

export type ViewportEvent = ViewportResized
export type ViewportInput = {
  /** Guessed by the page server from the request; corrected once the window is measured. */
  readonly mobile: boolean
}
export type ViewportContext = { readonly startedMobile: boolean }

export const viewportMachine = setup({
  types: {} as { context: ViewportContext; events: ViewportEvent; input: ViewportInput; tags: "mobile" },
  actors: { watchViewport: stream("watchViewport") },
  guards: {
    startsMobile: ({ context }) => context.startedMobile,
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
  context: ({ input }) => ({ startedMobile: input.mobile }),
  invoke: { id: "watchViewport", src: "watchViewport" },
  initial: "guessing",
  states: {
    guessing: {
      description: "The width is not measured yet; the page uses the server's guess.",
      always: [{ guard: "startsMobile", target: "mobile" }, { target: "desktop" }],
    },
    desktop: {
      description: "The window is wider than 992 px.",
      on: { "viewport.resized": { guard: "isNarrow", target: "mobile" } },
    },
    mobile: {
      description: "The window is 992 px wide or less.",
      tags: "mobile",
      on: { "viewport.resized": { guard: "isWide", target: "desktop" } },
    },
  },
})
