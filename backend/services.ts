/** Services that every part of the backend receives. */
import type { Logger } from "pino"
import type { Instant } from "#domain/entities/ids.ts"
import type { BackendConfig } from "./config.ts"
import type { Database } from "./database/database.ts"
import type { InFlightIntents } from "./http/idempotency.ts"
import type { Carriers } from "./notifications/carriers/carrier.ts"
import type { Providers } from "./providers.ts"
import type { PictureStorage } from "./pictures/storage/picture-storage.ts"

export type BackendServices = {
  readonly db: Database
  readonly config: BackendConfig
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
