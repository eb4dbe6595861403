/** Headers of the work above an address's limit: the challenge of a 429, and its solution on the repeated call. Contract "Bounds and limits". */

/** An ALTCHA challenge (version 2, PBKDF2) as JSON. */
export const workChallengeHeader = "Work-Challenge"
/** `{challenge, solution}` as JSON: the challenge as it was received, and `{counter, derivedKey}`. */
export const workSolutionHeader = "Work-Solution"
