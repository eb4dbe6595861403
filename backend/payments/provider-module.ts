/**
 * Module of a payment provider: the settings that the site's configuration file gives it, and its factory. A secret is named by its
 * environment variable, never written.
 */
import * as Schema from "effect/Schema"
import { MethodType } from "#domain/entities/cart/payment.ts"
import { orElse } from "#domain/entities/wire-codecs.ts"
import { type Reference, type Setting } from "#backend/setting-reference.ts"
import type { TextKey } from "#backend/texts/text-key.ts"
import type { PaymentProvider } from "./payment-provider.ts"

/** Environment variable that holds a secret. */
export const Secret = Schema.Struct({
  env: Schema.String.check(Schema.isPattern(/^[A-Z][A-Z0-9_]*$/, { message: "setting.variable" satisfies TextKey })),
})
type Secret = typeof Secret.Type

export const Address = Schema.String.check(
  Schema.isPattern(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$))/, { message: "setting.httpsAddress" satisfies TextKey }),
)
export const address = (usual: string) => orElse(Address, usual)

export const Text = Schema.String.check(Schema.isPattern(/\S/, { message: "setting.filled" satisfies TextKey }))

/** Payment methods that a provider serves. */
export const methods = (...usual: ReadonlyArray<MethodType>) => orElse(Schema.Array(MethodType), usual)

/** Reference of what providers have in common. */
export const methodsReference = (...example: ReadonlyArray<MethodType>): Setting<ReadonlyArray<MethodType>> => ({
  effect: "Payment methods that it takes; each method belongs to one provider, leases to one for each lender.",
  example,
})
export const secretReference = (what: string, env: string): Setting<Secret> => ({
  effect: `Environment variable that holds ${what}, never the value itself.`,
  example: { env },
})

/** What every provider's settings have. */
type AnySettings = { readonly provider: string; readonly methods: ReadonlyArray<MethodType> }

/** What calls of a provider need beside its settings. */
export type CallsContext = {
  /** Value of a secret's environment variable; empty where it is not set. */
  readonly secret: (secret: Secret) => string
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** What a factory knows beside the settings. */
export type ProviderContext = CallsContext & {
  /** Name of the company as it is now. */
  readonly company: () => string
}

/**
 * Module by its parts. `settings` is a schema whose `provider` is the literal name, `reference` says what each does; `create` makes the provider of settings of that name,
 * and `null` of any other.
 */
export const providerModule = <Name extends string, Settings extends AnySettings & { readonly provider: Name }, Encoded>(
  name: Name,
  settings: Schema.Codec<Settings, Encoded>,
  reference: Reference<Omit<Encoded, "provider">>,
  create: (settings: Settings, context: ProviderContext) => PaymentProvider,
) => ({
  name,
  settings,
  reference,
  create: (given: AnySettings, context: ProviderContext): PaymentProvider | null =>
    given.provider === name ? create(given as Settings, context) : null,
})

const isSecret = (value: unknown): value is Secret => typeof value === "object" && value !== null && "env" in value

/** The environment variables that a provider's settings name. */
export const secretsOf = (settings: AnySettings): ReadonlyArray<string> =>
  Object.values(settings).flatMap((value: unknown) => (isSecret(value) ? [value.env] : []))
