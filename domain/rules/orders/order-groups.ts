/** Groups of placed orders by which a shopper filters their list. */
export const orderGroups = ["toPay", "onWay", "delivered", "canceled"] as const
export type OrderGroup = (typeof orderGroups)[number]

/** Group of a query string; `null` for all orders. */
export const readOrderGroup = (text: string | null): OrderGroup | null => orderGroups.find((group) => group === text) ?? null
