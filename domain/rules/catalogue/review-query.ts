/** Query of a list of reviews: its order, and which of them are shown. Specification §3, E19. */

/** Sort orders: the newest first, the most helpful, the most stars, the fewest stars. */
export const reviewSorts = ["newest", "helpful", "high", "low"] as const
export type ReviewSort = (typeof reviewSorts)[number]

export type ReviewQuery = {
  readonly sort: ReviewSort
  /** Number of stars; `null` for any. */
  readonly stars: number | null
  /** Only reviews with pictures. */
  readonly pictured: boolean
}

/** Query without a filter. */
export const everyReview: ReviewQuery = { sort: "newest", stars: null, pictured: false }

/** Whether the query leaves out some reviews. */
export const isNarrowed = ({ stars, pictured }: ReviewQuery): boolean => stars !== null || pictured

/** Query for reviews with `stars`; without the filter if it has that one already. */
export const withStars = (query: ReviewQuery, stars: number): ReviewQuery => ({
  ...query,
  stars: query.stars === stars ? null : stars,
})
