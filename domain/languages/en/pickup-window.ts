/** Pick-up window in English. */
import type { PickupWindow } from "#domain/languages/language.ts"

export const pickupWindow: PickupWindow = "from {from} until {until}"
