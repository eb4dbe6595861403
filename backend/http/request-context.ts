/** Context of a decoded request: caller, locale, moment, body and database. */
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from "#adapters/shop/contract/endpoint.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"

export type SignedIn = { readonly id: number; readonly isAdmin: boolean }

/** Who is shopping: a user, or a visitor with the token of a cart, or one without. */
export type Shopper = { readonly user: SignedIn | null; readonly orderToken: string | null }

export type RequestContext<E extends Endpoint> = {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly locale: Locale
  /** The moment of the call. */
  readonly now: Instant
  readonly shopper: Shopper
  /** For calls that need a login, the user; the call is refused before it comes here otherwise. */
  readonly userId: number
  /** Where the call came from, as tries are counted; `null` when it came from inside this process. */
  readonly address: string | null
  /** Whether a proxy brought it. */
  readonly forwarded: boolean
  /** For calls that take an idempotency key, the transaction that the whole call is. */
  readonly db: Database
}

/** What Hono carries beside a request. */
export type Env = {
  Bindings: { readonly address?: string | null }
  Variables: { requestId: string; locale: Locale; route: string }
}
