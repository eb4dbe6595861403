/** Faults of a site's delivery and returns, in its file and as content, and the names of its zones. */
import { isCapital } from "#domain/rules/account/zones.ts"
import { deliveryFaults } from "#domain/rules/cart/delivery-faults.ts"
import type { DeliveryConfig } from "#domain/rules/cart/delivery-terms.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { zoneKeys, zoneNames } from "#backend/country.ts"
import { nearestOf } from "./setting-faults.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"

/** What is wrong with the value at a path of the configuration. */
export type SiteFault = { readonly path: ReadonlyArray<string>; readonly reason: MessageRef }

const bounded = (key: TextKey, bound: number): MessageRef => ({ key: "setting.expected", values: { expected: { key, values: { bound } } } })
const atLeast = (bound: number): MessageRef => bounded("setting.kind.atLeast", bound)

type Zones = DeliveryConfig["delivery"]["zones"]

/** An unknown zone, with the nearest name of one; of a district without its city, `Багануур`, that of both. */
const unknownZone = (text: string): MessageRef => {
  const names = zoneNames()
  const districts = new Map(names.map((name) => [name.split(", ").at(-1) ?? "", name]))
  const nearest = nearestOf(text, names) ?? districts.get(nearestOf(text, [...districts.keys()]) ?? "") ?? null
  return nearest === null ? { key: "setting.zone" } : { key: "setting.nearest", values: { reason: { key: "setting.zone" }, nearest } }
}

/** Whether a zone without hours has none to take over: outside the capital, on a site that delivers in it alone. */
const lacksHours = (zone: Zones[string], keys: ReadonlyArray<string>, country: boolean): boolean =>
  !country && zone?.from === undefined && zone?.to === undefined && zone !== null && !keys.some((key) => isCapital(key.split(",")[0] ?? ""))

/** Delivery terms that no window could keep, and zones that the country does not have. `isSet` tells values of the file from the defaults. */
export const faultsOfDelivery = (config: DeliveryConfig, isSet?: (path: SiteFault["path"]) => boolean): ReadonlyArray<SiteFault> => {
  const { zones, country } = config.delivery
  return [
    ...Object.entries(zones).flatMap(([text, terms]): ReadonlyArray<SiteFault> => {
      const keys = zoneKeys(text)
      if (keys === null) return [{ path: ["delivery", "zones", text], reason: unknownZone(text) }]
      return lacksHours(terms, keys, country) ? [{ path: ["delivery", "zones", text, "from"], reason: atLeast(0) }] : []
    }),
    ...deliveryFaults(config, isSet).map((fault) => ({
      path: fault.path,
      reason: "atLeast" in fault ? atLeast(fault.atLeast) : bounded("setting.kind.atMost", fault.atMost),
    })),
  ]
}

/** Hours of returns below 0. */
export const faultsOfReturns = ({ returns: { hours, categories } }: Pick<SiteConfig, "returns">): ReadonlyArray<SiteFault> =>
  [
    { path: ["returns", "hours"], hours },
    ...Object.entries(categories).map(([name, own]) => ({ path: ["returns", "categories", name], hours: own })),
  ].flatMap(({ path, hours: own }) => (own < 0 ? [{ path, reason: atLeast(0) }] : []))

/** Each zone by all its names, as addresses may have them. */
export const byAllNames = (zones: Zones): Zones =>
  Object.fromEntries(Object.entries(zones).flatMap(([text, terms]) => (zoneKeys(text) ?? []).map((key) => [key, terms] as const)))

/** Each zone once, by its name in the default language. */
export const byOneName = (zones: Zones): Zones => Object.fromEntries(Object.entries(zones).filter(([text]) => zoneKeys(text)?.[1] === text))
