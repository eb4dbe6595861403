/** Number of rooms and nights of a cart's stays, which are not counted in units. E29. */
import { isStay } from "./stay-line.ts"

const millisecondsPerDay = 86_400_000

/** Rooms and nights of the stays among lines; the nights of each stay count once, however many rooms it has. */
export const stayCounts = (lines: ReadonlyArray<Parameters<typeof isStay>[0]>): { readonly rooms: number; readonly nights: number } =>
  lines.filter(isStay).reduce(
    ({ rooms, nights }, { options }) => ({
      rooms: rooms + Number(options?.["rooms"] ?? 1),
      nights:
        nights + Math.round((Date.parse(String(options?.["leaves"])) - Date.parse(String(options?.["arrives"]))) / millisecondsPerDay),
    }),
    { rooms: 0, nights: 0 },
  )
