/** What the panel's buttons send where an event carries something: an answer of a port, a thing chosen, words typed. */

type Sample = Readonly<Record<string, unknown>>
export const sampleEvents: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<Sample>>>>> = {}
