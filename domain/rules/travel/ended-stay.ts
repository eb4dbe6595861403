/** End of a stay, from which its guest may review the hotel. E29. */
import type { Instant } from "#domain/entities/ids.ts"
import { localDate } from "#domain/rules/calendar-date.ts"

/** Whether a stay is over: from midnight of its day of departure on, a date such as `2026-11-29`. */
export const isStayOver = (leaves: string, now: Instant): boolean => leaves !== "" && leaves <= localDate(now)
