/** What a shopper does on the screen of every machine, by the machine's name. */
import { browse } from "./browse.ts"
import { buy } from "./buy.ts"
import type { AnyDrivers } from "./driver.ts"
import { shell } from "./shell.ts"

export const drivers = { ...shell, ...browse, ...buy } as unknown as Readonly<Record<string, AnyDrivers>>
