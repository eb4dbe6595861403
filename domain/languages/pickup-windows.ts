/** Pick-up windows of every language, apart from its dates: a few pages show them. */
import type { Locale } from "#domain/entities/locale.ts"
import type { PickupWindow } from "./language.ts"
import { pickupWindow as en } from "./en/pickup-window.ts"
import { pickupWindow as mn } from "./mn/pickup-window.ts"

export const pickupWindows: Readonly<Record<Locale, PickupWindow>> = { mn, en }
