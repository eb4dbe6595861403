/** Drivers of all machines by name, found at `drivers/<area>/<machine>.ts`. */
import { modelsByPlace } from "#book/models/all.ts"
import type { AnyDrivers } from "./driver.ts"

type DriverFile = { readonly driver: AnyDrivers }

export const driversByPlace: Readonly<Record<string, AnyDrivers>> = Object.fromEntries(
  Object.entries(import.meta.glob<DriverFile>("./*/*.ts", { eager: true })).map(([file, { driver }]) => [file.slice(2, -".ts".length), driver]),
)

export const drivers: Readonly<Record<string, AnyDrivers>> = Object.fromEntries(
  Object.entries(driversByPlace).flatMap(([place, driver]) => {
    const model = modelsByPlace[place]
    return model === undefined ? [] : [[model.machine.id, driver]]
  }),
)
