/** Choice of the providers: those passed to the backend, or the sandbox. */
import type { BackendConfig } from "#backend/config.ts"
import { sandboxProviders } from "#backend/sandbox/providers.ts"
import type { Providers } from "./providers.ts"

export class NoProviders extends Error {
  constructor() {
    super(
      "the shop has nobody to take payments: give it real providers, or start it as a sandbox " +
        "(SANDBOX=1 on the loopback interface, with SANDBOX_SECRET on any other and behind a PUBLIC_ORIGIN)",
    )
    this.name = "NoProviders"
  }
}

/** The given ones, or the sandbox's where there is a sandbox; throws `NoProviders` otherwise. */
export const providersFor = (config: BackendConfig, providers: Providers | null): Providers => {
  if (providers !== null) return providers
  if (config.sandbox === null) throw new NoProviders()
  return sandboxProviders(config)
}
