/** Streams of the window: width, scroll position, visibility and connection. */
import type { Streams } from "#machines/streams.ts"

type WindowStreams = Pick<Streams, "watchViewport" | "watchScroll" | "watchPresence" | "watchChat">

const chatStates = ["closed", "open", "unread", "unavailable"] as const

/** Calls `work` at most once a frame. */
const eachFrame = (work: () => void): { readonly request: () => void; readonly stop: () => void } => {
  let frame = 0
  return {
    request: () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        work()
      })
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

type Listener = readonly [target: EventTarget, type: string, listener: () => void]

/** The returned function stops listening. */
const listenTo = (listeners: ReadonlyArray<Listener>): (() => void) => {
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener)
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener)
  }
}

export const windowStreams: WindowStreams = {
  watchViewport: (notify) => {
    const measure = () => notify({ type: "viewport.resized", width: window.innerWidth })
    const { request, stop } = eachFrame(measure)
    measure()
    window.addEventListener("resize", request, { passive: true })
    return () => {
      stop()
      window.removeEventListener("resize", request)
    }
  },
  watchScroll: (notify) => {
    const { request, stop } = eachFrame(() => notify({ type: "page.scrolled", top: window.scrollY }))
    window.addEventListener("scroll", request, { passive: true })
    return () => {
      stop()
      window.removeEventListener("scroll", request)
    }
  },
  watchChat: (notify) => {
    const hear = (event: Event) => {
      const { state, unread } = (event as CustomEvent<{ readonly state?: unknown; readonly unread?: unknown } | null>).detail ?? {}
      const known = chatStates.find((one) => one === state)
      if (known !== undefined)
        notify({ type: "chat.changed", state: known, unread: Number.isSafeInteger(unread) ? Math.max(0, Number(unread)) : 0 })
    }
    window.addEventListener("shop:chat", hear)
    return () => window.removeEventListener("shop:chat", hear)
  },
  watchPresence: (notify) => {
    const look = () => notify({ type: "presence.changed", visible: document.visibilityState === "visible", online: navigator.onLine })
    const leave = () => notify({ type: "presence.changed", visible: false, online: navigator.onLine })
    look()
    return listenTo([
      [document, "visibilitychange", look],
      [window, "online", look],
      [window, "offline", look],
      [window, "pagehide", leave],
      [window, "pageshow", look],
    ])
  },
}
