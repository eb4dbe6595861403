/** Average rating of a histogram. Specification §3, E19. */

/** To one decimal, from the number of ratings with 1, 2, 3, 4 and 5 stars; 0 without any. */
export const averageRating = (histogram: ReadonlyArray<number>): number => {
  const total = histogram.reduce((sum, count) => sum + count, 0)
  if (total === 0) return 0
  const stars = histogram.reduce((sum, count, at) => sum + count * (at + 1), 0)
  return Math.round((10 * stars) / total) / 10
}
