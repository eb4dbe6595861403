/** Pick-up window in Mongolian. */
import type { PickupWindow } from "#domain/languages/language.ts"

export const pickupWindow: PickupWindow = "{from} цагаас {until} хүртэл"
