/** Cookies of a request, and the one that carries the assertion of a social login. */

/** Value of a cookie, not decoded; `null` without the cookie. */
export const cookieOf = (request: Request, name: string): string | null => {
  const pair = request.headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}

export const assertionCookie = "delguur_assertion"

/** `Set-Cookie` of the assertion, under the path of the token calls and hidden from scripts; `age` in seconds. */
export const setAssertion = (assertion: string, age: number, secure: boolean): string =>
  `${assertionCookie}=${assertion}; Path=/oauth; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? "; Secure" : ""}`
