/** Providers of social logins: the connection to each, and the identity of a person in its responses. B28. */
import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  fetchProtectedResource,
  type CustomFetch,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from "openid-client"
import type { SocialIdentity } from "#domain/entities/identity/social-identity.ts"
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
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
type Person = Omit<SocialIdentity, "provider">

export type Provider = {
  /** Reads the provider's endpoints; `origin` is this shop's. */
  readonly connect: (origin: string) => Promise<Configuration>
  /** Parameters of the authorization request. */
  readonly parameters: Readonly<Record<string, string>>
  /** Whether it speaks OpenID Connect, which returns the nonce in the ID token. */
  readonly hasNonce: boolean
  /** The person who logged in; `form` holds the fields of the response beside the code. */
  readonly identify: (connection: Configuration, tokens: Tokens, form: URLSearchParams) => Promise<Person>
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "")

const personOfClaims = async (_connection: Configuration, tokens: Tokens): Promise<Person> => {
  const claims = tokens.claims()
  if (claims === undefined) throw new Error("the provider sent no ID token")
  const [first = "", ...rest] = textOf(claims["name"]).split(" ")
  return {
    subject: claims.sub,
    email: textOf(claims["email"]) || null,
    // Apple sends a string.
    isEmailVerified: claims["email_verified"] === true || claims["email_verified"] === "true",
    firstName: textOf(claims["given_name"]) || first,
    lastName: textOf(claims["family_name"]) || rest.join(" "),
  }
}

/** A provider of OpenID Connect whose endpoints its discovery document names. */
const openIdProvider = (issuer: (origin: string) => string, { id, secret }: Client, fetch?: CustomFetch): Provider => ({
  connect: (origin) => {
    const server = new URL(issuer(origin))
    return discovery(server, id, undefined, ClientSecretPost(secret), {
      ...(fetch === undefined ? {} : { [customFetch]: fetch }),
      // Only the sandbox on this machine is reached without encryption.
      ...(server.protocol === "http:" ? { execute: [allowInsecureRequests] } : {}),
    })
  },
  parameters: { scope: "openid email profile" },
  hasNonce: true,
  identify: personOfClaims,
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
  identify: async (connection, tokens, form) => ({ ...(await personOfClaims(connection, tokens)), ...appleName(form) }),
})

/** Version of Facebook's API. */
const version = "v23.0"
const graph = `https://graph.facebook.com/${version}`

/** Configured by hand, since its discovery document lacks the token endpoint. Facebook does not verify e-mail addresses. */
const facebook = ({ id, secret }: Client): Provider => ({
  connect: async () =>
    new Configuration(
      {
        issuer: "https://www.facebook.com",
        authorization_endpoint: `https://www.facebook.com/${version}/dialog/oauth`,
        token_endpoint: `${graph}/oauth/access_token`,
      },
      id,
      undefined,
      ClientSecretPost(secret),
    ),
  parameters: { scope: "public_profile email" },
  hasNonce: false,
  identify: async (connection, tokens) => {
    const address = new URL(`${graph}/me?fields=id,first_name,last_name,email`)
    const response = await fetchProtectedResource(connection, tokens.access_token, address, "GET")
    const person = (await response.json()) as Readonly<Record<string, unknown>>
    if (textOf(person["id"]) === "") throw new Error("the provider sent no id of the person")
    return {
      subject: textOf(person["id"]),
      email: textOf(person["email"]) || null,
      isEmailVerified: false,
      firstName: textOf(person["first_name"]),
      lastName: textOf(person["last_name"]),
    }
  },
})

/** Providers that the shop has configured; `fetchSandbox` reaches the provider of the sandbox in the same process. */
export const socialProviders = (
  clients: ProviderClients,
  fetchSandbox: CustomFetch,
  now: () => number,
): Readonly<Record<SocialProvider, Provider | null>> => ({
  google: clients.google && openIdProvider(() => "https://accounts.google.com", clients.google),
  apple: clients.apple && apple(clients.apple, now),
  facebook: clients.facebook && facebook(clients.facebook),
  sandbox: clients.sandbox && openIdProvider((origin) => `${origin}/sandbox/oidc`, clients.sandbox, fetchSandbox),
})
