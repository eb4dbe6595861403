/** Cookie of a pending social login: what the response of its provider must match, and the path to which the shopper returns. */
import { defaultLocale, isLocale, type Locale } from "#domain/entities/locale.ts"

export type Handshake = {
  readonly provider: string
  readonly state: string
  readonly nonce: string
  /** PKCE: proves that the server that requests the tokens began the login. */
  readonly verifier: string
  /** Path to return to. */
  readonly from: string
  readonly locale: Locale
}

export const handshakeCookie = "delguur_social"
const path = "/oauth/social"
/** Seconds for which a provider's page may stay open. */
const lifetime = 600

/** Apple responds by a form that its own page posts, and a browser sends only `SameSite=None` cookies with that. */
const setCookie = (value: string, maxAge: number, secure: boolean): string =>
  `${handshakeCookie}=${value}; Path=${path}; HttpOnly; Max-Age=${maxAge}; ${secure ? "SameSite=None; Secure" : "SameSite=Lax"}`

export const setHandshake = (handshake: Handshake, secure: boolean): string =>
  setCookie(Buffer.from(JSON.stringify(handshake)).toString("base64url"), lifetime, secure)

export const clearHandshake = (secure: boolean): string => setCookie("", 0, secure)

const isText = (value: unknown): value is string => typeof value === "string"

/** The handshake of a cookie's value; `null` for any other value. */
export const readHandshake = (value: string | null): Handshake | null => {
  if (value === null) return null
  try {
    const read = JSON.parse(Buffer.from(value, "base64url").toString("utf8")) as Readonly<Record<string, unknown>>
    const { provider, state, nonce, verifier, from, locale } = read
    if (!isText(provider) || !isText(state) || !isText(nonce) || !isText(verifier) || !isText(from)) return null
    return { provider, state, nonce, verifier, from, locale: isLocale(locale) ? locale : defaultLocale }
  } catch {
    return null
  }
}
