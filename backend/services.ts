/** Services that every part of the backend receives. */
import type { Logger } from "pino"
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { BackendConfig } from "./config.ts"
import type { Database } from "./database/database.ts"
import type { InFlightIntents } from "./http/idempotency.ts"
import type { Carriers } from "./notifications/carriers/carrier.ts"
import type { Providers } from "./providers.ts"
import type { PictureStorage } from "./pictures/storage/picture-storage.ts"
import type { PartSetting } from "./shell/stored-parts.ts"

/** The configuration without the settings that content may replace while the shop runs. */
export type FixedConfig = Omit<BackendConfig, "site"> & { readonly site: Omit<SiteConfig, PartSetting> }

export type BackendServices = {
  readonly db: Database
  readonly config: FixedConfig
  /** The site as it is now. Called where it is used: what is kept from the start on is no longer true later. */
  readonly site: () => SiteConfig
  /** Takes up content that this process has just applied, or that others have; called outside of a transaction. */
  readonly refreshSite: () => Promise<void>
  readonly providers: Providers
  readonly carriers: Carriers
  readonly pictures: PictureStorage
  /** Sends waiting letters now rather than in the next round; called after the commit. */
  readonly sendSoon: () => void
  readonly log: Logger
  readonly inFlight: InFlightIntents
  /** The present moment; tests bring their own. */
  readonly now: () => Instant
}
