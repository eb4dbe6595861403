/** Price that the shop has granted one person for a product, until a day. Specification §3, E23; record 0038. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { isBefore } from "#domain/rules/instants.ts"

/** Granted price of one unit, valid once for an order of exactly `quantity` units. `isUsed` by an order that was placed and not cancelled. */
export type Grant = {
  readonly id: number
  readonly price: Tugrik
  readonly quantity: number
  readonly validUntil: Instant
  readonly isUsed: boolean
}

/** Whether a granted price still holds; the last moment is included. */
export const isGrantOpen = ({ validUntil }: { readonly validUntil: Instant | null }, now: Instant): boolean =>
  validUntil !== null && !isBefore(validUntil, now)

/** Cheapest open grant for `quantity` units below the shop's price; `null` where there is none. */
export const grantFor = (price: Tugrik, grants: ReadonlyArray<Grant>, quantity: number, now: Instant): Grant | null =>
  grants
    .filter((grant) => isGrantOpen(grant, now) && !grant.isUsed && grant.quantity === quantity && grant.price < price)
    .reduce<Grant | null>((cheapest, grant) => (cheapest === null || grant.price < cheapest.price ? grant : cheapest), null)
