/** Phone breakpoint, and the navigation bar that hides on scroll. Specification §4, §9, W13, B21, B26. */

/** Maximum width of mobile mode, in CSS pixels. */
export const mobileUpTo = 992

/** Whether a viewport of `width` CSS pixels is in mobile mode. */
export const isMobile = (width: number): boolean => width <= mobileUpTo

/** Scroll position in pixels up to which the bar always shows. */
export const barHidesBelow = 50
/** Distance in pixels of one scroll direction after which the bar hides or shows. */
export const barTurnsAfter = 60

/** State of the bar: `turnedAt` is where the present scroll direction began, `at` the scroll position. */
export type Bar = { readonly shown: boolean; readonly turnedAt: number; readonly at: number }

/** Bar of a page opened at a scroll position: shown until the page is scrolled on. */
export const barAt = (at: number): Bar => ({ shown: true, turnedAt: at, at })

export const barAtTop = barAt(0)

/** Bar after the page was scrolled to `at`: down hides it, up shows it. */
export const scrolled = (bar: Bar, at: number): Bar => {
  if (at <= barHidesBelow) return { shown: true, turnedAt: at, at }
  const before = bar.at - bar.turnedAt
  const turned = before !== 0 && Math.sign(at - bar.at) === -Math.sign(before)
  const turnedAt = turned ? bar.at : bar.turnedAt
  const distance = at - turnedAt
  return { shown: Math.abs(distance) >= barTurnsAfter ? distance < 0 : bar.shown, turnedAt, at }
}
