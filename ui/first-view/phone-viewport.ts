/** Maximum screen width, in CSS pixels, of a phone, whose first view is made for a slow connection and processor. */
export const phoneWidth = 760

/** The same as a media query. */
export const phoneMedia = `(max-width: ${phoneWidth}px)`
