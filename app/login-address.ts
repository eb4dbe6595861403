/** Address of the login, and the path to return to. */

/** The login's address with the path to return to. */
export const loginAddress = (path: string): string => (path === "/" ? "/login" : `/login?from=${encodeURIComponent(path)}`)

/** The same for a shopper who was sent there by a page or an action that requires a login, which the login page says. */
export const requiredLoginAddress = (path: string): string => `/login?from=${encodeURIComponent(path)}&required=1`

/** The registration's address with the path to return to. */
export const registrationAddress = (path: string): string =>
  `/login?step=register${path === "/" ? "" : `&from=${encodeURIComponent(path)}`}`

/** A path of this site, or home: prevents open redirects. */
export const safePath = (path: string | null): string =>
  path !== null && /^\/(?![/\\])[\p{L}\p{N}\p{P}\p{S}\p{M} ]*$/u.test(path) && !path.includes("\\") && !path.startsWith("/login")
    ? path
    : "/"
