/** Days of two weeks of November 2025, in Ulaanbaatar. */
import type { Instant } from "#domain/entities/ids.ts"

const dates = {
  monday: "03",
  tuesday: "04",
  wednesday: "05",
  thursday: "06",
  friday: "07",
  saturday: "08",
  sunday: "09",
  nextMonday: "10",
  nextWednesday: "12",
} as const

/** That day at that time: `at("monday", "13:30")`. */
export const at = (day: keyof typeof dates, time: string) => `2025-11-${dates[day]}T${time}:00+08:00` as Instant
