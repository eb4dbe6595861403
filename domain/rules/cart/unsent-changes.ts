/** Unsent changes of the cart that the next page sends. */
import type { UnsentChanges } from "#domain/entities/cart/stored-cart.ts"
import { leavingRequestTimeout } from "#domain/rules/timings.ts"

/**
 * Changes to be sent at `now`, in milliseconds since 1970. Without `leftAt` the page had no connection: every change is sent. The browser
 * still sends the pending requests of a page that is left: until they time out, a change is sent again under its key, which the shop
 * carries out once. Later only the changes without a key are sent, since the others have reached the shop and the cart may have changed
 * since. Example: of one change with a key and one without, 59 s after `leftAt` both are sent, after 61 s only the one without.
 */
export const changesToSend = ({ changes, leftAt }: UnsentChanges, now: number): UnsentChanges["changes"] =>
  leftAt === undefined || now - leftAt < leavingRequestTimeout ? changes : changes.filter(({ key }) => key === null)
