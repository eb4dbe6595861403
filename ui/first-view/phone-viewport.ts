/** Widest viewport, in CSS pixels, that is optimised for slow networks and processors. */
export const phoneWidth = 760

/** The same as a media query. */
export const phoneMedia = `(max-width: ${phoneWidth}px)`
