/** Zones as the options of a select. */
import type { Zone } from "#domain/entities/account/address.ts"
import { isZone } from "#domain/rules/account/zones.ts"
import { defaultLocale, inLocale, type Locale } from "#domain/entities/locale.ts"

/** The chosen zone keeps the name that the form has, in whichever language. One that is not among `zones`, as of an older address or while they are being fetched, stays selectable. */
export const zoneOptions = (zones: ReadonlyArray<Zone>, chosen: string, locale: Locale) => {
  const options = zones.map((zone) => ({
    value: isZone(zone, chosen) ? chosen : zone.name[defaultLocale],
    label: inLocale(zone.name, locale),
  }))
  const isListed = chosen === "" || options.some(({ value }) => value === chosen)
  return isListed ? options : [{ value: chosen, label: chosen }, ...options]
}
