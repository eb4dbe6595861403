/** Zones as the options of a select. */
import type { Zone } from "#domain/entities/account/address.ts"
import { defaultLocale, inLocale, type Locale } from "#domain/entities/locale.ts"

/** A chosen zone that is not among `zones`, as of an older address or while they are being fetched, stays selectable. */
export const zoneOptions = (zones: ReadonlyArray<Zone>, chosen: string, locale: Locale) => {
  const options = zones.map(({ name }) => ({ value: name[defaultLocale], label: inLocale(name, locale) }))
  const isListed = chosen === "" || options.some(({ value }) => value === chosen)
  return isListed ? options : [{ value: chosen, label: chosen }, ...options]
}
