/** The widest screen, in CSS pixels, whose first view is made for a slow line and a slow processor. */
export const phoneWidth = 760

/** The same as a media query. */
export const phoneMedia = `(max-width: ${phoneWidth}px)`
