/** Path to return to after a login that a page or an action requires. */

/** The login's address, with the return path, for a shopper whom a page or an action sends there; the login page says so. */
export const requiredLoginAddress = (path: string): string => `/login?from=${encodeURIComponent(path)}&required=1`

/** A path of this site, or home: prevents open redirects. */
export const safePath = (path: string | null): string =>
  path !== null && /^\/(?![/\\])[\p{L}\p{N}\p{P}\p{S}\p{M} ]*$/u.test(path) && !path.includes("\\") && !path.startsWith("/login")
    ? path
    : "/"
