/** Claims of receipts by the jobs that file and void them at the tax office. */
import { minute } from "#domain/rules/instants.ts"

/** Milliseconds after which a claim belongs to a process that was killed: longer than any call to a tax office, and than clocks are apart. */
export const claimLifetime = 15 * minute
