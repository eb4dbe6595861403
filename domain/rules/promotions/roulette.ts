/** Rules of the roulette in the stores: its numbers, its locations and the use of its prizes. E30. */
import type { RouletteLocation, RouletteStock } from "#domain/entities/promotions/roulette.ts"

/** Numbers that a shop may print: letters, digits and hyphens, 3 to 20 of them. */
export const numberPattern = /^[A-Z0-9-]{3,20}$/

/** Whether text is a complete number of the roulette, `A-00001`, which is looked up as it is typed. */
export const isRouletteNumber = (text: string): boolean => /^[A-Z]-\d{5}$/.test(text)

/** Locations that a new staff member may be assigned to: a stopped one takes no new people and no draws, and keeps its own. */
export const activeLocations = (locations: ReadonlyArray<RouletteLocation>): ReadonlyArray<RouletteLocation> =>
  locations.filter(({ active }) => active)

/** Whether nothing is drawn at `location`; a number without a location is drawn anywhere. */
export const isStopped = (location: Pick<RouletteLocation, "active"> | null | undefined): boolean => location?.active === false

/** Share of a prize that was won, of what was won and what is left; in tenths of a percent, rounded. */
export const usedPerMille = ({ granted, quantity }: Pick<RouletteStock, "granted" | "quantity">): number =>
  granted + quantity === 0 ? 0 : Math.round((granted * 1000) / (granted + quantity))
