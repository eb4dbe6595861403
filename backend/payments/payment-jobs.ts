/** Jobs of payments: requests that are due are sent or checked, providers that are down are probed. */
import type { Instant } from "#domain/entities/ids.ts"
import type { BackendServices } from "#backend/services.ts"
import { checkRequest } from "./check-request.ts"
import { createRequest } from "./create-request.ts"
import { downProviders, probeProviders } from "./provider-health.ts"

/** Requests of one provider in one round. */
const perRound = 40

type DueRow = { readonly id: number; readonly state: "wanted" | "asking" | "open" }

/** What a due request waits for: to be sent, or to be paid. */
const steps: Readonly<Record<DueRow["state"], typeof checkRequest>> = { wanted: createRequest, asking: createRequest, open: checkRequest }

/** Works through the due requests of a provider until it does not answer. */
const tend = async (services: BackendServices, provider: string, now: Instant): Promise<number> => {
  const due = await services.db.query<DueRow>(
    `select id, state from payment_requests
     where provider = $1 and state in ('wanted', 'asking', 'open') and next_at <= $2 order by next_at limit ${perRound}`,
    [provider, now],
  )
  let count = 0
  for (const { id, state } of due) {
    const answered = await steps[state](services, id, now)
    if (!answered) return count
    count += 1
  }
  return count
}

/** One provider that is slow or down stops no other. Returns the number of requests that were tended. */
export const tendPayments = async (services: BackendServices, now: Instant): Promise<number> => {
  await probeProviders(services, now)
  const down = await downProviders(services.db)
  const remote = services.providers.payments.filter(({ name, isLocal = false }) => !isLocal && !down.has(name))
  const counts = await Promise.all(remote.map(({ name }) => tend(services, name, now)))
  return counts.reduce((sum, count) => sum + count, 0)
}
