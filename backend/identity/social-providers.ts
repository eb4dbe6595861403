/** Providers of social logins that the environment switches on, each by its id and secrets. B28. */
import type { Environment } from "#backend/environment.ts"
import type { SocialProvider } from "#domain/entities/identity/social.ts"

type Client = { readonly id: string; readonly secret: string }
export type AppleClient = { readonly id: string; readonly team: string; readonly keyId: string; readonly privateKey: string }

/** Clients of the providers, `null` where not configured; the sandbox's client has the secret of its built-in provider. */
export type SocialProviders = {
  readonly google: Client | null
  readonly facebook: Client | null
  readonly apple: AppleClient | null
  readonly sandbox: Client | null
}

const clientOf = (id: string | undefined, secret: string | undefined): Client | null => (id && secret ? { id, secret } : null)

/** Reads `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET`, the same of `FACEBOOK_`, and `APPLE_CLIENT_ID`, `APPLE_TEAM_ID`, `APPLE_KEY_ID`, `APPLE_PRIVATE_KEY`. */
export const readSocialProviders = (env: Environment, sandboxSecret: string | null): SocialProviders => {
  const { APPLE_CLIENT_ID: id, APPLE_TEAM_ID: team, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: pem } = env
  return {
    google: clientOf(env["GOOGLE_CLIENT_ID"], env["GOOGLE_CLIENT_SECRET"]),
    facebook: clientOf(env["FACEBOOK_CLIENT_ID"], env["FACEBOOK_CLIENT_SECRET"]),
    // Environment variables hold one line: the key has `\n` in place of line ends.
    apple: id && team && keyId && pem ? { id, team, keyId, privateKey: pem.replaceAll("\\n", "\n") } : null,
    sandbox: sandboxSecret === null ? null : { id: "storefront", secret: sandboxSecret },
  }
}

/** In the order of the buttons. */
const buttonOrder = ["google", "facebook", "apple", "sandbox"] as const satisfies ReadonlyArray<SocialProvider>

/** Names of the configured providers. */
export const namesOf = (providers: SocialProviders): ReadonlyArray<SocialProvider> => buttonOrder.filter((name) => providers[name] !== null)
