/** Histogram of ratings: the number of reviews with 1, 2, 3, 4 and 5 stars. Specification §3, E19. */

/** Number of all reviews. */
export const reviewCount = (histogram: ReadonlyArray<number>): number => histogram.reduce((sum, count) => sum + count, 0)

/** Average number of stars to one decimal; 0 without reviews. */
export const averageRating = (histogram: ReadonlyArray<number>): number => {
  const total = reviewCount(histogram)
  if (total === 0) return 0
  const stars = histogram.reduce((sum, count, at) => sum + count * (at + 1), 0)
  return Math.round((10 * stars) / total) / 10
}
