/** Social login on the page server: leads to a provider and back, and stores its response for the backend. B28. */
import { authorizationCodeGrant, AuthorizationResponseError, buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState, type Configuration } from "openid-client"
import type { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import type { SocialProvider } from "#domain/entities/identity/social.ts"
import { BodyTooLarge, bytesWithin } from "#adapters/shop/contract/request-bounds.ts"
import { baseOf, defaultLocale, isLocale } from "#domain/entities/locale.ts"
import { loginAddress, safePath } from "#app/login-address.ts"
import { cookieOf, setAssertion } from "../cookies.ts"
import { begunCookie, endedCookie, handshakeCookie, readHandshake, type Handshake } from "./handshake.ts"
import type { Provider } from "./providers.ts"
import { socialPath } from "./social-paths.ts"

export type SocialLoginOptions = {
  readonly providers: Readonly<Record<SocialProvider, Provider | null>>
  /** Signs a provider's response. */
  readonly sign: (identity: SocialIdentity) => string
  /** Seconds for which a signed identity is good. */
  readonly lifetime: number
  readonly report: (error: unknown) => void
}

/** Maximum bytes of a provider's answer, whose tokens have a few thousand. */
const longestForm = 64 * 1024

/** What became of a social login: the login page says it. */
type Outcome = "returned" | "denied" | "failed"

const moved = (location: string, cookies: ReadonlyArray<string>): Response => {
  const headers = new Headers({ location, "cache-control": "no-store" })
  for (const cookie of cookies) headers.append("set-cookie", cookie)
  return new Response(null, { status: 303, headers })
}

const loginPage = ({ provider, from, locale }: Pick<Handshake, "provider" | "from" | "locale">, outcome: Outcome): string => {
  const address = loginAddress(from)
  return `${baseOf(locale)}${address}${address.includes("?") ? "&" : "?"}social=${provider}&outcome=${outcome}`
}

/** Whether the person declined on the provider's page. */
const isDenial = (error: unknown): boolean =>
  error instanceof AuthorizationResponseError && ["access_denied", "user_cancelled_authorize", "user_cancelled_login"].includes(error.error)

export const createSocialLogin = ({ providers, sign, lifetime, report }: SocialLoginOptions) => {
  const connections = new Map<string, Promise<Configuration>>()
  /** Cached once it was made; a failure is retried. */
  const connectionTo = (name: string, provider: Provider, origin: string): Promise<Configuration> => {
    const key = `${name} ${origin}`
    const known = connections.get(key)
    if (known !== undefined) return known
    const connection = provider.connect(origin)
    connections.set(key, connection)
    connection.catch(() => connections.delete(key))
    return connection
  }

  const begin = async (name: string, provider: Provider, url: URL, origin: string): Promise<Response> => {
    const locale = url.searchParams.get("locale")
    const handshake: Handshake = {
      provider: name,
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      from: safePath(url.searchParams.get("from")),
      locale: isLocale(locale) ? locale : defaultLocale,
    }
    try {
      const address = buildAuthorizationUrl(await connectionTo(name, provider, origin), {
        ...provider.parameters,
        redirect_uri: `${origin}/oauth/social/${name}/return`,
        state: handshake.state,
        ...(provider.hasNonce ? { nonce: handshake.nonce } : {}),
        code_challenge: await calculatePKCECodeChallenge(handshake.verifier),
        code_challenge_method: "S256",
      })
      return moved(address.href, [begunCookie(handshake, origin.startsWith("https:"))])
    } catch (error) {
      report(error)
      return moved(loginPage(handshake, "failed"), [])
    }
  }

  /** Who the provider says that the person is. Throws for any answer that does not match the handshake. */
  const identify = async (name: SocialProvider, provider: Provider, request: Request, { state, nonce, verifier }: Handshake, origin: string): Promise<SocialIdentity> => {
    const connection = await connectionTo(name, provider, origin)
    const answer = new URL(request.url)
    const form = request.method === "POST" ? new URLSearchParams(new TextDecoder().decode(await bytesWithin(request, longestForm))) : answer.searchParams
    const address = new URL(`${origin}${answer.pathname}?${form.toString()}`)
    const tokens = await authorizationCodeGrant(connection, address, { expectedState: state, pkceCodeVerifier: verifier, ...(provider.hasNonce ? { expectedNonce: nonce } : {}) })
    return { provider: name, ...(await provider.whoIs(connection, tokens, form)) }
  }

  const end = async (name: SocialProvider, provider: Provider, request: Request, origin: string): Promise<Response> => {
    const secure = origin.startsWith("https:")
    const handshake = readHandshake(cookieOf(request, handshakeCookie))
    const ended = endedCookie(secure)
    if (handshake?.provider !== name) return moved(loginPage({ provider: name, from: "/", locale: defaultLocale }, "failed"), [ended])
    const back = { ...handshake, from: safePath(handshake.from) }
    try {
      const identity = await identify(name, provider, request, handshake, origin)
      return moved(loginPage(back, "returned"), [ended, setAssertion(sign(identity), lifetime, secure)])
    } catch (error) {
      if (error instanceof BodyTooLarge) throw error
      if (!isDenial(error)) report(error)
      return moved(loginPage(back, isDenial(error) ? "denied" : "failed"), [ended])
    }
  }

  /** For a request that `isSocialLogin`; a provider that is not configured is none. */
  return async (request: Request, origin: string): Promise<Response> => {
    const url = new URL(request.url)
    const { name, returns } = socialPath(url)
    const provider = Object.hasOwn(providers, name) ? providers[name as SocialProvider] : null
    if (provider === null) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } })
    if (returns) return end(name as SocialProvider, provider, request, origin)
    if (request.method !== "GET") return new Response(null, { status: 405, headers: { allow: "GET" } })
    return begin(name, provider, url, origin)
  }
}
