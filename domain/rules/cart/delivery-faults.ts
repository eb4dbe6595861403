/** Delivery terms of a site that no window could keep. */
import { minWindowHours } from "./delivery.ts"
import type { DeliveryConfig } from "./delivery-terms.ts"

/** Working hours of a day, and of a same-day promise, which leave two hours of it on the next day after a payment before closing. */
const leastWorkingHours = 5

/** Hour at which a day's work begins at the latest. */
const latestStart = 24 - leastWorkingHours

/** Hours between the ends of a promise outside the city, which hold a night and a window. */
const leastCountryHours = 24

/** Opening hours in which an order of a pick-up is prepared at the longest: those of a short day. */
const mostHoursToPrepare = 8

/** Days between the ends of a promise of what is made to order, which hold a working day. */
const leastDaysApart = 2

type Path = ReadonlyArray<string>
type Bound = { readonly path: Path; readonly value: number; readonly least: number; readonly most?: number }

/** A value that is out of its bounds. */
export type DeliveryFault = { readonly path: Path } & ({ readonly atLeast: number } | { readonly atMost: number })

const faultsIn = (bounds: ReadonlyArray<Bound>): ReadonlyArray<DeliveryFault> =>
  bounds.flatMap(({ path, value, least, most }): ReadonlyArray<DeliveryFault> => {
    if (value < least) return [{ path, atLeast: least }]
    return most !== undefined && value > most ? [{ path, atMost: most }] : []
  })

const isHourOfWork = (hour: number, least: number, most: number): boolean => hour >= least && hour <= most

/** Of the two hours the one that is wrong: 22 to 20 begins too late, 15 to 10 ends too early. */
const workBounds = ({ workFrom, workTo }: Pick<DeliveryConfig, "workFrom" | "workTo">): ReadonlyArray<Bound> => {
  const to = { path: ["workTo"], value: workTo, most: 24 }
  if (isHourOfWork(workFrom, 0, latestStart)) return [{ ...to, least: workFrom + leastWorkingHours }]
  const most = isHourOfWork(workTo, leastWorkingHours, 24) ? workTo - leastWorkingHours : latestStart
  return [
    { path: ["workFrom"], value: workFrom, least: 0, most },
    { ...to, least: leastWorkingHours },
  ]
}

const rangeBounds = (path: Path, { from, to }: { readonly from: number; readonly to: number }, least: number, apart: number) => [
  { path: [...path, "from"], value: from, least },
  { path: [...path, "to"], value: to, least: Math.max(from, least) + apart },
]

const beforePath = ["delivery", "sameDay", "before"]

/**
 * An order of the hour from which on it is not delivered on the same day arrives in the first window of the next one, within the hours of
 * a delivery. Of the three values that decide it, the first that the site sets is named.
 */
const nextDayBound = ({ workFrom, deliveryHours }: DeliveryConfig, before: number, isSet: (path: Path) => boolean): Bound => {
  const needed = 24 - before + workFrom + minWindowHours
  const lacking = needed - deliveryHours
  const ofHours: Bound = { path: ["deliveryHours"], value: deliveryHours, least: needed }
  const ofBefore: Bound = { path: beforePath, value: before, least: before + lacking }
  const ofWork: Bound = { path: ["workFrom"], value: workFrom, least: 0, most: workFrom - lacking }
  return [ofHours, ofBefore, ofWork].find(({ path }) => isSet(path)) ?? ofHours
}

/**
 * Values by which a promise could not be kept, by their path in the configuration. With all in bounds every window has two hours within
 * working hours, and ends within the hours or days of its promise. What follows from another fault is none. `isSet` tells the values of
 * the site from the defaults.
 */
export const deliveryFaults = (config: DeliveryConfig, isSet: (path: Path) => boolean = () => true): ReadonlyArray<DeliveryFault> => {
  const { sameDay, countryHours, zones, byWeight, madeToOrderDays, pickup } = config.delivery
  const hours = faultsIn([
    ...workBounds(config),
    { path: ["deliveryHours"], value: config.deliveryHours, least: 1 },
    ...(sameDay === null ? [] : [{ path: beforePath, value: sameDay.before, least: 0, most: 24 }]),
  ])
  return [
    ...hours,
    ...(sameDay === null || hours.length > 0 ? [] : faultsIn([nextDayBound(config, sameDay.before, isSet)])),
    ...faultsIn([
      ...(sameDay === null ? [] : [{ path: ["delivery", "sameDay", "hours"], value: sameDay.hours, least: leastWorkingHours }]),
      ...rangeBounds(["delivery", "countryHours"], countryHours, 0, leastCountryHours),
      ...(byWeight === null ? [] : [{ path: ["delivery", "byWeight", "includedKg"], value: byWeight.includedKg, least: 0 }]),
      ...rangeBounds(["delivery", "madeToOrderDays"], madeToOrderDays, 1, leastDaysApart),
      { path: ["delivery", "pickup", "hours"], value: pickup.hours, least: 0, most: mostHoursToPrepare },
      { path: ["delivery", "pickup", "days"], value: pickup.days, least: 1, most: 14 },
      ...Object.entries(zones).flatMap(([name, zone]) => {
        const { from = -1, to = -1 } = zone ?? {}
        // One of the hours alone is no range.
        return from === -1 && to === -1 ? [] : rangeBounds(["delivery", "zones", name], { from, to }, 0, leastCountryHours)
      }),
    ]),
  ]
}
