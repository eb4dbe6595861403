/** Web vitals of a page, measured by the browser. */
import type { Measures } from "#adapters/shop/page-views.ts"

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
type Interaction = PerformanceEntry & { readonly interactionId: number }

const observe = (type: string, see: (entry: PerformanceEntry) => void, options: PerformanceObserverInit = {}): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...options })
}

/** Measures until the page is first hidden, then notifies once: `lcp`, `inp` and `ttfb` in milliseconds, `cls` as a share. */
export const whenMeasured = (notify: (measures: Measures) => void): void => {
  let lcp = 0
  let cls = 0
  let inp = 0
  observe("largest-contentful-paint", (entry) => (lcp = entry.startTime))
  observe("layout-shift", (entry) => {
    const shift = entry as Shift
    if (!shift.hadRecentInput) cls += shift.value
  })
  observe(
    "event",
    (entry) => {
      if ((entry as Interaction).interactionId > 0) inp = Math.max(inp, entry.duration)
    },
    { durationThreshold: 40 } as PerformanceObserverInit,
  )
  const hide = () => {
    if (document.visibilityState !== "hidden") return
    document.removeEventListener("visibilitychange", hide)
    const navigation = performance.getEntriesByType("navigation").find((entry) => entry instanceof PerformanceNavigationTiming)
    notify({
      lcp: Math.round(lcp),
      cls: Math.round(cls * 1000) / 1000,
      inp: Math.round(inp),
      ttfb: Math.round(navigation?.responseStart ?? 0),
    })
  }
  document.addEventListener("visibilitychange", hide)
}
