/** Delivery terms of a site that no window could keep. */
import { minWindowHours } from "./delivery.ts"
import type { DeliveryConfig } from "./delivery-terms.ts"

/** Working hours of a day, and of a same-day promise, which leave two hours of it on the next day after a payment before closing. */
const minWorkingHours = 5

/** Hour at which a day's work begins at the latest. */
const latestStart = 24 - minWorkingHours

/** Hours between the ends of a promise outside the city, which hold a night and a window. */
const minCountryHours = 24

/** Opening hours in which an order of a pick-up is prepared at the longest: those of a short day. */
const maxHoursToPrepare = 8

/** Days between the ends of a promise of what is made to order, which hold a working day. */
const minDaysApart = 2

type Path = ReadonlyArray<string>
type Bound = { readonly path: Path; readonly value: number; readonly minimum: number; readonly maximum?: number }

/** A value that is out of its bounds. */
export type DeliveryFault = { readonly path: Path } & ({ readonly atLeast: number } | { readonly atMost: number })

const faultsIn = (bounds: ReadonlyArray<Bound>): ReadonlyArray<DeliveryFault> =>
  bounds.flatMap(({ path, value, minimum, maximum }): ReadonlyArray<DeliveryFault> => {
    if (value < minimum) return [{ path, atLeast: minimum }]
    return maximum !== undefined && value > maximum ? [{ path, atMost: maximum }] : []
  })

const isHourOfWork = (hour: number, minimum: number, maximum: number): boolean => hour >= minimum && hour <= maximum

/** Of the two hours the one that is wrong: 22 to 20 begins too late, 15 to 10 ends too early. */
const workBounds = ({ workFrom, workTo }: Pick<DeliveryConfig, "workFrom" | "workTo">): ReadonlyArray<Bound> => {
  const to = { path: ["workTo"], value: workTo, maximum: 24 }
  if (isHourOfWork(workFrom, 0, latestStart)) return [{ ...to, minimum: workFrom + minWorkingHours }]
  const maximum = isHourOfWork(workTo, minWorkingHours, 24) ? workTo - minWorkingHours : latestStart
  return [
    { path: ["workFrom"], value: workFrom, minimum: 0, maximum },
    { ...to, minimum: minWorkingHours },
  ]
}

const rangeBounds = (path: Path, { from, to }: { readonly from: number; readonly to: number }, minimum: number, apart: number) => [
  { path: [...path, "from"], value: from, minimum },
  { path: [...path, "to"], value: to, minimum: Math.max(from, minimum) + apart },
]

const beforePath = ["delivery", "sameDay", "before"]

/**
 * An order of the hour from which on it is not delivered on the same day arrives in the first window of the next one, within the hours of
 * a delivery. Of the three values that decide it, the first that the site sets is named.
 */
const nextDayBound = ({ workFrom, deliveryHours }: DeliveryConfig, before: number, isSet: (path: Path) => boolean): Bound => {
  const needed = 24 - before + workFrom + minWindowHours
  const lacking = needed - deliveryHours
  const ofHours: Bound = { path: ["deliveryHours"], value: deliveryHours, minimum: needed }
  const ofBefore: Bound = { path: beforePath, value: before, minimum: before + lacking }
  const ofWork: Bound = { path: ["workFrom"], value: workFrom, minimum: 0, maximum: workFrom - lacking }
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
    { path: ["deliveryHours"], value: config.deliveryHours, minimum: 1 },
    ...(sameDay === null ? [] : [{ path: beforePath, value: sameDay.before, minimum: 0, maximum: 24 }]),
  ])
  return [
    ...hours,
    ...(sameDay === null || hours.length > 0 ? [] : faultsIn([nextDayBound(config, sameDay.before, isSet)])),
    ...faultsIn([
      ...(sameDay === null ? [] : [{ path: ["delivery", "sameDay", "hours"], value: sameDay.hours, minimum: minWorkingHours }]),
      ...rangeBounds(["delivery", "countryHours"], countryHours, 0, minCountryHours),
      ...(byWeight === null ? [] : [{ path: ["delivery", "byWeight", "includedKg"], value: byWeight.includedKg, minimum: 0 }]),
      ...rangeBounds(["delivery", "madeToOrderDays"], madeToOrderDays, 1, minDaysApart),
      { path: ["delivery", "pickup", "hours"], value: pickup.hours, minimum: 0, maximum: maxHoursToPrepare },
      { path: ["delivery", "pickup", "days"], value: pickup.days, minimum: 1, maximum: 14 },
      ...Object.entries(zones).flatMap(([name, zone]) => {
        const { from = -1, to = -1 } = zone ?? {}
        // One of the hours alone is no range.
        return from === -1 && to === -1 ? [] : rangeBounds(["delivery", "zones", name], { from, to }, 0, minCountryHours)
      }),
    ]),
  ]
}
