/** The login, and the way back from it to where one was going. */

/** The login's address, which remembers `path`. */
export const loginAddress = (path: string): string => (path === "/" ? "/login" : `/login?from=${encodeURIComponent(path)}`)

/** A path of this site, or home: nobody is led elsewhere by a made-up link. */
export const safePath = (path: string | null): string =>
  path !== null && /^\/(?![/\\])[\p{L}\p{N}\p{P}\p{S}\p{M} ]*$/u.test(path) && !path.includes("\\") && !path.startsWith("/login") ? path : "/"
