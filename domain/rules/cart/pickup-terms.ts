/** Terms of a pick-up at a store. Record 0023. */

/** Opening hours that a store needs to prepare an order, and open days for which it keeps one, that on which it is ready included. */
export type PickupTerms = { readonly hours: number; readonly days: number }

/** Terms where a site sets none. */
export const usualPickup: PickupTerms = { hours: 2, days: 3 }
