/** Use of the roulette's prizes. E30. */
import type { RouletteStock } from "#domain/entities/promotions/roulette.ts"

/** Share of a prize that was won, of what was won and what is left; in tenths of a percent, rounded. */
export const usedPerMille = ({ granted, quantity }: Pick<RouletteStock, "granted" | "quantity">): number =>
  granted + quantity === 0 ? 0 : Math.round((granted * 1000) / (granted + quantity))
