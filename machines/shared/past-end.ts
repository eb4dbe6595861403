/** List of the administration whose last page has lost its last row by a change: the page before is fetched in its place. */

export type Paged = { readonly page: number; readonly pages: number }

/** The answered page of an `onDone`. */
const answered = ({ event }: { readonly event: { readonly output: Paged } }): Paged => event.output

export const isPastEnd = (_: unknown, { page, pages }: Paged): boolean => page > Math.max(1, pages)

/** The query of the last page. */
export const lastPageOf = <Query extends object>({ query }: { readonly query: Query }, { pages }: Paged) => ({
  query: { ...query, page: Math.max(1, pages) },
})

/** Transition of `fetching` that comes before the others of its `onDone`; the machine declares `isPastEnd` and `takeLastPage`. */
export const fetchLastPage = {
  guard: { type: "isPastEnd", params: answered },
  target: "fetching",
  reenter: true,
  actions: { type: "takeLastPage", params: answered },
} as const
