/** Actor that changes the current order by whichever port the change needs. */
import { portByRequest } from "#machines/ports.ts"

/** The ports that change the current order and return the whole of it. */
export type OrderPort = "addItem" | "changeLine" | "applyCoupon" | "removeCoupon" | "useStoreCredit" | "saveAddress" | "resetOrder"

export const changeOrder = portByRequest<OrderPort>()
