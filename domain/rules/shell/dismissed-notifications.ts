/** Notifications of the site that a device remembers as dismissed, by their ids. Specification E22. */

/** Maximum number of ids; the oldest are forgotten. */
const maxDismissed = 50

/** Ids with a further dismissed one, the latest first. */
export const withDismissed = (dismissed: ReadonlyArray<number>, id: number): ReadonlyArray<number> =>
  [id, ...dismissed.filter((other) => other !== id)].slice(0, maxDismissed)
