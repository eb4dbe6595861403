/** Query of a list of reviews: its order, and which of them are shown. Specification §3, E19. */

/** `newest` begins with those that say something; the others order by helpful votes or by stars. */
export const reviewSorts = ["newest", "helpful", "high", "low"] as const
export type ReviewSort = (typeof reviewSorts)[number]

export type ReviewQuery = {
  readonly sort: ReviewSort
  /** Number of stars; `null` for any. */
  readonly stars: number | null
  /** Only reviews with pictures. */
  readonly pictured: boolean
}

export const everyReview: ReviewQuery = { sort: "newest", stars: null, pictured: false }

/** Whether some reviews are left out. */
export const isNarrowed = ({ stars, pictured }: ReviewQuery): boolean => stars !== null || pictured

/** Number of reviews without a filter, from the number with 1, 2, 3, 4 and 5 stars. */
export const reviewCount = (histogram: ReadonlyArray<number>): number => histogram.reduce((sum, count) => sum + count, 0)

/** Chosen again, the same number of stars is no filter any more. */
export const withStars = (query: ReviewQuery, stars: number): ReviewQuery => ({ ...query, stars: query.stars === stars ? null : stars })
