/** Social login on the page server: redirects to a provider and back, and stores the signed identity for the backend. B28. */
import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from "openid-client"
import type { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import { BodyTooLarge, bytesWithin } from "#adapters/shop/contract/request-bounds.ts"
import { baseOf, defaultLocale, isLocale } from "#domain/entities/locale.ts"
import { loginAddress } from "#domain/rules/identity/login-address.ts"
import { safePath } from "#app/return-path.ts"
import { cookieOf, setAssertion } from "../cookies.ts"
import { clearHandshake, handshakeCookie, readHandshake, setHandshake, type Handshake } from "./handshake.ts"
import type { Provider } from "./providers.ts"
import { socialPath } from "./social-paths.ts"

export type SocialLoginOptions = {
  readonly providers: Readonly<Record<SocialProvider, Provider | null>>
  /** Signs the identity that a provider names. */
  readonly sign: (identity: SocialIdentity) => string
  /** Seconds for which a signed identity is valid. */
  readonly lifetime: number
  readonly report: (error: unknown) => void
}

/** Maximum bytes of a provider's response, whose tokens have a few thousand. */
const maxFormBytes = 64 * 1024

/** Result of a social login, which the login page shows. */
type Outcome = "returned" | "denied" | "failed"

const redirect = (location: string, cookies: ReadonlyArray<string>): Response => {
  const headers = new Headers({ location, "cache-control": "no-store" })
  for (const cookie of cookies) headers.append("set-cookie", cookie)
  return new Response(null, { status: 303, headers })
}

const notFound = (): Response => new Response(null, { status: 404, headers: { "cache-control": "no-store" } })

const loginPage = ({ provider, from, locale }: Pick<Handshake, "provider" | "from" | "locale">, outcome: Outcome): string => {
  const address = loginAddress(from)
  const separator = address.includes("?") ? "&" : "?"
  return `${baseOf(locale)}${address}${separator}social=${provider}&outcome=${outcome}`
}

const denialErrors: ReadonlySet<string> = new Set(["access_denied", "user_cancelled_authorize", "user_cancelled_login"])

/** Whether the person declined on the provider's page. */
const isDenial = (error: unknown): boolean => error instanceof AuthorizationResponseError && denialErrors.has(error.error)

/** Fields of a provider's response, which come in a query or in a posted form. */
const fieldsOf = async (request: Request): Promise<URLSearchParams> => {
  if (request.method !== "POST") return new URL(request.url).searchParams
  return new URLSearchParams(new TextDecoder().decode(await bytesWithin(request, maxFormBytes)))
}

/** One request of a social login at this shop's `origin`. */
type Call = { readonly name: SocialProvider; readonly provider: Provider; readonly request: Request; readonly origin: string }

export const createSocialLogin = ({ providers, sign, lifetime, report }: SocialLoginOptions) => {
  const connections = new Map<string, Promise<Configuration>>()
  /** Connection to a provider, cached; one that failed is made again. */
  const connectionTo = ({ name, provider, origin }: Call): Promise<Configuration> => {
    const key = `${name} ${origin}`
    const cached = connections.get(key)
    if (cached !== undefined) return cached
    const connection = provider.connect(origin)
    connections.set(key, connection)
    connection.catch(() => connections.delete(key))
    return connection
  }

  /** Redirects to the provider's page. */
  const begin = async (call: Call): Promise<Response> => {
    const { name, provider, request, origin } = call
    const { searchParams } = new URL(request.url)
    const locale = searchParams.get("locale")
    const handshake: Handshake = {
      provider: name,
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      from: safePath(searchParams.get("from")),
      locale: isLocale(locale) ? locale : defaultLocale,
    }
    try {
      const address = buildAuthorizationUrl(await connectionTo(call), {
        ...provider.parameters,
        redirect_uri: `${origin}/oauth/social/${name}/return`,
        state: handshake.state,
        ...(provider.hasNonce ? { nonce: handshake.nonce } : {}),
        code_challenge: await calculatePKCECodeChallenge(handshake.verifier),
        code_challenge_method: "S256",
      })
      return redirect(address.href, [setHandshake(handshake, origin.startsWith("https:"))])
    } catch (error) {
      report(error)
      return redirect(loginPage(handshake, "failed"), [])
    }
  }

  /** The person whom the provider names. Throws for any response that does not match the handshake. */
  const identify = async (call: Call, { state, nonce, verifier }: Handshake): Promise<SocialIdentity> => {
    const { name, provider, request, origin } = call
    const connection = await connectionTo(call)
    const form = await fieldsOf(request)
    const address = new URL(`${origin}${new URL(request.url).pathname}?${form.toString()}`)
    const tokens = await authorizationCodeGrant(connection, address, {
      expectedState: state,
      pkceCodeVerifier: verifier,
      ...(provider.hasNonce ? { expectedNonce: nonce } : {}),
    })
    return { provider: name, ...(await provider.identify(connection, tokens, form)) }
  }

  /** Redirects from the provider's page back to the login page. */
  const end = async (call: Call): Promise<Response> => {
    const { name, request, origin } = call
    const secure = origin.startsWith("https:")
    const handshake = readHandshake(cookieOf(request, handshakeCookie))
    const cleared = clearHandshake(secure)
    if (handshake?.provider !== name) return redirect(loginPage({ provider: name, from: "/", locale: defaultLocale }, "failed"), [cleared])
    const returning = { ...handshake, from: safePath(handshake.from) }
    try {
      const identity = await identify(call, handshake)
      return redirect(loginPage(returning, "returned"), [cleared, setAssertion(sign(identity), lifetime, secure)])
    } catch (error) {
      if (error instanceof BodyTooLarge) throw error
      if (!isDenial(error)) report(error)
      return redirect(loginPage(returning, isDenial(error) ? "denied" : "failed"), [cleared])
    }
  }

  const isProviderName = (name: string): name is SocialProvider => Object.hasOwn(providers, name)

  /** Response to a request that `isSocialLogin`; 404 for a provider that is not configured. */
  return async (request: Request, origin: string): Promise<Response> => {
    const { name, returns } = socialPath(new URL(request.url))
    if (!isProviderName(name)) return notFound()
    const provider = providers[name]
    if (provider === null) return notFound()
    if (returns) return end({ name, provider, request, origin })
    if (request.method !== "GET") return new Response(null, { status: 405, headers: { allow: "GET" } })
    return begin({ name, provider, request, origin })
  }
}
