/** Providers of social logins: how each is reached, and how it says who a person is. B28. */
import { allowInsecureRequests, ClientSecretPost, Configuration, customFetch, discovery, fetchProtectedResource, type CustomFetch, type TokenEndpointResponse, type TokenEndpointResponseHelpers } from "openid-client"
import type { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import type { SocialProvider } from "#domain/entities/identity/social.ts"
import { appleAuthentication, type AppleClient } from "./apple-secret.ts"

type Client = { readonly id: string; readonly secret: string }

/** `null` where the shop has not configured the provider. */
export type ProviderClients = {
  readonly google: Client | null
  readonly facebook: Client | null
  readonly apple: AppleClient | null
  readonly sandbox: Client | null
}

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers
type Who = Omit<SocialIdentity, "provider">

export type Provider = {
  /** Reads where the provider's addresses are; `origin` is this shop's. */
  readonly connect: (origin: string) => Promise<Configuration>
  readonly parameters: Readonly<Record<string, string>>
  /** Whether it speaks OpenID Connect, and so gives a nonce back. */
  readonly hasNonce: boolean
  /** `form`: what came beside the code. */
  readonly whoIs: (connection: Configuration, tokens: Tokens, form: URLSearchParams) => Promise<Who>
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "")

const whoOfClaims = async (_connection: Configuration, tokens: Tokens): Promise<Who> => {
  const claims = tokens.claims()
  if (claims === undefined) throw new Error("the provider sent no ID token")
  const [first = "", ...rest] = textOf(claims["name"]).split(" ")
  return {
    subject: claims.sub,
    email: textOf(claims["email"]) || null,
    // Apple writes it as text.
    isEmailVerified: claims["email_verified"] === true || claims["email_verified"] === "true",
    firstName: textOf(claims["given_name"]) || first,
    lastName: textOf(claims["family_name"]) || rest.join(" "),
  }
}

const byDiscovery = (issuer: (origin: string) => string, { id, secret }: Client, fetch?: CustomFetch): Provider => ({
  connect: (origin) => {
    const server = new URL(issuer(origin))
    return discovery(server, id, undefined, ClientSecretPost(secret), {
      ...(fetch === undefined ? {} : { [customFetch]: fetch }),
      // Only this machine is reached without encryption.
      ...(server.protocol === "http:" ? { execute: [allowInsecureRequests] } : {}),
    })
  },
  parameters: { scope: "openid email profile" },
  hasNonce: true,
  whoIs: whoOfClaims,
})

/** Apple sends the name once, in the form of its first answer. */
const appleName = (form: URLSearchParams): { readonly firstName: string; readonly lastName: string } => {
  try {
    const { name } = JSON.parse(form.get("user") ?? "{}") as { readonly name?: Readonly<Record<string, unknown>> }
    return { firstName: textOf(name?.["firstName"]), lastName: textOf(name?.["lastName"]) }
  } catch {
    return { firstName: "", lastName: "" }
  }
}

const apple = (client: AppleClient, now: () => number): Provider => ({
  connect: () => discovery(new URL("https://appleid.apple.com"), client.id, undefined, appleAuthentication(client, now)),
  parameters: { scope: "openid email name", response_mode: "form_post" },
  hasNonce: true,
  whoIs: async (connection, tokens, form) => ({ ...(await whoOfClaims(connection, tokens)), ...appleName(form) }),
})

const graph = "https://graph.facebook.com/v23.0"

/** Its discovery document lacks the address of the tokens, and its e-mail is no proof. */
const facebook = ({ id, secret }: Client): Provider => ({
  connect: async () =>
    new Configuration(
      { issuer: "https://www.facebook.com", authorization_endpoint: "https://www.facebook.com/v23.0/dialog/oauth", token_endpoint: `${graph}/oauth/access_token` },
      id,
      undefined,
      ClientSecretPost(secret),
    ),
  parameters: { scope: "public_profile email" },
  hasNonce: false,
  whoIs: async (connection, tokens) => {
    const answer = await fetchProtectedResource(connection, tokens.access_token, new URL(`${graph}/me?fields=id,first_name,last_name,email`), "GET")
    const me = (await answer.json()) as Readonly<Record<string, unknown>>
    if (textOf(me["id"]) === "") throw new Error("the provider named nobody")
    return { subject: textOf(me["id"]), email: textOf(me["email"]) || null, isEmailVerified: false, firstName: textOf(me["first_name"]), lastName: textOf(me["last_name"]) }
  },
})

/** `fetchSandbox` reaches the made-up provider of this shop. */
export const socialProviders = (clients: ProviderClients, fetchSandbox: CustomFetch, now: () => number): Readonly<Record<SocialProvider, Provider | null>> => ({
  google: clients.google && byDiscovery(() => "https://accounts.google.com", clients.google),
  apple: clients.apple && apple(clients.apple, now),
  facebook: clients.facebook && facebook(clients.facebook),
  sandbox: clients.sandbox && byDiscovery((origin) => `${origin}/sandbox/oidc`, clients.sandbox, fetchSandbox),
})
