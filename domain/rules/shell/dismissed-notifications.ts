/** Notifications of the site that a device remembers as dismissed, by their ids. Specification E22. */

/** Longest list. */
const maxDismissed = 50

/** The dismissed ones after a further one, the latest first. */
export const withDismissed = (dismissed: ReadonlyArray<number>, id: number): ReadonlyArray<number> => [id, ...dismissed.filter((other) => other !== id)].slice(0, maxDismissed)
