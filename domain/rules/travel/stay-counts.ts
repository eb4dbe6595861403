/** Number of rooms and nights of a cart's stays, which are not counted in units. E29. */
import { day } from "#domain/rules/instants.ts"
import { isStay } from "./stay-line.ts"

const total = (counts: ReadonlyArray<number>): number => counts.reduce((whole, count) => whole + count, 0)

const nightsBetween = (arrives: unknown, leaves: unknown): number =>
  Math.round((Date.parse(String(leaves)) - Date.parse(String(arrives))) / day)

/** Rooms and nights of the stays among lines; the nights of each stay count once, however many rooms it has. */
export const stayCounts = (lines: ReadonlyArray<Parameters<typeof isStay>[0]>): { readonly rooms: number; readonly nights: number } => {
  const stays = lines.filter(isStay).map(({ options }) => options ?? {})
  return {
    rooms: total(stays.map(({ rooms }) => Number(rooms ?? 1))),
    nights: total(stays.map(({ arrives, leaves }) => nightsBetween(arrives, leaves))),
  }
}
