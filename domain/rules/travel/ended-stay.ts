/** When a stay is over, so that its guest may review the hotel. E29. */
import type { Instant } from "#domain/entities/ids.ts"
import { localDate } from "#domain/rules/calendar-date.ts"

/** Whether the nights of a stay are over: from midnight of the day of leaving on, a date such as `2026-11-29`. */
export const isStayOver = (leaves: string, now: Instant): boolean => leaves !== "" && leaves <= localDate(now)
