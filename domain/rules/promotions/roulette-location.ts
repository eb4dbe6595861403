/** Places of the roulette: a stopped one takes no new people and no draws, and keeps its own. E30. */
import type { RouletteLocation } from "#domain/entities/promotions/roulette.ts"

/** Places that a new person may be given. */
export const activeLocations = (locations: ReadonlyArray<RouletteLocation>): ReadonlyArray<RouletteLocation> => locations.filter(({ active }) => active)

/** Whether nothing is drawn at `location`; a number without a place is drawn anywhere. */
export const isStopped = (location: Pick<RouletteLocation, "active"> | null | undefined): boolean => location?.active === false
