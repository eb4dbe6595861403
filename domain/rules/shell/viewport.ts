/** When a screen counts as a phone's, and when the bar hides on scrolling. Specification §4, §9, W13, B26. */

/** The widest phone, in CSS pixels. */
export const mobileUpTo = 992

export const isMobile = (width: number): boolean => width <= mobileUpTo

/** The bar never hides above this many pixels from the top. */
export const barHidesBelow = 50
/** Scrolled this many pixels one way, the bar hides or shows. */
export const barTurnsAfter = 60

/** Where the bar is, and from where the present way of scrolling is counted. */
export type Bar = { readonly shown: boolean; readonly turnedAt: number; readonly at: number }

/** The bar of a page that one comes to `at` pixels from its top: there, until one scrolls on from that place. */
export const barAt = (at: number): Bar => ({ shown: true, turnedAt: at, at })

export const barAtTop = barAt(0)

/** The bar after the page was scrolled to `at`: down hides it, up shows it, near the top it is always there. */
export const scrolled = (bar: Bar, at: number): Bar => {
  if (at <= barHidesBelow) return { shown: true, turnedAt: at, at }
  const before = bar.at - bar.turnedAt
  const turned = before !== 0 && Math.sign(at - bar.at) === -Math.sign(before)
  const turnedAt = turned ? bar.at : bar.turnedAt
  const distance = at - turnedAt
  return { shown: Math.abs(distance) >= barTurnsAfter ? distance < 0 : bar.shown, turnedAt, at }
}
