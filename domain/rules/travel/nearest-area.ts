/** Nearest place to a point, by the centres of the places. E24. */

export type Point = { readonly latitude: number; readonly longitude: number }

/** Mean radius of the earth in kilometres. */
const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres, by the haversine formula. */
export const distance = (one: Point, other: Point): number => {
  const latitudes = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const haversine = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** Maximum distance of a point from the centre of its soum, in kilometres. */
const maxDistance = 120

/** The place whose centre is nearest; `null` for a point that is far from all. */
export const nearest = <Place extends Point>(places: ReadonlyArray<Place>, point: Point): Place | null => {
  const inReach = places
    .map((place) => ({ place, kilometres: distance(place, point) }))
    .filter(({ kilometres }) => kilometres <= maxDistance)
  return inReach.toSorted((one, other) => one.kilometres - other.kilometres)[0]?.place ?? null
}
