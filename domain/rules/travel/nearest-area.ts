/** Nearest of the places whose centres are known. E24. */

export type Point = { readonly latitude: number; readonly longitude: number }

const radius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Distance over ground in kilometres. */
export const distance = (one: Point, other: Point): number => {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width)))
}

/** Farthest that a point lies from the centre of its soum, in kilometres. */
const reach = 120

/** The place whose centre is nearest; `null` for a point that is far from all. */
export const nearest = <Place extends Point>(places: ReadonlyArray<Place>, point: Point): Place | null => {
  const measured = places.map((place) => ({ place, away: distance(place, point) })).filter(({ away }) => away <= reach)
  return measured.toSorted((one, other) => one.away - other.away)[0]?.place ?? null
}
