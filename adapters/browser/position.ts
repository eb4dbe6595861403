/** Position of the device, with its owner's leave. */
import type { NotLocated } from "#domain/entities/travel/found-place.ts"
import type { Point } from "#domain/rules/travel/nearest-area.ts"

export type Position = Point | NotLocated

/** Longest wait for a position, and its greatest age, in milliseconds. */
const limits = { timeout: 10_000, maximumAge: 600_000 } as const

export const readPosition = (): Promise<Position> =>
  new Promise((resolve) => {
    if (typeof navigator === "undefined" || !("geolocation" in navigator)) return resolve("unavailable")
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? "refused" : "unavailable"),
      limits,
    )
  })
