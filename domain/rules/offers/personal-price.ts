/** Price that the shop has granted one person for a product, until a day. Specification §3, E23. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { isBefore } from "#domain/rules/instants.ts"
import { minimum } from "#domain/rules/money.ts"

/** A granted price of one unit, from a least quantity on. */
export type Grant = { readonly price: Tugrik; readonly quantity: number; readonly validUntil: Instant }

/** Whether a granted price still holds; the last moment is included. */
export const isGrantOpen = ({ validUntil }: { readonly validUntil: Instant | null }, now: Instant): boolean => validUntil !== null && !isBefore(validUntil, now)

/** The lowest of the shop's price and the grants that are open for so many units. */
export const personalPrice = (price: Tugrik, grants: ReadonlyArray<Grant>, quantity: number, now: Instant): Tugrik =>
  grants.filter((grant) => isGrantOpen(grant, now) && quantity >= grant.quantity).reduce((lowest, grant) => minimum(lowest, grant.price), price)
