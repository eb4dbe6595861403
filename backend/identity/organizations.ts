/** Names of organizations by registry number, from the state register. Specification §3, E4. */
import type { Instant } from "#domain/entities/ids.ts"
import type { RegisteredOrganization } from "#domain/entities/identity/organization.ts"
import { isOrganizationNumber, normalizeOrganizationNumber } from "#domain/rules/identity/registration-number.ts"
import { day, later } from "#domain/rules/instants.ts"
import type { Database } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { countAddress } from "#backend/http/rate-limiter.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"
import type { BackendServices } from "#backend/services.ts"

/** How long a stored name is used before it is looked up again, in milliseconds; organizations are seldom renamed. */
const freshFor = 30 * day

/** The stored name of an organization; `null` where it was never looked up. */
export const storedName = async (db: Database, registryNumber: string): Promise<string | null> => {
  const [row] = await db.query<{ name: string }>("select name from organizations where registry_number = $1", [registryNumber])
  return row?.name ?? null
}

/** The organization of a registry number, which may be typed with spaces. Throws 404 for an unknown number, 422 where the register fails, and 429 after too many look-ups from one address. */
export const findOrganization = async (
  { db, providers }: BackendServices,
  typed: string,
  address: CallerAddress,
  now: Instant,
): Promise<RegisteredOrganization> => {
  const registryNumber = normalizeOrganizationNumber(typed)
  if (!isOrganizationNumber(registryNumber) || providers.findOrganization === null) throw missing("organization.unknown")
  const [fresh] = await db.query<{ name: string }>("select name from organizations where registry_number = $1 and looked_up_at > $2", [
    registryNumber,
    later(now, -freshFor),
  ])
  if (fresh !== undefined) return { registryNumber, name: fresh.name }
  await countAddress(db, limits.organizationLookUps, address, now)
  const found = await providers.findOrganization(registryNumber).catch(() => {
    throw new Refusal(422, { key: "organization.noAnswer" })
  })
  if (found === null) throw missing("organization.unknown")
  await db.query(
    `insert into organizations (registry_number, name, looked_up_at) values ($1, $2, $3)
     on conflict (registry_number) do update set name = excluded.name, looked_up_at = excluded.looked_up_at`,
    [registryNumber, found.name, now],
  )
  return { registryNumber, name: found.name }
}
