/** Changes of the cart that a page has left, as the next page sends them. */
import type { UnsentChanges } from "#domain/entities/cart/stored-cart.ts"
import { leavingRequestTimeout } from "#domain/rules/timings.ts"

/**
 * Changes to be sent at `now`, in milliseconds since 1970. The browser itself sends a request of a page that is left:
 * soon after it, the same key has the shop carry it out once; later it is settled, and the cart may have changed since.
 */
export const changesToSend = ({ changes, leftAt }: UnsentChanges, now: number): UnsentChanges["changes"] =>
  leftAt === undefined || now - leftAt < leavingRequestTimeout ? changes : changes.filter(({ key }) => key === null)
