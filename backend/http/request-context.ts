/** Context of a decoded request: caller, locale, moment, body and database. */
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from "#adapters/shop/contract/endpoint.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { CallerAddress } from "./caller-address.ts"
import type { Database } from "#backend/database/database.ts"

/** `session`: the login of the user that the request comes from; `null` before there is one. */
export type SignedIn = { readonly id: number; readonly isAdmin: boolean; readonly session: string | null }

/** The caller: a user, or a visitor with or without a cart's token. */
export type Shopper = { readonly user: SignedIn | null; readonly orderToken: string | null }

export type RequestContext<E extends Endpoint> = {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly locale: Locale
  /** Moment of the call. */
  readonly now: Instant
  readonly shopper: Shopper
  /** The user of a call that requires a login; 0 in others. */
  readonly userId: number
  readonly address: CallerAddress
  /** Whether it came through a proxy. */
  readonly forwarded: boolean
  /** Name of the caller's browser and system; empty where unknown. */
  readonly device: string
  /** The transaction of the call if it takes an idempotency key, otherwise the database. */
  readonly db: Database
}

/** Values that Hono carries with a request. */
export type Env = {
  Bindings: { readonly address?: string | null }
  Variables: { requestId: string; locale: Locale; route: string }
}
