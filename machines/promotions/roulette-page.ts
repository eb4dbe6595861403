/** Page and changes of the roulette's administration. */
import type { AdministrationEntry } from "#domain/entities/promotions/administration.ts"
import type { RouletteLocation, RouletteNumber, RouletteStock, RouletteUser } from "#domain/entities/promotions/roulette.ts"

export const rouletteTabs = ["numbers", "users", "stocks", "locations", "log"] as const
export type RouletteTab = (typeof rouletteTabs)[number]

export type RouletteQuery = { readonly tab: RouletteTab; readonly q: string; readonly page: number }

type PageCounts = { readonly page: number; readonly pages: number; readonly total: number }
type Rows<Tab extends RouletteTab, Row> = PageCounts & { readonly tab: Tab; readonly items: ReadonlyArray<Row> }

/** Stores that have the roulette, for rows that name one by its id. */
type AtLocations = { readonly locations: ReadonlyArray<RouletteLocation> }

export type RoulettePage =
  /** `self`: the staff member who draws; `null` for an administrator who does not draw. */
  | (Rows<"numbers", RouletteNumber> & AtLocations & { readonly self: RouletteUser | null })
  | (Rows<"users", RouletteUser> & AtLocations)
  | Rows<"stocks", RouletteStock>
  | Rows<"locations", RouletteLocation>
  | Rows<"log", AdministrationEntry>

export type RouletteChange =
  | { readonly kind: "draw"; readonly number: string }
  | { readonly kind: "addUser"; readonly name: string; readonly login: string; readonly locationId: number | null }
  | { readonly kind: "removeUser"; readonly id: number; readonly name: string }
  /** `seen`: the quantity shown when another was typed. */
  | {
      readonly kind: "setStock"
      readonly id: number
      readonly name: string
      readonly quantity: number
      readonly weight: number
      readonly seen: number
    }
  | { readonly kind: "addLocation"; readonly name: string }
  | { readonly kind: "stopLocation" | "startLocation"; readonly id: number; readonly name: string }
