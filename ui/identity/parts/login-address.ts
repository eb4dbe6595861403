/** Paths of the login and the password reset, which lead to the path `next` afterwards; home needs no parameter. */
const withReturn = (path: string, next: string): string => (next === "/" ? path : `${path}?from=${encodeURIComponent(next)}`)

export const loginAddress = (next: string): string => withReturn("/login", next)

export const resetAddress = (next: string): string => withReturn("/password/reset", next)
