/** Providers of social logins, each configured by environment variables. B28. */
import type { Environment } from "#backend/environment.ts"
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"

type Client = { readonly id: string; readonly secret: string }
export type AppleClient = { readonly id: string; readonly team: string; readonly keyId: string; readonly privateKey: string }

/** The shop as a client of each provider; `null` where it is not configured. */
export type SocialProviders = {
  readonly google: Client | null
  readonly facebook: Client | null
  readonly apple: AppleClient | null
  readonly sandbox: Client | null
}

const clientOf = (id: string | undefined, secret: string | undefined): Client | null => (id && secret ? { id, secret } : null)

const appleClientOf = (env: Environment): AppleClient | null => {
  const { APPLE_CLIENT_ID: id, APPLE_TEAM_ID: team, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = env
  if (!id || !team || !keyId || !privateKey) return null
  // An environment variable holds one line: `\n` stands in place of line ends.
  return { id, team, keyId, privateKey: privateKey.replaceAll("\\n", "\n") }
}

/** A provider is configured once all of its variables are set; the sandbox's, once its built-in provider has the secret. */
export const readSocialProviders = (env: Environment, sandboxSecret: string | null): SocialProviders => {
  return {
    google: clientOf(env["GOOGLE_CLIENT_ID"], env["GOOGLE_CLIENT_SECRET"]),
    facebook: clientOf(env["FACEBOOK_CLIENT_ID"], env["FACEBOOK_CLIENT_SECRET"]),
    apple: appleClientOf(env),
    sandbox: sandboxSecret === null ? null : { id: "storefront", secret: sandboxSecret },
  }
}

const buttonOrder = ["google", "facebook", "apple", "sandbox"] as const satisfies ReadonlyArray<SocialProvider>

/** Configured providers, in the order of the buttons. */
export const configuredProviders = (providers: SocialProviders): ReadonlyArray<SocialProvider> =>
  buttonOrder.filter((name) => providers[name] !== null)
