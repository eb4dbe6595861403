/** Stops of something under way, with the one that it has reached. */

export type StopState = "passed" | "here" | "ahead"

export type ReachedStop<Stop> = { readonly stop: Stop; readonly state: StopState }

const stateAt = (at: number, here: number): StopState => {
  if (at === here) return "here"
  return at < here ? "passed" : "ahead"
}

/** The stops with their states; the last one is reached where `reached` is none of them. */
export const withReached = <Stop>(stops: ReadonlyArray<Stop>, reached: Stop): ReadonlyArray<ReachedStop<Stop>> => {
  const here = stops.includes(reached) ? stops.indexOf(reached) : stops.length - 1
  return stops.map((stop, at) => ({ stop, state: stateAt(at, here) }))
}
