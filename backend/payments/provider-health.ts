/** Providers that do not answer: their methods are inactive until one answers again. */
import type { Instant } from "#domain/entities/ids.ts"
import { later, second } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"

/** Failures in a row after which a provider counts as down. */
const tolerated = 3
/** Milliseconds between two probes of a provider that is down. */
const probedEvery = 30 * second

export const noteAnswer = async (db: Database, provider: string): Promise<void> => {
  await db.query("update provider_health set failures = 0, down_since = null, problem = null where provider = $1 and failures > 0", [
    provider,
  ])
}

export const noteFailure = async (db: Database, provider: string, problem: string, now: Instant): Promise<void> => {
  await db.query(
    `insert into provider_health as h (provider, failures, problem) values ($1, 1, $2)
     on conflict (provider) do update set failures = h.failures + 1, problem = excluded.problem,
       down_since = case when h.failures + 1 >= $3 then coalesce(h.down_since, $4) end`,
    [provider, problem, tolerated, now],
  )
}

/** Names of the providers that are down. */
export const downProviders = async (db: Database): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.query<{ provider: string }>("select provider from provider_health where down_since is not null")).map(
      ({ provider }) => provider,
    ),
  )

/** Probes what is down, and makes what waits for an answering provider due at once. Returns how many answer again. */
export const probeProviders = async ({ db, providers, log }: BackendServices, now: Instant): Promise<number> => {
  let count = 0
  for (const provider of providers.payments) {
    const claimed = await db.query(
      `update provider_health set probed_at = $2
       where provider = $1 and down_since is not null and (probed_at is null or probed_at <= $3) returning 1`,
      [provider.name, now, later(now, -probedEvery)],
    )
    if (claimed.length === 0) continue
    try {
      await provider.probe?.()
    } catch (error) {
      log.warn({ provider: provider.name, message: error instanceof Error ? error.message : "" }, "a provider is still down")
      continue
    }
    await noteAnswer(db, provider.name)
    await db.query("update payment_requests set next_at = $2 where provider = $1 and state in ('wanted', 'open') and next_at > $2", [
      provider.name,
      now,
    ])
    count += 1
  }
  return count
}
