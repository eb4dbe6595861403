/** Unsent changes of the cart that the next page sends. */
import type { UnsentChanges } from "#domain/entities/cart/stored-cart.ts"
import { keyLifetime, leavingRequestTimeout } from "#domain/rules/timings.ts"

/**
 * Changes to be sent at `now`, in milliseconds since 1970. A change whose key the shop has forgotten is not sent: it may have reached the shop,
 * which would carry it out again. Without `leftAt` the page had no connection: every other change is sent. The browser
 * still sends the pending requests of a page that is left: until they time out, a change is sent again under its key, which the shop
 * carries out once. Later only the changes without a key are sent, since the others have reached the shop and the cart may have changed
 * since. Example: of one change with a key and one without, 59 s after `leftAt` both are sent, after 61 s only the one without.
 */
export const changesToSend = ({ changes, leftAt }: UnsentChanges, now: number): UnsentChanges["changes"] => {
  const isUnderKey = leftAt === undefined || now - leftAt < leavingRequestTimeout
  return changes.filter(({ key, keyedAt = now }) => key === null || (isUnderKey && now - keyedAt < keyLifetime))
}
