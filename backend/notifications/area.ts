/** Notifications area: the jobs of the outbox of letters. */
import type { Area } from "#backend/area.ts"
import { purgeJob } from "#backend/jobs/purge.ts"
import { day, later } from "#domain/rules/instants.ts"
import { sendLetters } from "./send-letters.ts"

/** How long sent and failed letters are stored, in milliseconds. */
const storedFor = 30 * day

export const notifications: Area = {
  jobs: [
    { name: "letters", every: 0, isExternal: true, run: sendLetters },
    purgeJob("letters", (now) => [
      ["delete from letters where created_at < $1 and state not in ('waiting', 'sending')", later(now, -storedFor)],
    ]),
  ],
}
