/** Delivery window as text, without a `now` by its dates: «маргааш 14:00–18:00», «11-р сарын 23, даваа 14:00–18:00». */
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { wallDay } from "#domain/rules/instants.ts"
import { formatDay, formatTime } from "./dates.ts"

export const formatDeliveryWindow = (from: Instant, to: Instant, now: Instant | null, locale: Locale): string =>
  wallDay(from) === wallDay(to)
    ? `${formatDay(from, now, locale)} ${formatTime(from)}–${formatTime(to)}`
    : `${formatDay(from, now, locale)} – ${formatDay(to, now, locale)}`
