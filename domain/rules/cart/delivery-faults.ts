/** Delivery terms of a site that no window could keep. */
import { minWindowHours } from "./delivery.ts"
import type { DeliveryConfig } from "./delivery-terms.ts"

/** Working hours of a day, and of a same-day promise, which leave two hours of it on the next day after a payment before closing. */
const leastWorkingHours = 5

/** Hours between the ends of a promise outside the city, which hold a night and a window. */
const leastCountryHours = 24

/** Days between the ends of a promise of what is made to order, which hold a working day. */
const leastDaysApart = 2

type Path = ReadonlyArray<string>
type Bound = { readonly path: Path; readonly value: number; readonly least: number; readonly most?: number }

/** A value that is out of its bounds. */
export type DeliveryFault = { readonly path: Path } & ({ readonly atLeast: number } | { readonly atMost: number })

const rangeBounds = (path: Path, { from, to }: { readonly from: number; readonly to: number }, least: number, apart: number) => [
  { path: [...path, "from"], value: from, least },
  { path: [...path, "to"], value: to, least: from + apart },
]

/**
 * Values by which a promise could not be kept, by their path in the configuration. With all in bounds every window has two hours within
 * working hours, and ends within the hours or days of its promise.
 */
export const deliveryFaults = ({ workFrom, workTo, deliveryHours, delivery }: DeliveryConfig): ReadonlyArray<DeliveryFault> => {
  const { sameDay, countryHours, zones, madeToOrderDays } = delivery
  const bounds: ReadonlyArray<Bound> = [
    { path: ["workFrom"], value: workFrom, least: 0, most: 24 },
    { path: ["workTo"], value: workTo, least: workFrom + leastWorkingHours, most: 24 },
    // An order of the hour from which on it is not delivered on the same day arrives in the first window of the next one.
    { path: ["deliveryHours"], value: deliveryHours, least: sameDay === null ? 1 : 24 - sameDay.before + workFrom + minWindowHours },
    ...(sameDay === null
      ? []
      : [
          { path: ["delivery", "sameDay", "before"], value: sameDay.before, least: 0, most: 24 },
          { path: ["delivery", "sameDay", "hours"], value: sameDay.hours, least: leastWorkingHours },
        ]),
    ...rangeBounds(["delivery", "countryHours"], countryHours, 0, leastCountryHours),
    ...rangeBounds(["delivery", "madeToOrderDays"], madeToOrderDays, 1, leastDaysApart),
    ...Object.entries(zones).flatMap(([name, zone]) => {
      const { from = -1, to = -1 } = zone ?? {}
      // One of the hours alone is no range.
      return from === -1 && to === -1 ? [] : rangeBounds(["delivery", "zones", name], { from, to }, 0, leastCountryHours)
    }),
  ]
  return bounds.flatMap(({ path, value, least, most }): ReadonlyArray<DeliveryFault> => {
    if (value < least) return [{ path, atLeast: least }]
    return most !== undefined && value > most ? [{ path, atMost: most }] : []
  })
}
