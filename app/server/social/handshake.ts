/** Cookie of a social login that was begun: what the answer of its provider must match, and where the shopper was going. */
import { defaultLocale, isLocale, type Locale } from "#domain/entities/locale.ts"

export type Handshake = {
  readonly provider: string
  readonly state: string
  readonly nonce: string
  /** PKCE: proves that the same server asks for the tokens. */
  readonly verifier: string
  /** Path to return to. */
  readonly from: string
  readonly locale: Locale
}

export const handshakeCookie = "delguur_social"
const path = "/oauth/social"
/** Seconds for which a provider's page may stand open. */
const age = 600

/** Apple answers by a form of its own page, which brings only a cookie that is open to other sites. */
const setCookie = (value: string, maxAge: number, secure: boolean): string =>
  `${handshakeCookie}=${value}; Path=${path}; HttpOnly; Max-Age=${maxAge}; ${secure ? "SameSite=None; Secure" : "SameSite=Lax"}`

export const begunCookie = (handshake: Handshake, secure: boolean): string =>
  setCookie(Buffer.from(JSON.stringify(handshake)).toString("base64url"), age, secure)

export const endedCookie = (secure: boolean): string => setCookie("", 0, secure)

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
