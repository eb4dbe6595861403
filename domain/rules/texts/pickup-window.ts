/** Pick-up window as text, without a `now` by its dates: «маргааш 13:00 цагаас нөгөөдөр хүртэл». */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { pickupWindows } from "#domain/languages/pickup-windows.ts"
import { filled, formatDay, formatTime } from "./dates.ts"

export const formatPickupWindow = (from: Instant, to: Instant, now: Instant | null, locale: Locale): string =>
  filled(pickupWindows[locale], { from: `${formatDay(from, now, locale)} ${formatTime(from)}`, until: formatDay(to, now, locale) })
