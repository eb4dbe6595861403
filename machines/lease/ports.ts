/** Ports of the lease calculator. */
import type { LeaseProvider } from "#domain/entities/lease/lease.ts"
import type { SharedRead } from "#machines/shared-read.ts"

export interface LeasePorts {
  /** Lenders and their terms; empty where the site has no leases. */
  readonly fetchLenders: SharedRead<void, ReadonlyArray<LeaseProvider>>
}
